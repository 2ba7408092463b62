import type { Gesture } from "#gather/operating/gestures/gesture-facts.ts";

import {
  attribute,
  classNames,
  closestElement,
  folded,
  isShadowRoot,
  matchesSelector,
  parentElement,
  parentNode,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { isNamedForMoving, isNamedForSorting, isNamedForZooming } from "./moving-words.ts";

export type GestureTarget = Pick<
  Gesture,
  "element" | "name" | "hasOtherWay" | "onlyZooms" | "holdsSlider" | "hasWayOnPage" | "isHeardAround"
>;

export type FoundTarget = GestureTarget & {
  /** Selector of the list that it is an entry of; null for what stands alone. */
  list: string | null;
  /** Whether its look says that it can be dragged. */
  looksDragged: boolean;
};

const HEARS_DOWN = "[onmousedown],[onpointerdown],[ontouchstart],[draggable=true]";
const WAYS = "button,[role=button],input:not([type=hidden]),select,a[href]";
const TAKES_VALUE = "select,input[type=number],input[type=range],input[type=radio]";
/** A field in which a number can be written sets what a handle sets. */
const SETS_VALUE = `${TAKES_VALUE},input[inputmode=numeric],input[inputmode=decimal],input[type=date]`;
/** What shows that something is dragged. */
const GRABBED = /^(?:-webkit-)?grab|^(?:move|all-scroll)$/;
const SWIPED = /^(?:none|pan-x|pan-y)$/;
const FIELDS = "input:not([type=hidden]),select,textarea";
/** What takes no number. */
const ONE_OF_FEW = "select,input[type=radio]";
const HEADINGS = "h1,h2,h3,h4,h5,h6";
const BUTTONS = "button,[role=button]";
const LISTS = "ul,ol,tbody,table,[role=list]";
const GRIPS = /[⠿⣿⋮⋯⁝⁞∷≡☰]/gu;
const GRIP = /^[⠿⣿⋮⋯⁝⁞∷≡☰:.\s]{1,6}$/u;
const NAME_LIMIT = 60;
const STEPS_AROUND = 4;
const FIRST_TARGETS = 3;
const MOST_BUTTONS = 2;
const LARGE = 0.3;
/** Maps fill the page from side to side. */
const LARGE_DRAGGED = 0.8;

/** Where targets are looked for. */
interface Within {
  isIn: (element: Element) => boolean;
  /** Buttons that lead from step to step, and so move nothing. */
  leading: () => ReadonlySet<Element>;
}

const WHOLE_PAGE: Within = { isIn: () => true, leading: () => new Set() };

/** What listens to the pointer going down or may be dragged, fields and players aside. */
export function gestureTargets(
  down: ReadonlySet<Node>,
  { describe, selectorOf }: ProbedPage,
  { isIn, leading }: Within = WHOLE_PAGE,
): FoundTarget[] {
  const state = readPageState();
  const isHeardAbove = [...down].some((node) => node === document || node === document.body);
  const targets = [...state.keys()].filter(
    (element) =>
      (down.has(element) ||
        matchesSelector(element, HEARS_DOWN) ||
        (isHeardAbove && looksDraggable(element))) &&
      isTarget(element) &&
      !isTrackOf(element, down) &&
      isIn(element),
  );
  if (targets.length === 0) return [];
  const between = leading();
  const moves = (way: Element): boolean => !between.has(way) && speaksOfMoving(way);
  const movable = [...targets, ...queryAll(document, "[role=slider]")];
  const doesMore = (way: Element): boolean => moves(way) && !isNamedForZooming(way);
  const ways = queryAll(document, WAYS);
  const hasWay = ways.some((way) => matchesSelector(way, TAKES_VALUE) || moves(way));
  const hasSort = ways.some((way) => !between.has(way) && sortsEntries(way));
  const told = (element: Element): FoundTarget => ({
    element: describe(element),
    name: nameOf(element),
    ...otherWays(element, { moves, doesMore, isOfOther: saysOther(element, movable) }),
    ...(queryAll(element, "[role=slider]").length > 0 ? { holdsSlider: true as const } : {}),
    hasWayOnPage: isEntry(element) || matchesSelector(element, LISTS) ? hasSort : hasWay,
    list: isEntry(element) ? selectorOf(parentElement(element) ?? element) : null,
    looksDragged: looksDraggable(element),
  });
  const inside = [...new Set(targets.flatMap((target) => buttonsIn(target, state, targets)))].map(
    (button) => ({ ...told(button), isHeardAround: true as const }),
  );
  return mostTellingFirst(onePartOfEachFirst(targets).map(told), inside);
}

interface Ways {
  moves: (way: Element) => boolean;
  doesMore: (way: Element) => boolean;
  /** Whether a control is named after something else that can be moved. */
  isOfOther: (way: Element) => boolean;
}

function otherWays(
  element: Element,
  { moves, doesMore, isOfOther }: Ways,
): Pick<FoundTarget, "hasOtherWay" | "onlyZooms"> {
  const isWay = hasOtherWay(element, moves, isOfOther);
  const onlyZooms = isWay && !hasOtherWay(element, doesMore, isOfOther);
  return { hasOtherWay: isWay, ...(onlyZooms ? { onlyZooms } : {}) };
}

/** Controls whose names hold the name of another thing that can be moved, and not the element's own. */
function saysOther(element: Element, movable: readonly Element[]): (way: Element) => boolean {
  const own = nameOf(element);
  const others = movable
    .filter((other) => !other.contains(element) && !element.contains(other))
    .map(nameOf)
    .filter((name) => name !== own && /\p{L}{3}/u.test(name));
  const holds = (words: string, name: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "iu").test(words);
  return (way) => {
    const words = accessibleName(way);
    return others.some((name) => holds(words, name)) && (own === "" || !holds(words, own));
  };
}

/** One part of everything before another part of the same: a slider, its track and its handle may all hear. */
function onePartOfEachFirst(targets: readonly Element[]): Element[] {
  const parts = new Map<Element, number>();
  const ranked = targets.map((element) => {
    // Targets stand in the order of the document, so the first one around is the outermost.
    const whole = targets.find((target) => target.contains(element)) ?? element;
    const rank = parts.get(whole) ?? 0;
    parts.set(whole, rank + 1);
    return { element, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ element }) => element);
}

/** Not all of many are tried: some of both then, and one of each kind before another like it. */
function mostTellingFirst(targets: readonly FoundTarget[], inside: readonly FoundTarget[]): FoundTarget[] {
  const kinds = new Set<string>();
  const firsts = targets.filter(({ element: { component } }) => {
    const isFirst = !kinds.has(component);
    kinds.add(component);
    return isFirst;
  });
  const alike = targets.filter((target) => !firsts.includes(target));
  return [...firsts.slice(0, FIRST_TARGETS), ...inside, ...firsts.slice(FIRST_TARGETS), ...alike];
}

/** Of a list, the words of its first entry. */
function nameOf(element: Element): string {
  const [first] = matchesSelector(element, LISTS) ? element.children : [];
  const words = first === undefined ? accessibleName(element) || element.textContent : first.textContent;
  return folded(words.replace(GRIPS, " "), NAME_LIMIT);
}

/** What hears for the buttons in it may act before they are let go of: the first of each kind. Slides hear to be swiped. */
function buttonsIn(around: Element, state: PageState, targets: readonly Element[]): Element[] {
  if (looksDraggable(around)) return [];
  const buttons = queryAll(around, BUTTONS).filter((one) => one !== around && state.has(one));
  const kinds = new Map(buttons.toReversed().map((button) => [classNames(button).join(" "), button]));
  return [...kinds.values()]
    .toReversed()
    .filter((button) => !targets.includes(button) && !isHandle(button))
    .slice(0, MOST_BUTTONS);
}

/** Whether what it holds is a handle that hears of being dragged itself. */
function isTrackOf(element: Element, down: ReadonlySet<Node>): boolean {
  return queryAll(element, "[role=slider]").some((handle) => handle !== element && down.has(handle));
}

/** By its own style, and not that of what it stands in. */
function looksDraggable(element: Element): boolean {
  const { cursor, touchAction } = getComputedStyle(element);
  const around = parentElement(element);
  const above = around === null ? null : getComputedStyle(around);
  const isGrabbed = GRABBED.test(cursor) && above?.cursor !== cursor;
  return isGrabbed || (SWIPED.test(touchAction) && above?.touchAction !== touchAction);
}

function isTarget(element: Element): boolean {
  if (matchesSelector(element, "html,body,main,form,input,select,textarea,label,canvas,video,audio,iframe"))
    return false;
  // Frameworks listen to everything at the element that they draw a page in.
  if (parentElement(element) === document.body && queryAll(element, WAYS).length > 1) return false;
  const most = looksDraggable(element) ? LARGE_DRAGGED : LARGE;
  const isLarge = seenArea(element) > most * innerWidth * innerHeight;
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
  const beside = [element.nextElementSibling, element.previousElementSibling].filter((one) => one !== null);
  if (beside.length === 0) return false;
  if (matchesSelector(element, "li,tr,[draggable=true]")) return true;
  const isAlike = (other: Element): boolean =>
    tagName(other) === tagName(element) && attribute(other, "class") === attribute(element, "class");
  return looksDraggable(element) && beside.some((other) => isAlike(other) && looksDraggable(other));
}

/** Whether a control may put entries in another order: neither a way to another page or slide, nor to the top of this one. */
function sortsEntries(control: Element): boolean {
  if (isHandle(control) || matchesSelector(control, "a[href]") || closestElement(control, "nav") !== null)
    return false;
  return getComputedStyle(control).position !== "fixed" && isNamedForSorting(control);
}

/** Controls in or around it, or right beside all that is around it, whose names speak of moving. */
function hasOtherWay(
  element: Element,
  speaks: (control: Element) => boolean,
  isOfOther: (control: Element) => boolean,
): boolean {
  const list = isEntry(element) ? parentElement(element) : null;
  let around: Element | null = element;
  let box = element;
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1) {
    const isMoreThanItsPart =
      queryAll(around, HEADINGS).filter((heading) => !element.contains(heading)).length > 1;
    if (isMoreThanItsPart || matchesSelector(around, "body,main,html")) return hasWayBeside(box, speaks);
    if (box !== element && isOneQuestion(box, element))
      return hasWayBeside(box, speaks) || hasValueBeside(box);
    box = around;
    const ways = [...queryAll(around, WAYS), ...waysInRootOf(around)].filter(
      (way) => way !== element && !isOfOther(way),
    );
    // A field beyond a list asks for something else than the place of its entries.
    const isBeyondList = list !== null && around !== list && around.contains(list);
    if (ways.some((way) => (!isBeyondList && setsValue(way)) || speaks(way))) return true;
    around = parentElement(around);
  }
  return false;
}

