import { ARROW_DOWN, ENTER, type Key, PAGE_DOWN, SPACE } from "#gather/examining/key-presses.ts";
import { type Effect, hasEffect } from "#gather/operating/effect-facts.ts";
import type { Point } from "#gather/operating/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { PointerAct } from "#gather/operating/pointer-act-facts.ts";
import type { ActToTry } from "#gather/page/in-page/operating/pointer-acts.ts";

const END: Key = { key: "End", keyCode: 35 };
const F2: Key = { key: "F2", keyCode: 113 };
/** Keys that open or rename what has the focus, and keys that scroll. */
const ACTS = [ENTER, F2, SPACE];
const SCROLLS = [ARROW_DOWN, PAGE_DOWN, SPACE, END];
/** Longer than two clicks of a double click are apart. */
const APART_MS = 600;
/** Longer than people are asked to hold something. */
const HELD_MS = 2500;
/** Places across a drawing. */
const PLACES = [0.3, 0.55];

/**
 * Double-clicks, turns the wheel, holds, clicks on a drawing or drops a file, where neither a click nor any key did the same before.
 * Null where nothing comes of it. Spoils the page.
 *
 * @throws OutOfReach where it is not there, or something lies over it
 */
export async function tryPointerAct(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  try {
    if (toTry.way === "wheel") return await tryWheel(page, toTry);
    if (toTry.way === "double click") return await tryDoubleClick(page, toTry);
    if (toTry.way === "drop") return await tryDrop(page, toTry);
    return await (toTry.way === "hold" ? tryHold(page, toTry) : tryPlaces(page, toTry));
  } finally {
    page.spoil();
  }
}

async function tryDoubleClick(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const point = await takeUp(page, toTry);
  const byClick = await page.effectOf(() => page.click(point), APART_MS);
  if (byClick.left.length > 0) return null;
  if (bringsAnything(byClick)) page.spoil();
  const effect = await doubleClicked(page, toTry);
  if (!bringsAnything(effect) || doesSame(byClick, effect)) return null;
  page.spoil();
  const hasOtherWay = await goesByKey(page, toTry, effect);
  page.spoil();
  const isConfirmed = !hasOtherWay && !page.isLate && doesSame(await doubleClicked(page, toTry), effect);
  const mayHaveOtherWay = toTry.mayHaveOtherWay || hasEffect(byClick);
  return { ...toTry, effect, hasOtherWay, isConfirmed, mayHaveOtherWay };
}

async function doubleClicked(page: OperatingTab, toTry: ActToTry): Promise<Effect> {
  const point = await takeUp(page, toTry);
  return await page.effectOf(() => page.doubleClick(point));
}

/** What takes effect before it is let go of, or when it is, and not by a short press. */
async function tryHold(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const point = await takeUp(page, toTry);
  if (hasEffect(await page.effectOf(() => page.click(point), APART_MS))) return null;
  const effect = await held(page, toTry);
  if (!bringsAnything(effect)) return null;
  page.spoil();
  const hasOtherWay = await goesByKey(page, toTry, effect, HELD_MS);
  page.spoil();
  const isConfirmed = !hasOtherWay && !page.isLate && doesSame(await held(page, toTry), effect);
  return { ...toTry, effect, hasOtherWay, isConfirmed };
}

async function held(page: OperatingTab, toTry: ActToTry): Promise<Effect> {
  const point = await takeUp(page, toTry);
  return await page.effectOf(() => page.hold(point, HELD_MS));
}

/** Drops a file, where a click does not ask for one. */
async function tryDrop(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const point = await takeUp(page, toTry);
  if (hasEffect(await page.effectOf(() => page.click(point), APART_MS))) return null;
  const effect = await dropped(page, toTry);
  if (!bringsAnything(effect)) return null;
  page.spoil();
  const isConfirmed = !page.isLate && doesSame(await dropped(page, toTry), effect);
  return { ...toTry, effect, hasOtherWay: false, isConfirmed };
}

