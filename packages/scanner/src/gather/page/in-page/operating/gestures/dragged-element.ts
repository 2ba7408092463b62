import {
  attribute,
  closestElement,
  isElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { hasOneGone, haveExchanged, type Lying, lyingIn } from "#gather/page/in-page/operating/page/lying.ts";
import { endOfTrack, pointOnTrack } from "./drag-track.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const ROWS = "li,tr,article,[role=row],[role=listitem],[role=option],[role=treeitem]";
/** Way that something must have gone to have been dragged; CSS pixels. */
const LEAST_WAY = 15;
const LEAST_STEP = 5;
const MOST_DROPS = 3;
/** Share of its width that a row of slides is dragged along. */
const SWIPE = 0.65;
/** Where on its neighbor something is dropped, from above: past the middle, to come after it. */
const LOWER = 0.8;

/** Where an element is, beside its siblings and with what it holds. */
interface Place {
  around: Element | null;
  words: string;
  value: string | null;
  left: number;
  top: number;
  siblings: readonly Element[];
  inside: readonly Element[];
  /** Boxes around it with those beside them: a handle goes along with its entry. */
  rows: readonly (readonly Element[])[];
  /** How large the box around it is, where it shows that it changes a size. */
  size: string | null;
  /** Where those beside it lie, and what it holds. */
  lying: Lying;
  lyingInside: Lying;
  /** Where the first part in it is, beside it: slides go along in a box that stays. */
  part: { left: number };
  /** How it and what is in it is turned and shifted, where it shows that it is dragged. */
  turn: string | null;
  isStrip: boolean;
}

/** What was taken hold of, and which way it is dragged by now: down and to the right, back, or to its neighbor. */
let from: { element: Element; place: Place; way: "on" | "back" | "to its neighbor"; copies: number } | null =
  null;

/** Notes where an element is. */
export function notePlace(element: Element): void {
  from = { element, place: placeOf(element), way: "on", copies: copiesOf(element) };
}

/** Whether the page says of it, of what it stands in or of a part of it that it can be dragged. */
export function isDraggable(element: Element): boolean {
  const says = "[draggable=true]";
  return closestElement(element, says) !== null || queryAll(element, says).length > 0;
}

/** Says that it is dragged the other way from now on: what lies at its edge only moves away from it. */
function turnBack(): void {
  if (from !== null) from.way = "back";
}

/** Whether it, or a part of it, went along with the pointer or stands in another order. What comes or goes moves others, too. */
function isElsewhere(): boolean {
  if (from === null) return false;
  const { element, place, copies } = from;
  if (copiesOf(element) > copies) return true;
  if (!element.isConnected) return isDrawnElsewhere(element, place) || isSweptAway(element, place);
  const now = placeOf(element);
  if (place.turn !== null && now.turn !== place.turn) return true;
  if (now.around !== place.around || now.value !== place.value) return true;
  if (isSorted(place.inside, now.inside) || isRowSorted(place, now)) return true;
  // What was dragged to its end has nothing more to show there.
  const wasStrip = place.isStrip || now.isStrip;
  if (!wasStrip && haveExchanged(place.lyingInside, now.lyingInside)) return true;
  if (!isSame(place.siblings, now.siblings)) return isSorted(place.siblings, now.siblings);
  if (wasStrip && Math.max(wayLeft(place, now), wayLeft(place.part, now.part)) >= LEAST_WAY) return true;
  return [now.left - place.left, now.top - place.top].some((way) => alongThe(from?.way, way) >= LEAST_WAY);
}

/** A neighbor may stand on any side. */
function alongThe(direction: NonNullable<typeof from>["way"] | undefined, way: number): number {
  if (direction === "to its neighbor") return Math.abs(way);
  return direction === "back" ? -way : way;
}

/** Where the words of something that the browser drags are seen as well: it may stay and be copied to where it is dropped. */
function copiesOf(element: Element): number {
  const own = textOf(element);
  if (!element.isConnected || !matchesSelector(element, "[draggable=true]") || !/\p{L}{2}/u.test(own))
    return 0;
  const state = readPageState();
  return queryAll(document, "*").filter(
    (one) => one.childElementCount === 0 && state.has(one) && !contains(element, one) && textOf(one) === own,
  ).length;
}

/** Frameworks draw what was dragged anew, with the same words in another place. */
function isDrawnElsewhere(element: Element, { around, words }: Place): boolean {
  const own = textOf(element);
  if (own === "" || around === null) return false;
  const alike = queryAll(document, tagName(element)).filter((one) => textOf(one) === own);
  return alike.some((one) => parentElement(one) !== around || wordsOf(around) !== words);
}

/** Whether dragging took it out of its list, whose other entries are still there. */
function isSweptAway(element: Element, { around, siblings }: Place): boolean {
  const others = siblings.filter((one) => one !== element);
  return around?.isConnected === true && others.length > 0 && others.every((one) => one.isConnected);
}

function wordsOf(around: Element): string {
  return [...around.children].map(textOf).join("|");
}

/** Whether it is anywhere else, or says so, when something beside it was clicked. */
function hasComeAlong(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { place } = from;
  const now = placeOf(from.element);
  const way = Math.max(Math.abs(now.left - place.left), Math.abs(now.top - place.top));
  return way >= LEAST_STEP || now.value !== place.value;
}

/** Whether it, or what it shows, is anywhere else or in another order since a button was pressed. */
function isMovedByNow(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { place } = from;
  const now = placeOf(from.element);
  const isShifted = now.turn !== place.turn || wayLeft(place.part, now.part) >= LEAST_STEP;
  const isReordered = isSorted(place.siblings, now.siblings) || isSorted(place.inside, now.inside);
  return hasComeAlong() || isShifted || isReordered || now.size !== place.size;
}

/** Whether it, or the first of what it holds, goes along alone among others of its kind, which have not given way yet. */
function goesAlongAlone(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { element, place } = from;
  const now = placeOf(element);
  const isAlone = hasOneGone(place.lying, now.lying) && haveLook(place.siblings);
  if (isAlone) from.way = "to its neighbor";
  return isAlone || (hasOneGone(place.lyingInside, now.lyingInside) && haveLook(place.inside));
}

/** Whether there are several, and all look alike in the page's words. */
function haveLook(elements: readonly Element[]): boolean {
  const looks = new Set(elements.map((one) => `${tagName(one)} ${attribute(one, "role") ?? ""}`));
  return elements.length > 1 && looks.size === 1;
}

/** Whether what has gone along only lies elsewhere, as what can be put anywhere does. Entries that are sorted give way. */
function isOnlyPlaced(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { element, place, copies } = from;
  if (copiesOf(element) > copies) return false;
  const now = placeOf(element);
  if (isRowSorted(place, now) || now.size !== place.size) return false;
  if (haveExchanged(place.lying, now.lying) || haveExchanged(place.lyingInside, now.lyingInside))
    return false;
  const isSameBox = now.around === place.around && now.value === place.value;
  return (
    isSameBox && isSame(place.inside, now.inside) && isSame(place.siblings, now.siblings) && !isStrip(element)
  );
}

/** Whether it stays where it is, and what it shows goes along in it, as a map does. */
function isPanned(): boolean {
  if (from === null || !from.element.isConnected || from.place.turn === null) return false;
  const now = placeOf(from.element);
  const stays =
    now.left === from.place.left && now.top === from.place.top && now.around === from.place.around;
  return stays && now.turn !== from.place.turn;
}

/**
 * Places where what is dragged from a point may be dropped: on its neighbor, on the one beyond, as many lists put it before
 * what it is dropped on, or where the page hears of drops.
 */
export function dropPoints(hears: ReadonlySet<Node>, x: number, y: number): { x: number; y: number }[] {
  const item = draggedAt(x, y);
  if (item === null) return [];
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const zones = [...hears].filter(isElement).filter((zone) => !contains(zone, item) && !contains(item, zone));
  const state = readPageState();
  const beyond = item.nextElementSibling?.nextElementSibling ?? null;
  return [neighbor, beyond, ...zones]
    .filter((one) => one !== null && state.has(one))
    .slice(0, MOST_DROPS)
    .map((one) => rectOf(one))
    .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height * LOWER }));
}