/** Whether a box asks for one thing among others that are drawn alike and have fields of their own. */
function isOneQuestion(box: Element, element: Element): boolean {
  const look = attribute(box, "class") ?? "";
  if (look === "" || textOf(box) === textOf(element)) return false;
  const others = [...(parentElement(box)?.children ?? [])].filter(
    (one) => one !== box && tagName(one) === tagName(box) && attribute(one, "class") === look,
  );
  return others.some((one) => queryAll(one, FIELDS).length > 0);
}

/** Whether the question right before it or after it takes a number. */
function hasValueBeside(box: Element): boolean {
  return [box.previousElementSibling, box.nextElementSibling].some(
    (part) =>
      part !== null &&
      queryAll(part, FIELDS).some((field) => !matchesSelector(field, ONE_OF_FEW) && setsValue(field)),
  );
}

/** Also a field of text that shows a number, such as the price that a handle has set. */
function setsValue(way: Element): boolean {
  const shown = way instanceof HTMLInputElement ? way.value : "";
  return matchesSelector(way, SETS_VALUE) || /^\P{L}{0,2}\d[\d.,\s]*\P{L}{0,2}$/u.test(shown.trim());
}

/** Beside what stands at the top of a shadow root. */
function waysInRootOf(element: Element): Element[] {
  const root = parentNode(element);
  return isShadowRoot(root) ? queryAll(root, WAYS) : [];
}

