import { ARROW_DOWN, ARROW_RIGHT, type Key, SPACE } from "#gather/examining/key-presses.ts";
import type { Gesture } from "#gather/operating/gestures/gesture-facts.ts";
import { HeldDrag } from "#gather/operating/gestures/held-drag.ts";
import { type Effect, hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import { trySwipe } from "#gather/operating/gestures/try-swipe.ts";
import type { GestureTarget } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";

/** How far something is dragged, down and to the right; CSS pixels. Rows of slides go to the left. */
const WAY: Point = { x: 60, y: 60 };
/** On a way of its own, so that it sets something else. */
const TURN: Point = { x: 40, y: 40 };
const STEPS = 4;
const MOST_STOPS = 2;
/** Ways to move something by keys. A single step may be too small to be told. */
const THRICE = 3;
const KEYS: readonly (readonly Key[])[] = [
  Array<Key>(THRICE).fill(ARROW_RIGHT),
  Array<Key>(THRICE).fill(ARROW_DOWN),
  [{ ...ARROW_DOWN, alt: true }],
  [SPACE, ARROW_DOWN, SPACE],
];
const VALUES = new Set(["value", "aria-valuenow", "aria-valuetext"]);
const NOWHERE = "Something went nowhere when we dragged it, so we could not tell what dragging does.";

/**
 * Presses something without letting go, slides off, and lets go there. Null where nothing came of it. Leaves the page as
 * it was.
 *
 * @throws OutOfReach where it cannot be pointed at, or can be dragged and not be dropped anywhere
 */
export async function tryGesture(page: OperatingTab, target: GestureTarget): Promise<Gesture | null> {
  await page.pointAside();
  await page.call("blurAll");
  // Words that an earlier trial marked would be dragged themselves.
  await page.call("selectNothing");
  if (!(await page.call("begin", target.element.selector))) throw new OutOfReach(GONE);
  const point = await page.call("pointToGrab");
  if (point === null) throw new OutOfReach(COVERED);
  await page.movePointer(point);
  await page.rest();
  await page.call("notePlace");
  const isDraggable = await page.call("isDraggable");
  // What empties a form shows only where something stands in it.
  const isFilledIn = !isDraggable && (await page.call("fillBeside"));
  const { onPress, drag, box, isSet } = await drop(page, point);
  if (isSet)
    return { ...target, onPress, isTakenBack: false, isMoved: true, ...(await setOtherwise(page, target)) };
  const isElsewhere = await page.call("isElsewhere");
  // What takes its own entry away has not been dragged: the like of it stands in others.
  const isMoved =
    isElsewhere && !(target.isHeardAround === true && hasEffect(onPress)) && !goesAtOnce(onPress);
  const placed = isMoved ? await placedBy(page) : {};
  await page.pointAside();
  const isTakenBack = !isMoved && !(await page.call("isEmptied")) && (await page.call("isUndone"));
  const stays = !isTakenBack && !isMoved && !drag.hasBegun && hasEffect(onPress);
  const wayBack = stays ? { hasWayBack: await hasWayBack(page, point) } : {};
  if (isFilledIn || !isTakenBack || onPress.left.length > 0 || drag.hasBegun) page.spoil();
  // Pictures and links are dragged wherever they stand, to another window, say.
  const isMeant = target.isHeardAround !== true && isDraggable;
  const isLost = drag.hasBegun && !isMoved && !hasEffect(onPress) && isMeant;
  if (isLost) throw new OutOfReach(NOWHERE);
  if (!isMoved && hasEffect(onPress)) return { ...target, onPress, isTakenBack, isMoved, ...wayBack };
  if (!isMoved) {
    const swipe = drag.hasBegun || page.isLate ? null : await trySwipe(page, target.element.selector);
    return swipe === null ? null : { ...target, onPress, isTakenBack, isMoved, swipe };
  }
  const isMovedOtherwise = target.hasOtherWay && target.onlyZooms !== true;
  const otherWays = isMovedOtherwise ? {} : await goesOtherwise(page, target);
  const byClicks = box !== null && (await goesByClicks(page, target, box)) ? { hasOtherWay: true } : {};
  return { ...target, onPress, isTakenBack, isMoved, ...placed, ...otherWays, ...byClicks };
}

/** Whether it went as it was pressed, and nothing came in its place that could be dragged. */
function goesAtOnce({ isReplaced, hidden, shown }: Effect): boolean {
  return isReplaced && hidden.length > 0 && shown.length === 0;
}

async function placedBy(page: OperatingTab): Promise<Pick<Gesture, "isOnlyPlaced" | "isPanned">> {
  return {
    ...((await page.call("isPanned")) ? { isPanned: true } : {}),
    // What says something else meanwhile, such as the number that a knob stands for, sets that.
    ...((await page.call("isOnlyPlaced")) && (await page.call("wordsThatCame")) === ""
      ? { isOnlyPlaced: true }
      : {}),
  };
}

/** Whether what a press did can be taken back where it was done. */
async function hasWayBack(page: OperatingTab, point: Point): Promise<boolean> {
  if (await page.call("offersControls")) return true;
  await page.click(point);
  await page.rest();
  await page.pointAside();
  return await page.call("isUndone");
}

interface Dropped {
  onPress: Effect;
  drag: HeldDrag;
  /** The place of the box that took it, though nothing went along until then. */
  box: Point | null;
  /** Whether it stayed where it is, and the page says something else now. */
  isSet: boolean;
}

/** Presses, drags and lets go; what the browser itself drags, where the page may take it. */
async function drop(page: OperatingTab, point: Point): Promise<Dropped> {
  const drag = await HeldDrag.watch(page);
  try {
    const onPress = await page.effectOf(() => page.pointerDown(point));
    const places = await page.call("dropPoints", point.x, point.y);
    const end = await slideOff(page, { from: point, places, drag });
    for (const place of drag.hasBegun ? places : []) {
      if (await page.call("isElsewhere")) break;
      await drag.dropAt(place);
      await page.rest();
    }
    const goesAlong = !drag.hasBegun && (await page.call("isElsewhere"));
    await page.pointerUp(end);
    await page.rest();
    if (goesAlong && !(await page.call("isElsewhere"))) await dragToEnd(page, point, drag);
    const isDone = goesAlong || drag.hasBegun || hasEffect(onPress);
    const box = isDone ? null : await dragIntoBox(page, point, drag);
    const isStill = !isDone && box === null && !page.isLate;
    return { onPress, drag, box, isSet: isStill && (await setsSomething(page, point, drag)) };
  } finally {
    await drag.end();
  }
}

/** Whether what looks draggable sets something and stays where it is, as a dial does, or at the end of its track. */
async function setsSomething(page: OperatingTab, from: Point, drag: HeldDrag): Promise<boolean> {
  if (!(await page.call("looksDragged"))) return false;
  const { texts, states } = await page.effectOf(() => dragAndLeave(page, { from, way: TURN, drag }));
  if (texts.length > 0 || states.some(({ name }) => VALUES.has(name))) return true;
  const end = await page.call("endOfTrack");
  if (end === null) return false;
  const way = { x: end.x - from.x, y: end.y - from.y };
  const atEnd = await page.effectOf(() => dragAndLeave(page, { from, way, drag }));
  return atEnd.texts.length + atEnd.shown.length > 0 && !(await page.call("isElsewhere"));
}

/** What is only told while the pointer is there is gone when it has left. */
async function dragAndLeave(
  page: OperatingTab,
  { from, way, drag }: { from: Point; way: Point; drag: HeldDrag },
): Promise<void> {
  await page.call("selectNothing");
  await page.movePointer(from);
  await page.pointerDown(from);
  await page.pointerUp(await slide(page, { from, way }, drag));
  await page.pointAside();
}

/** Whether keys, or a click on its track, set what dragging set. */
async function setOtherwise(
  page: OperatingTab,
  { element: { selector }, hasOtherWay }: GestureTarget,
): Promise<Pick<Gesture, "hasOtherWay" | "byKeys" | "isSet">> {
  page.spoil();
  const isThere =
    !hasOtherWay && (await page.call("begin", selector)) && (await page.call("pointOn")) !== null;
  if (!isThere) return { hasOtherWay, isSet: true };
  await page.call("notePlace");
  const track = await page.call("pointOnTrack");
  const byClick = track === null ? null : await page.effectOf(() => page.click(track));
  const byKeys = await setByKeys(page);
  page.spoil();
  return { hasOtherWay: byClick !== null && byClick.texts.length > 0, byKeys, isSet: true };
}

async function setByKeys(page: OperatingTab): Promise<Required<Gesture>["byKeys"]> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await page.call("focusActStop", stop)) === null) return stop === 0 ? "no stop" : "nothing";
    for (const keys of KEYS) {
      const { texts, states } = await page.effectOf(async () => {
        for (const key of keys) await page.press(key);
      });
      if (texts.length + states.length > 0) return "moved";
    }
  }
  return "nothing";
}