/** Boxes that what is dragged may be let go over where nothing goes along: the one after its like, and the one after its list. */
function boxesToDropIn(): { x: number; y: number }[] {
  if (from === null || !showsThatItIsDragged(from.element)) return [];
  const { element } = from;
  const look = (one: Element): string => `${tagName(one)} ${attribute(one, "class") ?? ""}`;
  let unlike = element.nextElementSibling;
  while (unlike !== null && look(unlike) === look(element)) unlike = unlike.nextElementSibling;
  const state = readPageState();
  return [unlike, parentElement(element)?.nextElementSibling ?? null]
    .filter((one) => one !== null && state.has(one) && !matchesSelector(one, "a[href],button,script,style"))
    .map((one) => rectOf(one))
    .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
}

function looksDragged(): boolean {
  return from !== null && showsThatItIsDragged(from.element);
}

function showsThatItIsDragged(element: Element): boolean {
  return DRAGGED.test(getComputedStyle(element).cursor);
}

/** What is dragged from a point: the item there of the list that was taken up, or what was taken up itself. */
function draggedAt(x: number, y: number): Element | null {
  if (from === null) return null;
  const isEntry = haveLook(from.place.siblings) && !haveLook(from.place.inside);
  if (isEntry || matchesSelector(from.element, "[draggable=true]")) return from.element;
  for (let item = document.elementFromPoint(x, y); item !== null; item = parentElement(item)) {
    if (parentElement(item) === from.element || matchesSelector(item, "[draggable=true]")) return item;
    if (item === from.element) return item;
  }
  return from.element;
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, index) => other[index] === element);
}

