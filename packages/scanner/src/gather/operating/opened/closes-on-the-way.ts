import { type Key, TAB } from "#gather/examining/key-presses.ts";
import { leadsIntoOpened } from "#gather/operating/opened/leads-into-opened.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** Longer than menus wait before they close. */
const CLOSES_MS = 350;
const STEP_MS = 40;

/**
 * Whether what a control has just opened right behind it closes as the Tab key goes on, and no key gets to what is in it.
 * Leaves the focus on the control.
 */
export async function closesOnTheWay(page: OperatingTab, key: Key): Promise<boolean> {
  if (!(await page.call("opensNextStop"))) return false;
  await page.press(TAB);
  await page.rest(STEP_MS);
  const isIn = async (): Promise<boolean> => await page.call("isFocusInOpened");
  // Some wait a moment to see where the focus went.
  if ((await isIn()) && (await page.mayChangeWithin(CLOSES_MS))) await page.rest(CLOSES_MS);
  const isReached = (await isIn()) || (await leadsIntoOpened(page, async () => await openAgain(page, key)));
  await page.focus();
  return !isReached;
}

async function openAgain(page: OperatingTab, key: Key): Promise<boolean> {
  if (!(await page.focus())) return false;
  await page.rest();
  if (await page.call("offersControls")) return true;
  await page.press(key);
  await page.rest();
  return await page.call("offersControls");
}