/** What stays where it is until it is let go over a box that takes it. */
async function dragIntoBox(page: OperatingTab, from: Point, drag: HeldDrag): Promise<Point | null> {
  for (const box of await page.call("boxesToDropIn")) {
    if (page.isLate) break;
    // The way before may have marked words, which the browser would drag.
    await page.call("selectNothing");
    await page.movePointer(from);
    await page.pointerDown(from);
    await slide(page, { from, way: { x: box.x - from.x, y: box.y - from.y } }, drag);
    await page.pointerUp(box);
    await page.rest();
    if (await page.call("isElsewhere")) return box;
  }
  return null;
}

/** Whether it goes into a box, too, where first it and then the box is clicked. */
async function goesByClicks(
  page: OperatingTab,
  { element: { selector } }: GestureTarget,
  box: Point,
): Promise<boolean> {
  page.spoil();
  if (!(await page.call("begin", selector))) return false;
  const point = await page.call("pointToGrab");
  if (point === null) return false;
  await page.call("notePlace");
  for (const place of [point, box]) {
    await page.movePointer(place);
    await page.click(place);
    await page.rest();
  }
  const hasGone = await page.call("isElsewhere");
  page.spoil();
  return hasGone;
}

/** What goes along and snaps back stays only at the end of its track, such as a lock that is slid open. */
async function dragToEnd(page: OperatingTab, from: Point, drag: HeldDrag): Promise<void> {
  const end = await page.call("endOfTrack");
  if (end === null || page.isLate) return;
  await page.movePointer(from);
  await page.pointerDown(from);
  await slide(page, { from, way: { x: end.x - from.x, y: end.y - from.y } }, drag);
  await page.pointerUp(end);
  await page.rest();
}

