import { ARROW_DOWN, ARROW_RIGHT, ENTER, type Key, PAGE_DOWN, SPACE } from "#gather/examining/key-presses.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { PointerAct } from "#gather/operating/gestures/pointer-act-facts.ts";
import { tryPassing } from "#gather/operating/hover/try-passing.ts";
import { tryZoom } from "#gather/operating/gestures/try-zoom.ts";
import type { ActToTry } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";

const END: Key = { key: "End", keyCode: 35 };
const F2: Key = { key: "F2", keyCode: 113 };
const MENU: Key = { key: "ContextMenu", keyCode: 93, isRaw: true };
const SHIFT_F10: Key = { key: "F10", keyCode: 121, shift: true, isRaw: true };
/** Keys that open or rename what has the focus, and keys that scroll. */
const ACTS: readonly Key[] = [ENTER, F2, SPACE];
/** Keys that do nothing on a button, or what another one does. */
const FOR_ROWS: ReadonlySet<Key> = new Set([F2, SPACE]);
/** Keys that bring up what a right click does, and keys that press a button for it. */
const MENUS: readonly Key[] = [MENU, SHIFT_F10, ENTER, SPACE];
const SCROLLS = [ARROW_DOWN, PAGE_DOWN, SPACE, END];
/** Longer than two clicks of a double click are apart. */
const APART_MS = 600;
/** Longer than people are asked to hold something. */
const HELD_MS = 2500;
const EDITABLE = new Set(["", "true", "plaintext-only"]);
/** Places across a drawing. */
const PLACES = [0.3, 0.55];

/**
 * Double-clicks, right-clicks, turns the wheel, holds, clicks on or moves over a drawing, or drops a file, where neither a
 * click nor any key did the same before.
 * Null where nothing comes of it. Spoils the page.
 *
 * @throws OutOfReach where it is not there, or something lies over it
 */
export async function tryPointerAct(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  try {
    return await TRIALS[toTry.way](page, toTry);
  } finally {
    page.spoil();
  }
}

type Trial = (page: OperatingTab, toTry: ActToTry) => Promise<PointerAct | null>;

const TRIALS: Readonly<Record<PointerAct["way"], Trial>> = {
  wheel: tryWheel,
  "double click": tryDoubleClick,
  "right click": tryRightClick,
  hold: tryHold,
  place: tryPlaces,
  move: tryMoving,
  drop: tryDrop,
  pass: (page, toTry) => tryPassing(page, toTry, scrollTo),
  zoom: (page, toTry) => tryZoom(page, toTry, takeUp),
};

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

/** What controls called the same offer as well needs no right click. */
async function tryRightClick(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const effect = await rightClicked(page, toTry);
  if (!bringsAnything(effect)) return null;
  const { names, isOfferedElsewhere } = await page.call("offeredNow");
  page.spoil();
  const hasOtherWay = isOfferedElsewhere || (await goesByKey(page, toTry, effect, { keys: MENUS, names }));
  page.spoil();
  const isConfirmed = !hasOtherWay && !page.isLate && doesSame(await rightClicked(page, toTry), effect);
  return { ...toTry, effect, hasOtherWay, isConfirmed };
}

async function rightClicked(page: OperatingTab, toTry: ActToTry): Promise<Effect> {
  const point = await takeUp(page, toTry);
  return await page.effectOf(() => page.rightClick(point));
}

/** What can be read where the pointer moves over a drawing, and neither elsewhere on the page nor by the focus or an arrow key there. */
async function tryMoving(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const effect = await movedOver(page, toTry);
  if (effect === null || !bringsAnything(effect)) return null;
  const { text, isToldElsewhere } = await page.call("readNow");
  if (text === "") return null;
  page.spoil();
  const hasOtherWay = isToldElsewhere || (await comesWithFocus(page, toTry, effect));
  page.spoil();
  const again = hasOtherWay || page.isLate ? null : await movedOver(page, toTry);
  return { ...toTry, effect, text, hasOtherWay, isConfirmed: again !== null && doesSame(again, effect) };
}

