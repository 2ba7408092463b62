import type { SwitchedWords } from "#gather/operating/controls/control-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Elements with other words, below which most of a page is as it was. */
const FEWEST_CHANGES = 2;
/** Time in which a page may still declare its new language. */
const DECLARES_MS = 600;

/** Most words of the page before and since, where they are others now. */
export async function wordsSince(
  page: OperatingTab,
  effect: Effect | null,
): Promise<{ words?: SwitchedWords }> {
  if (effect === null || effect.left.length > 0) return {};
  if (effect.texts.length + effect.shown.length < FEWEST_CHANGES) return {};
  if ((await page.call("switchedWords")) === null) return {};
  await page.rest(DECLARES_MS);
  const words = await page.call("switchedWords");
  return words === null ? {} : { words };
}
