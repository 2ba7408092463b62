import path from "node:path";
import { fileURLToPath } from "node:url";

import type { Probe } from "#evidence/probe-facts.ts";
import type { InPageModule } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { VIEW_LABELS, type ViewName } from "#gather/views/view-names.ts";

/** The file beside a declaration that runs in the page. */
interface ProbeModule<Facts> {
  probe(page: AskedPage): Facts | Promise<Facts>;
}

/** A probe that runs in the page, and when. */
export interface PageProbe<Facts = unknown> extends Probe<Facts> {
  readonly module: InPageModule<unknown>;
  /** `at rest`: on every page as it has settled; else on key pages, while they are shown like that. */
  readonly when: "at rest" | ViewName;
  /** Whether it is asked of dialogs, menus and the like that come when a page is operated, too. */
  readonly inOpened?: boolean;
}

interface ProbeSetting {
  shape: number;
  when?: PageProbe["when"];
  /** As all that are asked at rest. */
  inOpened?: true;
}

/**
 * Declares the probe in the `probe.ts` beside a declaration. Its id is the folder's name, and the view's where it is
 * asked in one.
 *
 * @param url the declaration's own, `import.meta.url`
 * @param load imports `./probe.ts`; never called
 */
export function probeBeside<Facts>(
  url: string,
  load: () => Promise<ProbeModule<Facts>>,
  { shape, when = "at rest", inOpened }: ProbeSetting,
): PageProbe<Awaited<Facts>> {
  const module = { file: fileURLToPath(new URL("./probe.ts", url)), load };
  const folder = path.basename(path.dirname(fileURLToPath(url)));
  if (when === "at rest") return { id: folder, shape, when, module, inOpened: true };
  const view = VIEW_LABELS[when];
  return { id: `${folder}: ${when}`, shape, when, module, view, inOpened: inOpened === true };
}