async function movedOver(page: OperatingTab, toTry: ActToTry): Promise<Effect | null> {
  await scrollTo(page, toTry);
  const points: (Point | null)[] = [];
  for (const share of PLACES) points.push(await page.call("pointAcross", share));
  const effect = await page.effectOf(async () => {
    for (const point of points) if (point !== null) await page.movePointer(point);
  });
  return points.every((point) => point === null) ? null : effect;
}

async function comesWithFocus(page: OperatingTab, toTry: ActToTry, effect: Effect): Promise<boolean> {
  await scrollTo(page, toTry);
  for (let index = 0; ; index += 1) {
    let isStop = false;
    const byKey = await page.effectOf(async () => {
      isStop = (await page.call("focusActStop", index)) !== null;
      if (isStop) await page.press(ARROW_RIGHT);
    });
    if (!isStop) return false;
    if (doesSame(byKey, effect)) return true;
  }
}

/** What takes effect before it is let go of, or when it is, and not by a short press. */
async function tryHold(page: OperatingTab, toTry: ActToTry): Promise<PointerAct | null> {
  const point = await takeUp(page, toTry);
  if (hasEffect(await page.effectOf(() => page.click(point), APART_MS))) return null;
  const effect = await held(page, toTry);
  if (!bringsAnything(effect)) return null;
  page.spoil();
  const hasOtherWay = await goesByKey(page, toTry, effect, { heldMs: HELD_MS });
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
async function goesByKey(
  page: OperatingTab,
  toTry: ActToTry,
  effect: Effect,
  {
    heldMs = 0,
    keys = ACTS,
    names = [],
  }: { heldMs?: number; keys?: readonly Key[]; names?: readonly string[] } = {},
): Promise<boolean> {
  await takeUp(page, toTry);
  for (let index = 0; ; index += 1) {
    const stop = await page.call("focusActStop", index);
    if (stop === null) return false;
    for (const key of stop.isNative ? keys.filter((one) => !FOR_ROWS.has(one)) : keys) {
      const byKey = await page.effectOf(() => page.press(key, heldMs));
      if (doesSame(byKey, effect) || (await offersSame(page, names))) return true;
      if (!hasEffect(byKey)) continue;
      page.spoil();
      await takeUp(page, toTry);
      break;
    }
  }
}

/** Whether what came offers all that a right click did, be it in another menu. */
async function offersSame(page: OperatingTab, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return false;
  const offered = new Set((await page.call("offeredNow")).names);
  return names.every((name) => offered.has(name));
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
async function takeUp(page: OperatingTab, toTry: ActToTry): Promise<Point> {
  const point = await scrollTo(page, toTry);
  await page.movePointer(point);
  await page.rest();
  return point;
}

/** Finds it as it is before the pointer comes. */
async function scrollTo(page: OperatingTab, { element }: ActToTry): Promise<Point> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", element.selector))) throw new OutOfReach(GONE);
  const point = await page.call("pointToGrab");
  if (point === null) throw new OutOfReach(COVERED);
  await page.rest();
  return point;
}

function bringsAnything(effect: Effect): boolean {
  const { shown, texts, left, asked } = effect;
  return shown.length + texts.length + left.length + asked > 0 || makesEditable(effect);
}

/** Whether something can be written in now that could only be read. */
function makesEditable({ states }: Effect): boolean {
  return states.some(({ name, to }) => name === "contenteditable" && to !== null && EDITABLE.has(to));
}

/** Whether all that one operation brought came of another one, too. */
function doesSame(one: Effect, other: Effect): boolean {
  const places = new Set([...one.shown, ...one.texts].map(({ place }) => place));
  const isSame = [...other.shown, ...other.texts].every(({ place }) => places.has(place));
  const isAsMuch = one.left.length >= other.left.length && one.asked >= other.asked;
  return bringsAnything(one) && isSame && isAsMuch && (makesEditable(one) || !makesEditable(other));
}
