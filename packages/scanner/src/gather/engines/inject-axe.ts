import { librarySource } from "#gather/engines/library-source.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

/** Puts axe into the isolated world of a frame, where the page cannot change what it uses. */
export async function injectAxe(tab: PageTab, limitMs: number, frame = tab.mainFrame): Promise<void> {
  await tab.evaluate(`${librarySource("axe-core/axe.min.js")};void 0`, limitMs, frame);
}
