import type { Effect, FocusPlace, PlacedRef, StateChange } from "#gather/operating/controls/effect-facts.ts";

import {
  attribute,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { isDrawnAnew } from "#gather/page/in-page/operating/controls/drawn-anew.ts";
import { wordsDrawnAt } from "#gather/page/in-page/operating/hover/drawn-words.ts";
import { matters, placeOf } from "#gather/page/in-page/operating/page/known-elements.ts";
import { noteTold, toldSince } from "#gather/page/in-page/operating/messages/live-regions.ts";
import { marksBeside, type Marks, takesOverMark } from "./looks-of-peers.ts";
import { pairsOf, readPageState, type PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { sortsTable } from "./sorted-table.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** The part of an effect that the page itself can tell. */
export type SeenEffect = Omit<Effect, "left" | "asked">;

const CONTROLS = "a[href],button,input,select,textarea,[role=button],[role=link],[tabindex]";
const MARKUP_LIMIT = 5000;
const MOST_NAMED = 6;
const MOST_STATES = 12;
const LOOKED_AT = 12;
const LOOK = [
  "color",
  "background-color",
  "background-image",
  "background-position",
  "border-top-color",
  "border-bottom-color",
  "border-left-color",
  "text-decoration-line",
  "transform",
  "translate",
  "rotate",
  "opacity",
  "left",
  "right",
  "width",
  "fill",
  "stroke",
  "d",
  "mask-image",
  "content",
];
const FRAME = [
  "outline-style",
  "outline-width",
  "outline-color",
  "box-shadow",
  "border-top-width",
  "border-bottom-width",
];

/** What is seen before an operation. */
export interface Before {
  control: Element;
  address: string;
  state: PageState;
  name: string;
  look: string;
  /** What is drawn around it, as around the chosen one of several. */
  frame: string;
  marks: Marks;
  /** Markup of the control itself, and the classes of a box in which it stands alone. */
  markup: string;
  /** What stood in live regions, those out of sight included. */
  told: ReadonlyMap<Element, string>;
  fields: ReadonlyMap<HTMLInputElement | HTMLSelectElement, { value: string; checked: boolean }>;
  /** Colors of what the page stands on. */
  grounds: ReadonlyMap<Element, string>;
  isHidden: boolean;
  /** What the style sheet writes beside the control; null where it writes no words. */
  drawn: string | null;
}

/** Whether an element, or something around it, is hidden from screen readers or can't be used. */
export function isOutOfReach(element: Element): boolean {
  return closestElement(element, "[aria-hidden=true],[inert]") !== null;
}

export function lookBefore(control: Element): Before {
  return {
    control,
    address: location.href,
    state: readPageState(),
    name: accessibleName(control),
    look: lookOf(control),
    frame: frameOf(control),
    marks: marksBeside(control),
    markup: ownMarkup(control),
    told: noteTold(),
    fields: fieldsNow(),
    grounds: groundsAround(control),
    isHidden: isOutOfReach(control),
    drawn: wordsDrawnAt(control)?.text ?? null,
  };
}

const WORDS_LIMIT = 100;
/** Pixels of either side from which a picture is no icon. */
const PICTURE = 80;

/** Share of the window from which a box around the control is a ground of the page. */
const MOST_OF_WINDOW = 0.5;

/** What only lies over the page, such as the veil behind a dialog, is no ground. */
function groundsAround(control: Element): Map<Element, string> {
  const grounds = new Map<Element, string>();
  for (let above = parentElement(control); above !== null; above = parentElement(above)) {
    const { width, height } = rectOf(above);
    const isLarge = width * Math.min(height, innerHeight) > MOST_OF_WINDOW * innerWidth * innerHeight;
    const { position, backgroundColor } = getComputedStyle(above);
    const isPage = above === document.body || above === document.documentElement;
    if (isPage || (isLarge && position !== "fixed" && position !== "absolute"))
      grounds.set(above, backgroundColor);
  }
  return grounds;
}

/** Whether what is behind the page has another color than before, as where a switch darkens it. */
export function isRepainted({ grounds }: Before): boolean {
  return [...grounds].some(([element, color]) => {
    const { backgroundColor } = getComputedStyle(element);
    return element.isConnected && backgroundColor !== color && backgroundColor.startsWith("rgb(");
  });
}

function ownMarkup(control: Element): string {
  const around = parentElement(control);
  const isAlone = around?.childElementCount === 1 && around !== document.body;
  // Frameworks leave an empty attribute behind where a mark is taken back.
  const own = control.outerHTML.slice(0, MARKUP_LIMIT).replaceAll(/\s(?:style|class)=""/g, "");
  return `${isAlone ? (attribute(around, "class") ?? "") : ""}${own}`;
}

/** A frame alone may be the browser's own, around what has the focus: then nothing marks the control otherwise. */
function looksAsBefore(before: Before): boolean {
  const { control, look, frame } = before;
  return lookOf(control) === look && (frameOf(control) === frame || !hasNewMark(before));
}

/** Whether the control itself is marked otherwise: a look that only the page around it gives it does not count. */
export function hasNewMark({ control, markup }: Before): boolean {
  return control.isConnected && ownMarkup(control) !== markup;
}

/** Whether a live region has said something since, be it seen or not. */
export function hasToldSince({ told }: Before): boolean {
  return toldSince(told).length > 0;
}

/** Whether everything is seen as it was, but for what is restless; what is only told to screen readers may differ. */
export function isAsBefore(before: Before, withLook: boolean): boolean {
  const { control, state } = before;
  if (withLook && !looksAsBefore(before)) return false;
  const now = readPageState();
  const isOf = mattersTo(control);
  const [went, came] = [missing(state, now).filter(isOf), missing(now, state).filter(isOf)];
  if (went.length + came.length > 0) return control.isConnected && isDrawnAnew(went, came, { state, now });
  return withOtherOrder(state, now, isOf).length === 0;
}

function missing(one: PageState, other: PageState): Element[] {
  return [...one].flatMap(([element, { text }]) => (other.get(element)?.text === text ? [] : [element]));
}

function mattersTo(control: Element): (element: Element) => boolean {
  return (element) => matters(element, control);
}

/** Elements that went, the highest alone. */
export function newlyHidden({ control, state }: Before): Element[] {
  const now = readPageState();
  const went = highest(new Set([...state.keys()].filter((element) => !now.has(element))));
  return went.filter(mattersTo(control));
}

/** Elements that came to be seen, the highest alone. */
export function newlyShown({ control, state }: Before): Element[] {
  const came = highest(new Set([...readPageState().keys()].filter((element) => !state.has(element))));
  return came.filter(mattersTo(control));
}

/** Whether the focus is in what came to be seen. */
export function isFocusInOpened(before: Before): boolean {
  const active = deepActive();
  return active !== null && newlyShown(before).some((element) => contains(element, active));
}

/** What came to be seen as it is now, in short; empty where nothing is seen any more. */
export function openedNow(before: Before): string {
  const markup = newlyShown(before)
    .map(({ outerHTML }) => outerHTML)
    .join("");
  let sum = 0;
  for (let at = 0; at < markup.length; at += 1) sum = (sum * 31 + markup.charCodeAt(at)) % 1_000_000_007;
  return markup === "" ? "" : `${markup.length} ${sum}`;
}

/** Whether what came to be seen holds anything to use. */
export function offersControls(before: Before): boolean {
  return newlyShown(before).some(
    (element) => matchesSelector(element, CONTROLS) || queryAll(element, CONTROLS).length > 0,
  );
}

/** Whether what went from sight held anything to use. */
export function takesControls(before: Before): boolean {
  return newlyHidden(before).some(
    (element) => matchesSelector(element, CONTROLS) || queryAll(element, CONTROLS).length > 0,
  );
}

/** What is other than before. */
export function effectSince(before: Before, { describe }: ProbedPage): SeenEffect {
  const now = readPageState();
  const isOf = mattersTo(before.control);
  const shown = newlyShown(before);
  const hidden = newlyHidden(before);
  const texts = [...withOtherText(before.state, now, isOf), ...withOtherOrder(before.state, now, isOf)];
  // What was taken out of the page can no longer be named; what it stood in can.
  const named = (elements: readonly Element[]): PlacedRef[] =>
    elements.slice(0, MOST_NAMED).map((element) => ({
      ...describe(element.isConnected ? element : document.body),
      place: placeOf(element),
    }));
  const { control } = before;
  return {
    shown: named(shown),
    hidden: named(hidden),
    texts: named(texts),
    states: stateChanges(before, now, describe),
    reachesBeyond: [...shown, ...hidden, ...texts].some((element) => !contains(control, element)),
    isRenamed: texts.some((element) => contains(control, element)) || accessibleName(control) !== before.name,
    isReplaced: !now.has(before.control) && before.state.has(before.control),
    hasNewLook: before.control.isConnected && !looksAsBefore(before),
    focus: focusPlace(before.control, shown),
    ...(location.href === before.address ? {} : { wentTo: location.href }),
    ...(takesOverMark(control, before.marks) ? { takesOverMark: true } : {}),
    ...(sortsTable(control, texts) ? { sorts: true } : {}),
    ...wordsLeftBehind(before, texts),
  };
}

/** What now stands on a control that is called as before. */
function wordsLeftBehind({ control, name }: Before, texts: readonly Element[]): { otherWords?: string } {
  const isOther = texts.some((element) => contains(control, element));
  if (!isOther || !(control instanceof HTMLElement) || accessibleName(control) !== name) return {};
  const words = folded(innerText(control), WORDS_LIMIT);
  return words === "" ? {} : { otherWords: words };
}

/** Elements that are seen as before, with another text. */
export function changedTexts({ control, state }: Before): Element[] {
  return withOtherText(state, readPageState(), mattersTo(control));
}

function withOtherText(before: PageState, now: PageState, isOf: (element: Element) => boolean): Element[] {
  return [...now].flatMap(([element, { text }]) =>
    (before.get(element)?.text ?? text) !== text && isOf(element) ? [element] : [],
  );
}

/** What holds the first of the elements that now stand in another order, as the rows of a table that was sorted. */
function withOtherOrder(before: PageState, now: PageState, isOf: (element: Element) => boolean): Element[] {
  const stayed = [...before.keys()].filter((element) => now.has(element));
  const later = [...now.keys()].filter((element) => before.has(element));
  const first = later.find((element, index) => element !== stayed[index]);
  const holder = first === undefined ? null : parentElement(first);
  return first === undefined || holder === null || !isOf(first) || !isOf(holder) ? [] : [holder];
}

function stateChanges(
  { control, state }: Before,
  now: PageState,
  describe: ProbedPage["describe"],
): StateChange[] {
  return [...state]
    .filter(
      ([element, { states }]) => (now.get(element)?.states ?? states) !== states && matters(element, control),
    )
    .flatMap(([element, { states }]) => {
      const [from, to] = [pairsOf(states), pairsOf(now.get(element)?.states ?? states)];
      return [...new Set([...from.keys(), ...to.keys()])]
        .filter((name) => from.get(name) !== to.get(name))
        .map((name) => ({
          element: describe(element),
          ofControl: element === control,
          name,
          from: from.get(name) ?? null,
          to: to.get(name) ?? null,
          ...(name === "src" ? altOf(element) : {}),
        }));
    })
    .slice(0, MOST_STATES);
}

function altOf(picture: Element): Pick<StateChange, "alt"> {
  const { width, height } = rectOf(picture);
  const alt = attribute(picture, "alt");
  const isLooked = tagName(picture) === "img" && Math.min(width, height) >= PICTURE;
  return isLooked && alt !== null ? { alt: folded(alt, WORDS_LIMIT) } : {};
}

export function focusPlace(control: Element, shown: readonly Element[]): FocusPlace {
  const active = deepActive();
  if (active === null || active === document.body || active === document.documentElement) return "nowhere";
  if (active === control || control.contains(active)) return "control";
  // The browser gives the focus of a click on what takes none to the nearest box around it that does.
  if (active === stopAround(control)) return "nowhere";
  return shown.some((element) => contains(element, active)) ? "shown" : "elsewhere";
}

/** The nearest box around what takes no focus itself that the browser gives it to instead. */
function stopAround(control: Element): Element | null {
  if (control instanceof HTMLElement && control.tabIndex >= 0) return null;
  for (let above = parentElement(control); above !== null; above = parentElement(above))
    if (matchesSelector(above, "[tabindex],a[href],button,summary")) return above;
  return null;
}

/** Whether an element stands in another one, shadow roots included. */
export function contains(outer: Element, inner: Element): boolean {
  for (let above: Element | null = inner; above !== null; above = parentElement(above))
    if (above === outer) return true;
  return false;
}

export function deepActive(): Element | null {
  let active = document.activeElement;
  for (let inner = active; inner !== null;) {
    active = inner;
    inner = openShadowRoot(inner)?.activeElement ?? null;
  }
  return active;
}

/** Sets fields back to what they were, without a word to the page. */
export function putBackFields({ fields }: Before): void {
  for (const [field, { value, checked }] of fields) {
    if (field.value !== value) field.value = value;
    if (field instanceof HTMLInputElement && field.checked !== checked) field.checked = checked;
  }
}

function fieldsNow(): Before["fields"] {
  const fields = queryPage("input:not([type=file]),select").filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
  return new Map(
    fields.map((field) => [
      field,
      { value: field.value, checked: field instanceof HTMLInputElement && field.checked },
    ]),
  );
}

function highest(elements: ReadonlySet<Element>): Element[] {
  return [...elements].filter((element) => {
    const parent = parentElement(element);
    return parent === null || !elements.has(parent);
  });
}

/** How an element and what stands in it look. */
export function lookOf(element: Element): string {
  const inside = queryAll(element, "*").slice(0, LOOKED_AT);
  return [element, ...inside]
    .flatMap((one) => [undefined, "::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo)))
    .map((style) => LOOK.map((name) => style.getPropertyValue(name)).join(";"))
    .join("|");
}

function frameOf(element: Element): string {
  const style = getComputedStyle(element);
  return FRAME.map((name) => style.getPropertyValue(name)).join(";");
}