/** Whether the same elements stand in another order. */
function isSorted(before: readonly Element[], now: readonly Element[]): boolean {
  const isOfSame = before.length === now.length && before.every((element) => now.includes(element));
  return isOfSame && !isSame(before, now);
}

function placeOf(element: Element): Place {
  const around = parentElement(element);
  const { left, top } = rectOf(element);
  const parent = around === null ? { left: 0, top: 0 } : rectOf(around);
  return {
    around,
    words: around === null ? "" : wordsOf(around),
    value: attribute(element, "aria-valuenow"),
    left: left - parent.left,
    top: top - parent.top,
    siblings: around === null ? [] : [...around.children],
    inside: [...element.children],
    rows: rowsAround(element),
    size: sizeAround(element),
    lying: lyingIn(around),
    lyingInside: lyingIn(element),
    part: partOf(element),
    turn: turnOf(element),
    isStrip: isStrip(element),
  };
}

function rowsAround(element: Element): Element[][] {
  const row = parentElement(element);
  const list = row === null ? null : parentElement(row);
  const isHandle = row !== null && element.childElementCount === 0 && matchesSelector(row, ROWS);
  return isHandle && list !== null ? [[...list.children]] : [];
}

function isRowSorted(before: Place, now: Place): boolean {
  return before.rows.some((row, index) => isSorted(row, now.rows[index] ?? []));
}

/** A grip at the edge of a column or part. */
function sizeAround(element: Element): string | null {
  const around = parentElement(element);
  if (around === null || !getComputedStyle(element).cursor.endsWith("-resize")) return null;
  return [around, element.previousElementSibling, element.nextElementSibling]
    .map((box) => (box === null ? "" : `${Math.round(rectOf(box).width)} ${Math.round(rectOf(box).height)}`))
    .join("|");
}

const DRAGGED = /^(?:-webkit-)?grab|^(?:move|all-scroll|[a-z]+-resize)$/;
const MOST_TURNED = 20;

/** Null for what does not show that it is dragged, or moves by itself. */
function turnOf(element: Element): string | null {
  const { cursor, touchAction } = getComputedStyle(element);
  const parts = [element, ...queryAll(element, "*").slice(0, MOST_TURNED)];
  const isDragged = DRAGGED.test(cursor) || touchAction === "none";
  if (!isDragged || parts.some((part) => part.getAnimations().length > 0)) return null;
  return parts
    .map((part) => {
      const style = getComputedStyle(part);
      // Where it stands itself is told by its place.
      const placed = part === element ? [] : [style.left, style.top];
      const { transform, rotate, translate, backgroundPosition, objectPosition } = style;
      return [transform, rotate, translate, backgroundPosition, objectPosition, ...placed].join(" ");
    })
    .join("|");
}

function wayLeft(before: Pick<Place, "left">, now: Pick<Place, "left">): number {
  return Math.abs(now.left - before.left);
}

function partOf(element: Element): Place["part"] {
  const first = queryAll(element, "*").find((one) => rectOf(one).width > 0);
  const [own, part] = [rectOf(element), rectOf(first ?? element)];
  return { left: part.left - own.left };
}

/** Whether more stands side by side in a box than is seen of it. */
function isStrip(element: Element): boolean {
  const hides = [parentElement(element) ?? element, element, ...element.children].some((one) =>
    ["hidden", "clip"].includes(getComputedStyle(one).overflowX),
  );
  return hides && [element, ...element.children].some((one) => one.scrollWidth > one.clientWidth + LEAST_WAY);
}

/** How far to the left slides and what is swiped are dragged, so that they don't snap back; null for all else. */
export function swipeWay(element: Element): number | null {
  const isSwiped = getComputedStyle(element).touchAction === "pan-y";
  return isSwiped || isStrip(element) ? rectOf(element).width * SWIPE : null;
}

/** What is asked of the page about what was taken hold of. */
export const dragged = {
  isElsewhere,
  isOnlyPlaced,
  turnBack,
  goesAlongAlone,
  hasComeAlong,
  isMovedByNow,
  pointOnTrack: () => (from === null ? null : pointOnTrack(from.element)),
  isPanned,
  endOfTrack: () => (from === null ? null : endOfTrack(from.element)),
  boxesToDropIn,
  looksDragged,
};