async function dropped(page: OperatingTab, toTry: ActToTry): Promise<Effect> {
  await takeUp(page, toTry);
  await page.call("holdFileOver");
  await page.rest();
  return await page.effectOf(() => page.call("dropFile"), APART_MS);
}

/** Clicks on two places of a drawing, of which the first may be an empty one. */
async function tryPlaces(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  for (const share of PLACES) {
    const effect = await clickedAt(page, toTry, share);
    if (effect === null || !bringsAnything(effect)) continue;
    page.spoil();
    const hasOtherWay = await goesByKey(page, toTry, effect);
    page.spoil();
    const again = hasOtherWay || page.isLate ? null : await clickedAt(page, toTry, share);
    return { ...toTry, effect, hasOtherWay, isConfirmed: again !== null && doesSame(again, effect) };
  }
  return null;
}

async function clickedAt(page: OperatingTab, toTry: ActToTry, share: number): Promise<Effect | null> {
  await takeUp(page, toTry);
  const point = await page.call("pointAcross", share);
  return point === null ? null : await page.effectOf(() => page.click(point));
}

/** Whether a key does the same, at a stop of the Tab key that is near enough to be meant for it. */
async function goesByKey(page: OperatingTab, toTry: ActToTry, effect: Effect, heldMs = 0): Promise<boolean> {
  await takeUp(page, toTry);
  for (let index = 0; ; index += 1) {
    const stop = await page.call("focusActStop", index);
    if (stop === null) return false;
    for (const key of stop.isNative ? [ENTER] : ACTS) {
      const byKey = await page.effectOf(() => page.press(key, heldMs));
      if (doesSame(byKey, effect)) return true;
      if (!hasEffect(byKey)) continue;
      page.spoil();
      await takeUp(page, toTry);
      break;
    }
  }
}

async function tryWheel(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const byKeys = await scrolledByKeys(page, toTry);
  const effect = await wheelTurned(page, toTry);
  if (!bringsAnything(effect)) return null;
  page.spoil();
  const isConfirmed = !byKeys && !page.isLate && bringsAnything(await wheelTurned(page, toTry));
  return { ...toTry, effect, hasOtherWay: byKeys, isConfirmed };
}

async function wheelTurned(page: OperatingTab, toTry: ActToTry): Promise<Effect> {
  const point = await takeUp(page, toTry);
  return await page.effectOf(() => page.turnWheel(point));
}

/** Whether keys that scroll bring anything, with the focus on it or on the page. */
async function scrolledByKeys(page: OperatingTab, toTry: ActToTry): Promise<boolean> {
  await takeUp(page, toTry);
  const places = [() => page.call("focusIt"), () => page.call("blurAll")];
  for (const goThere of places) {
    if ((await goThere()) === false) continue;
    for (const key of SCROLLS) {
      const effect = await page.effectOf(() => page.press(key));
      if (bringsAnything(effect)) return true;
    }
  }
  return false;
}

/** Finds it as it is before anything is done, with the pointer on it. */
async function takeUp(page: OperatingTab, { element }: ActToTry): Promise<Point> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", element.selector))) throw new OutOfReach(GONE);
  const point = await page.call("pointToGrab");
  if (point === null) throw new OutOfReach(COVERED);
  await page.movePointer(point);
  await page.rest();
  return point;
}

function bringsAnything({ shown, texts, left, asked }: Effect): boolean {
  return shown.length + texts.length + left.length + asked > 0;
}

/** Whether all that one operation brought came of another one, too. */
function doesSame(one: Effect, other: Effect): boolean {
  const places = new Set([...one.shown, ...one.texts].map(({ place }) => place));
  const isSame = [...other.shown, ...other.texts].every(({ place }) => places.has(place));
  return bringsAnything(one) && isSame && one.left.length >= other.left.length && one.asked >= other.asked;
}
