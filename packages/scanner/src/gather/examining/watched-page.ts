import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { keptInPlace } from "#gather/page/kept-in-place.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";

const WATCH = inPage(
  new URL("../page/in-page/keyboard/watch-changes.ts", import.meta.url),
  () => import("#gather/page/in-page/keyboard/watch-changes.ts"),
);

/**
 * Operates a page that stays where it is, without network, while its changes are counted by `watch` in the page.
 *
 * @param operate is given how often the page has tried to lead on so far
 * @throws when the page does not let itself be watched
 */
export async function whileWatched<Result>(
  tab: PageTab,
  limitMs: number,
  operate: (attempts: () => number) => Promise<Result>,
): Promise<Result> {
  return await withoutNetwork(tab, async () => {
    await tab.evaluate(`globalThis.watch ??= ${moduleSource(WATCH)}; watch.watchChanges()`, limitMs);
    return await keptInPlace(tab, operate);
  });
}
