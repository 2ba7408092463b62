import type { Gesture } from "#gather/operating/gesture-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { accessibleName, textOf } from "../semantics.ts";
import { contains } from "./effects.ts";
import { readPageState } from "./page-state.ts";

export type GestureTarget = Pick<Gesture, "element" | "name" | "hasOtherWay" | "hasWayOnPage">;

/** With the selector of the list that it is an entry of; null for what stands alone. */
export type FoundTarget = GestureTarget & { list: string | null };

const HEARS_DOWN = "[onmousedown],[onpointerdown],[ontouchstart],[draggable=true]";
const WAYS = "button,[role=button],input:not([type=hidden]),select,a[href]";
const TAKES_VALUE = "select,input[type=number],input[type=range],input[type=radio]";
/** Words for ways, orders and amounts. Outside English they have no word for more, which asks for more to read nearly everywhere. */
const MOVE_WORDS = [
  "up|down|left|right|move|next|prev(?:ious)?|back|forward|before|after|first|last|top|bottom|increase|decrease|more|less|raise|lower|higher|zoom|position|slide|page",
  "oben|unten|links|rechts|hoch|rauf|runter|hinauf|hinunter|herauf|herunter|aufwärts|abwärts|verschieben|bewegen|weiter|zurück|vorwärts|rückwärts|nächste[rs]?|vorherige[rs]?|erste[rs]?|letzte[rs]?|anfang|erhöhen|senken|verringern|weniger|höher|niedriger|größer|kleiner|seite",
  "arriba|abajo|izquierda|derecha|subir|bajar|mover|siguiente|anterior|primer[oa]?|último|última|aumentar|disminuir|reducir|menos|antes|después|atrás|adelante|posición|página",
  "haut|bas|gauche|droite|monter|descendre|déplacer|suivante?|précédente?|premi(?:er|ère)|derni(?:er|ère)|augmenter|diminuer|réduire|moins|avant|après|avancer|reculer",
  "giù|alto|basso|sinistra|destra|sposta|spostare|successiv[oa]|precedente|avanti|indietro|aumenta|diminuisci|meno",
  "acima|abaixo|cima|baixo|esquerda|direita|descer|próxim[oa]|anterior|diminuir",
  "omhoog|omlaag|naar boven|naar beneden|rechts|verplaats(?:en)?|volgende|vorige|minder|verhogen|verlagen",
];
const MOVES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${MOVE_WORDS.join("|")})(?![\\p{L}\\p{N}])|^[+−<>‹›←→↑↓▲▼-]$|^\\d+$`,
  "iu",
);
const NAME_LIMIT = 60;
const STEPS_AROUND = 4;
const LARGE = 0.3;
/** Way that something must have gone to have been dragged; CSS pixels. */
const LEAST_WAY = 15;
const LEAST_STEP = 5;
const THRICE = 3;
const MOST_DROPS = 3;
/** Shares of the way from a handle to another one, and to an end of their track, at which the track is clicked. */
const TOWARD_HANDLE = 0.4;
const TOWARD_END = 0.75;
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
  /** Where the first part in it is, beside it: slides go along in a box that stays. */
  part: { left: number };
}

/** What was taken hold of, and whether it is dragged up and to the left by now. */
let from: { element: Element; place: Place; isBack: boolean } | null = null;

/** What listens to the pointer going down or may be dragged, fields and players aside. */
export function gestureTargets(down: ReadonlySet<Node>, { describe, selectorOf }: ProbedPage): FoundTarget[] {
  const state = readPageState();
  const hasWay = queryAll(document, WAYS).some(
    (way) => matchesSelector(way, TAKES_VALUE) || speaksOfMoving(way),
  );
  return [...state.keys()]
    .filter((element) => (down.has(element) || matchesSelector(element, HEARS_DOWN)) && isTarget(element))
    .map((element) => ({
      element: describe(element),
      name: folded(accessibleName(element) || element.textContent, NAME_LIMIT),
      hasOtherWay: hasOtherWay(element),
      hasWayOnPage: hasWay,
      list: isEntry(element) ? selectorOf(parentElement(element) ?? element) : null,
    }));
}

function isTarget(element: Element): boolean {
  if (matchesSelector(element, "html,body,main,form,input,select,textarea,label,canvas,video,audio,iframe"))
    return false;
  // Frameworks listen to everything at the element that they draw a page in.
  if (parentElement(element) === document.body && queryAll(element, WAYS).length > 1) return false;
  const isLarge = seenArea(element) > LARGE * innerWidth * innerHeight;
  return !isLarge && closestElement(element, "[inert],:disabled") === null;
}

/** A map is larger than the window that the boxes around it leave of it. */
function seenArea(element: Element): number {
  const { width, height } = rectOf(element);
  const windows = [{ width, height }];
  for (let around = parentElement(element); around !== null; around = parentElement(around))
    if (isCutOff(around)) windows.push(rectOf(around));
  const least = (side: "width" | "height"): number => Math.min(...windows.map((box) => box[side]));
  return least("width") * least("height");
}

function isCutOff(around: Element): boolean {
  return ["hidden", "clip"].includes(getComputedStyle(around).overflowX) && around !== document.body;
}

/** Whether it is one of a list whose entries are dragged alike. */
function isEntry(element: Element): boolean {
  const isOfKind = matchesSelector(element, "li,tr,[draggable=true]");
  return isOfKind && (element.nextElementSibling ?? element.previousElementSibling) !== null;
}

/** Controls in or around it, or right beside all that is around it, whose names speak of moving. */
function hasOtherWay(element: Element): boolean {
  let around: Element | null = element;
  let box = element;
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1) {
    if (matchesSelector(around, "body,main,html")) return hasWayBeside(box);
    box = around;
    const ways = queryAll(around, WAYS).filter((way) => way !== element);
    if (ways.some((way) => matchesSelector(way, "input,select") || speaksOfMoving(way))) return true;
    around = parentElement(around);
  }
  return false;
}

/** In the part right after a box, or right before it, where that part holds a way there and back and nothing else to use. */
function hasWayBeside(box: Element): boolean {
  return [box.previousElementSibling, box.nextElementSibling].some((part) => {
    const ways = part === null ? [] : queryAll(part, WAYS);
    return ways.length > 1 && ways.every(speaksOfMoving);
  });
}

/** By its name, or by an arrow that is shown in place of a longer name. */
function speaksOfMoving(control: Element): boolean {
  return [accessibleName(control), folded(textContent(control), NAME_LIMIT)].some((words) =>
    MOVES.test(words),
  );
}

/** What of a target is taken hold of: of a list that hears for its entries, the first one that is seen. */
export function partToGrab(target: Element): Element {
  const state = readPageState();
  const parts = [...target.children].filter((part) => state.has(part));
  const [first] = parts;
  const areAlike = parts.every((part) => tagName(part) === (first === undefined ? "" : tagName(first)));
  return first !== undefined && parts.length > 1 && areAlike && queryAll(target, WAYS).length === 0
    ? first
    : target;
}

/** Notes where an element is. */
export function notePlace(element: Element): void {
  from = { element, place: placeOf(element), isBack: false };
}

/** Says that it is dragged the other way from now on: what lies at its edge only moves away from it. */
export function turnBack(): void {
  if (from !== null) from.isBack = true;
}

/** Whether it, or a part of it, went along with the pointer or stands in another order. What comes or goes moves others, too. */
export function isElsewhere(): boolean {
  if (from === null) return false;
  const { element, place, isBack } = from;
  if (!element.isConnected) return isDrawnElsewhere(element, place);
  const now = placeOf(element);
  if (now.around !== place.around || now.value !== place.value) return true;
  if (isSorted(place.inside, now.inside)) return true;
  if (!isSame(place.siblings, now.siblings)) return isSorted(place.siblings, now.siblings);
  if (isStrip(element) && Math.max(wayLeft(place, now), wayLeft(place.part, now.part)) >= LEAST_WAY)
    return true;
  const way = isBack ? -1 : 1;
  return way * (now.left - place.left) >= LEAST_WAY || way * (now.top - place.top) >= LEAST_WAY;
}

/** Frameworks draw what was dragged anew, with the same words in another place. */
function isDrawnElsewhere(element: Element, { around, words }: Place): boolean {
  const own = textOf(element);
  if (own === "" || around === null) return false;
  const alike = queryAll(document, tagName(element)).filter((one) => textOf(one) === own);
  return alike.some((one) => parentElement(one) !== around || wordsOf(around) !== words);
}

function wordsOf(around: Element): string {
  return [...around.children].map(textOf).join("|");
}

/** Whether it is anywhere else, or says so, when something beside it was clicked. */
export function hasComeAlong(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { place } = from;
  const now = placeOf(from.element);
  const way = Math.max(Math.abs(now.left - place.left), Math.abs(now.top - place.top));
  return way >= LEAST_STEP || now.value !== place.value;
}

/** Whether what has gone along only lies elsewhere, as what can be put anywhere does. */
export function isOnlyPlaced(): boolean {
  if (from === null || !from.element.isConnected) return false;
  const { element, place } = from;
  const now = placeOf(element);
  const isSameBox = now.around === place.around && now.value === place.value;
  return (
    isSameBox && isSame(place.inside, now.inside) && isSame(place.siblings, now.siblings) && !isStrip(element)
  );
}

/**
 * A place of the track that a handle is dragged along, on its roomier side and nearer to it than to any other handle
 * there; null where there is no track.
 */
export function pointOnTrack(): { x: number; y: number } | null {
  const track = from === null ? null : trackOf(from.element);
  if (from === null || track === null) return null;
  const { left, top, width, height } = rectOf(track);
  const isLying = width >= height;
  const middle = (element: Element): number => {
    const box = rectOf(element);
    return isLying ? box.left + box.width / 2 : box.top + box.height / 2;
  };
  const own = middle(from.element);
  const [start, end] = isLying ? [left, left + width] : [top, top + height];
  const others = handlesBeside(from.element, track).map(middle);
  // To another handle it is less than half the way; to an end of the track it is most of it.
  const ways = [
    ...others.map((other) => ({ to: other, share: TOWARD_HANDLE })),
    { to: start, share: TOWARD_END },
    { to: end, share: TOWARD_END },
  ].map(({ to, share }) => ({ to, way: (to - own) * share }));
  const before = ways.filter(({ to }) => to < own).map(({ way }) => way);
  const after = ways.filter(({ to }) => to >= own).map(({ way }) => way);
  const [back, on] = [Math.max(...before), Math.min(...after)];
  const at = own + (before.length > 0 && (after.length === 0 || -back > on) ? back : on);
  return isLying ? { x: at, y: top + height / 2 } : { x: left + width / 2, y: at };
}

/** Other handles of a track: sliders, and what looks as this one does in the page's words. */
function handlesBeside(handle: Element, track: Element): Element[] {
  const look = attribute(handle, "class");
  return queryAll(track, "*").filter(
    (element) =>
      !contains(element, handle) &&
      !contains(handle, element) &&
      (attribute(element, "role") === "slider" ||
        (look !== null && look !== "" && attribute(element, "class") === look)),
  );
}

/** The outermost box around a handle that is long and hardly thicker. */
function trackOf(handle: Element): Element | null {
  const { width, height } = rectOf(handle);
  let track: Element | null = null;
  let around = parentElement(handle);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    const box = rectOf(around);
    const isLong = box.width > THRICE * width || box.height > THRICE * height;
    const isThin = box.width < THRICE * width || box.height < THRICE * height;
    if (isLong && isThin && !matchesSelector(around, "body,main")) track = around;
  }
  return track;
}

/** Places where what is dragged from a point may be dropped: on its neighbor, or where the page hears of drops. */
export function dropPoints(hears: ReadonlySet<Node>, x: number, y: number): { x: number; y: number }[] {
  const item = draggedAt(x, y);
  if (item === null) return [];
  const neighbor = item.nextElementSibling ?? item.previousElementSibling;
  const zones = [...hears].filter(isElement).filter((zone) => !contains(zone, item) && !contains(item, zone));
  const state = readPageState();
  return [neighbor, ...zones]
    .filter((one) => one !== null && state.has(one))
    .slice(0, MOST_DROPS)
    .map((one) => rectOf(one))
    .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height * LOWER }));
}

/** What is dragged from a point: the item there of the list that was taken up, or what was taken up itself. */
function draggedAt(x: number, y: number): Element | null {
  if (from === null) return null;
  if (matchesSelector(from.element, "[draggable=true]")) return from.element;
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
    part: partOf(element),
  };
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

/** How far to the left slides are dragged, so that they don't snap back; null for what is no row of slides. */
export function swipeWay(element: Element): number | null {
  return isStrip(element) ? rectOf(element).width * SWIPE : null;
}
