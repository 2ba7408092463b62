import type { CDPSession } from "puppeteer-core";

import { librarySource } from "#gather/engines/library-source.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import { WORLD_NAME } from "#gather/page/in-page-scripts/page-world.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const OPERATING = inPage(
  new URL("../../page/in-page/operating/operating.ts", import.meta.url),
  () => import("#gather/page/in-page/operating/operating.ts"),
);
const LATE = "The browser did not get ready to operate the page.";

/** Sessions that keep it, as long as their tabs. */
const KEPT = new WeakSet<CDPSession>();

/**
 * Has a tab keep what operates pages, for the pages that are loaded from now on. To hand it over for each load
 * would cost as much as to load a small page. It does not run before {@link beginOperating}.
 */
export async function keepOperatingScript(tab: PageTab, limitMs: number): Promise<void> {
  const { worldSession } = tab;
  if (KEPT.has(worldSession)) return;
  const library = librarySource("@accesslint/core/iife");
  const source = `globalThis.beginOperating = () => {
${library};
Object.assign(globalThis, { AccessLint, operating: ${moduleSource(OPERATING)}.operating });
};`;
  const added = worldSession.send("Page.addScriptToEvaluateOnNewDocument", { source, worldName: WORLD_NAME });
  await tab.race(added, limitMs, LATE);
  KEPT.add(worldSession);
}

/** Puts `operating` into our world of a page that was loaded since {@link keepOperatingScript}. */
export async function beginOperating(tab: PageTab, limitMs: number): Promise<void> {
  await tab.evaluate("beginOperating()", limitMs);
}