/** Whether keys move what was dragged, or a click on its track. */
async function goesOtherwise(
  page: OperatingTab,
  { element: { selector }, hasOtherWay: zooms }: GestureTarget,
): Promise<Pick<Gesture, "hasOtherWay" | "byKeys">> {
  const takeUp = async (): Promise<boolean> => {
    if (!(await page.call("begin", selector)) || (await page.call("pointOn")) === null) return false;
    await page.call("notePlace");
    return true;
  };
  if (!(await takeUp())) return { hasOtherWay: zooms };
  const byKeys = await goesByKeys(page);
  if (byKeys !== "no stop" && !(await page.call("isUndone"))) {
    page.spoil();
    if (!(await takeUp())) return { hasOtherWay: zooms, byKeys };
  }
  if (zooms || (await goesByClick(page))) return { hasOtherWay: true, byKeys };
  return { hasOtherWay: (await takeUp()) && (await goesByButton(page)), byKeys };
}

/** Whether a press of a button beside it moves it, whatever the button is called. */
async function goesByButton(page: OperatingTab): Promise<boolean> {
  const { length: count } = await page.call("buttonsBeside");
  for (let index = 0; index < count && !page.isLate; index += 1) {
    const at = (await page.call("buttonsBeside"))[index];
    if (at === undefined) break;
    await page.movePointer(at);
    await page.click(at);
    await page.pointAside();
    await page.rest();
    if (!(await page.call("isMovedByNow"))) continue;
    page.spoil();
    return true;
  }
  if (count > 0) page.spoil();
  return false;
}

/** Presses arrow keys on what has the Tab key's stop there, and once more after what picks up an entry. */
async function goesByKeys(page: OperatingTab): Promise<Required<Gesture>["byKeys"]> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await page.call("focusActStop", stop)) === null) return stop === 0 ? "no stop" : "nothing";
    for (const keys of KEYS) {
      for (const key of keys) await page.press(key);
      await page.rest();
      if ((await page.call("isElsewhere")) || (await page.call("hasComeAlong"))) return "moved";
    }
  }
  return "nothing";
}

/** Whether a click on the track moves a handle there: then nobody has to drag it. */
async function goesByClick(page: OperatingTab): Promise<boolean> {
  const point = await page.call("pointOnTrack");
  if (point === null) return false;
  await page.movePointer(point);
  await page.click(point);
  await page.rest();
  const hasCome = await page.call("hasComeAlong");
  page.spoil();
  return hasCome;
}

/**
 * On to its neighbor where it goes along among others, and the other way where nothing does. Ends where the browser has
 * taken over what is dragged.
 */
async function slideOff(
  page: OperatingTab,
  { from, places, drag }: { from: Point; places: readonly Point[]; drag: HeldDrag },
): Promise<Point> {
  const swipe = await page.call("swipeWay");
  const end = await slide(page, { from, way: swipe === null ? WAY : { x: -swipe, y: 0 } }, drag);
  if (swipe !== null || drag.hasBegun) return end;
  const [neighbor] = places;
  if (neighbor !== undefined && (await page.call("goesAlongAlone")))
    return await slide(page, { from: end, way: { x: neighbor.x - end.x, y: neighbor.y - end.y } }, drag);
  if (await page.call("isElsewhere")) return end;
  await page.call("turnBack");
  return await slide(page, { from, way: { x: -WAY.x, y: -WAY.y } }, drag);
}

async function slide(
  page: OperatingTab,
  { from, way }: { from: Point; way: Point },
  drag: HeldDrag,
): Promise<Point> {
  let at = from;
  for (let step = 1; step <= STEPS && !drag.hasBegun; step += 1) {
    at = { x: from.x + (step * way.x) / STEPS, y: from.y + (step * way.y) / STEPS };
    await page.movePointer(at, true);
  }
  await page.rest();
  return at;
}