/** In the part right after a box, or right before it, where that part holds a way there and back and nothing else to use. */
function hasWayBeside(box: Element, speaks: (control: Element) => boolean): boolean {
  return [box.previousElementSibling, box.nextElementSibling].some((part) => {
    const ways = part === null ? [] : queryAll(part, WAYS);
    return ways.length > 1 && ways.every(speaks);
  });
}

/** By its name, or by an arrow that is shown in place of a longer name. A handle is what is dragged itself. */
function speaksOfMoving(control: Element): boolean {
  return !isHandle(control) && isNamedForMoving(control);
}

/** By its dots or lines, or by the hand that the pointer becomes over it alone. */
function isHandle(control: Element): boolean {
  return GRIP.test(folded(textContent(control), NAME_LIMIT)) || looksDraggable(control);
}

/** What of a target is taken hold of: the first handle in it; of a list that hears for its entries, the first one that is seen. */
export function partToGrab(target: Element): Element {
  const state = readPageState();
  const handle = queryAll(target, "*").find((part) => state.has(part) && isHandle(part));
  if (handle !== undefined) return handle;
  const parts = [...target.children].filter((part) => state.has(part));
  const [first] = parts;
  const areAlike = parts.every((part) => tagName(part) === (first === undefined ? "" : tagName(first)));
  return first !== undefined && parts.length > 1 && areAlike && queryAll(target, WAYS).length === 0
    ? first
    : target;
}
