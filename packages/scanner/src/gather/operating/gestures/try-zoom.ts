import { ARROW_UP, type Key, PAGE_UP } from "#gather/examining/key-presses.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PointerAct } from "#gather/operating/gestures/pointer-act-facts.ts";
import type { ActToTry } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";

/** Keys that zoom where any does. */
const KEYS: readonly Key[] = [
  { key: "+", keyCode: 187, shift: true },
  { key: "=", keyCode: 187 },
  ARROW_UP,
  PAGE_UP,
];
const TURNS = 3;
/** Time in which a picture grows under the pointer, whatever the wheel does. */
const GROWS_MS = 400;

/**
 * Turns the wheel over a picture: whether that zooms it, and whether any key does. Null where it doesn't, and where the
 * picture moves by itself. Spoils the page.
 */
export async function tryZoom(
  page: OperatingTab,
  toTry: ActToTry,
  takeUp: (page: OperatingTab, toTry: ActToTry) => Promise<Point>,
): Promise<PointerAct | null> {
  const turn = async (): Promise<PointerAct | null> => {
    const point = await takeUp(page, toTry);
    if (!(await isStill(page))) return null;
    const effect = await page.effectOf(async () => {
      for (let turns = 0; turns < TURNS; turns += 1) await page.turnWheel(point, "up");
    });
    if (!(await page.call("isZoomed"))) return null;
    return { ...toTry, effect, hasOtherWay: false, isConfirmed: false };
  };
  const zoomed = await turn();
  if (zoomed === null) return null;
  page.spoil();
  await takeUp(page, toTry);
  const hasOtherWay = await goesByKey(page);
  page.spoil();
  const isConfirmed = !hasOtherWay && !page.isLate && (await turn()) !== null;
  return { ...zoomed, hasOtherWay, isConfirmed };
}

async function isStill(page: OperatingTab): Promise<boolean> {
  await page.call("noteSizes");
  await page.rest(GROWS_MS);
  return await page.call("noteSizes");
}

async function goesByKey(page: OperatingTab): Promise<boolean> {
  if (!(await isStill(page))) return false;
  for (const goThere of [() => page.call("focusIt"), () => page.call("blurAll")]) {
    if ((await goThere()) === false) continue;
    for (const key of KEYS) {
      await page.effectOf(() => page.press(key));
      if (await page.call("isZoomed")) return true;
    }
  }
  return false;
}
