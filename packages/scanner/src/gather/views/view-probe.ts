import type { EngineFinding } from "#evidence.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

/** What one look at a page in another view brought. */
interface ViewAnswer {
  findings: EngineFinding[];
  /** Our rules the page has nothing for, e.g. because nothing on it moves. */
  inapplicable?: string[];
}

/** One way to look at a page that an engine at rest cannot. */
export interface ViewProbe {
  /** Name under which the page's evidence tells whether it ran. */
  name: string;
  run(view: ViewTab): Promise<ViewAnswer>;
}
