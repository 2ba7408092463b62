import { ARROW_DOWN, BACK_TAB, type Key, TAB } from "#gather/examining/key-presses.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Longer than menus wait before they close. */
const CLOSES_MS = 350;
/** Stops of the Tab key that may stand before the content, such as a button of its own. */
const WAYS: readonly (readonly Key[])[] = [[TAB, TAB], [ARROW_DOWN], [BACK_TAB]];

/**
 * Whether a key leads into what came with the focus, and finds it open still.
 *
 * @param comeBack gives the focus back to what brings it; whether the content is there then
 */
export async function leadsIntoOpened(
  page: OperatingTab,
  comeBack: () => Promise<boolean>,
): Promise<boolean> {
  for (const keys of WAYS) {
    // What comes once alone can't be judged.
    if (!(await comeBack())) return true;
    const before = await page.call("openedNow");
    for (const key of keys) {
      await page.press(key);
      await page.rest(CLOSES_MS);
      if (await page.call("isFocusInOpened")) return true;
    }
    // Some lists only mark the current entry.
    const after = await page.call("openedNow");
    if (keys.includes(ARROW_DOWN) && after !== "" && after !== before) return true;
  }
  return false;
}
