import type { TextInUse } from "#gather/operating/hover/look-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import type { LookToTry } from "#gather/page/in-page/operating/hover/looks-in-use.ts";

const DRAWN_MS = 40;

/**
 * Looks at a text before and while its trigger is pointed at or has the focus. Where the like of it looked the same
 * before, what became of that is believed. Leaves the page as it was.
 *
 * @throws OutOfReach where the trigger is not there, or cannot be pointed at
 */
export async function tryLook(
  page: OperatingTab,
  { trigger, alike, ...toTry }: LookToTry,
  tried: TriedComponents,
): Promise<TextInUse | null> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", trigger))) throw new OutOfReach(GONE);
  const point = await page.call("pointOn");
  if (point === null && toTry.way === "hover") throw new OutOfReach(COVERED);
  await page.rest(DRAWN_MS);
  await page.call("look");
  const atRest = await page.call("lookOfText", toTry.element.selector);
  if (atRest === null) throw new OutOfReach(GONE);
  const known = tried.ofLook({ alike, atRest });
  if (known !== null) return { ...toTry, atRest, inUse: known };
  if (toTry.way === "hover" && point !== null) {
    await page.movePointer(point);
    await page.rest(DRAWN_MS);
  } else if (!(await page.focus())) return null;
  const inUse = await page.call("lookOfText", toTry.element.selector);
  await page.pointAside();
  await page.call("blurAll");
  await page.rest(DRAWN_MS);
  if (!(await page.call("isUndone"))) page.spoil();
  if (inUse === null) return null;
  tried.keepLook({ alike, atRest }, inUse);
  return { ...toTry, atRest, inUse };
}
