import type { ElementRef } from "#evidence/document.ts";
import type { FocusStop, KeyboardWalk } from "#gather/examining/operated-facts.ts";

import { isCutAway } from "../cut-away.ts";
import { aroundFocus } from "./around-focus.ts";
import { coveredGoingBack, coverOf } from "./covered-focus.ts";
import { isFaintChange } from "./faint-change.ts";
import { boxThatGrew, type GrownList } from "./grown-list.ts";
import { wholeLook } from "./whole-look.ts";
import { createDescriber } from "../describe-element.ts";
import {
  checkVisibility,
  closestElement,
  everyElement,
  folded,
  innerText,
  isVisible,
  matchesSelector,
  openShadowRoot,
  queryAll,
  rectOf,
  textContent,
} from "../dom.ts";

/** How the elements of the walk look while they have the focus. */
export type FocusLooks = Pick<
  KeyboardWalk,
  "unseen" | "faint" | "caretAlone" | "hidden" | "covered" | "coveredGoingBack"
>;

interface Stop {
  element: Element;
  focusedLook: Map<Element, string>;
  cover: Element | null;
  /** Where it cannot be seen with the focus: what of its surroundings cannot either. */
  outOfSight: ReadonlySet<Element>;
}

const stops: Stop[] = [];
const numbers = new Map<Element, number>();
let invisible = new Set<Element>();
let faint = new Set<Element>();
/** Text fields that nothing but their caret marks. */
let caretAlone = new Set<Element>();
let last: Stop | null = null;
let waits = 0;
/** What could take the focus before the walk. */
let atStart: ReadonlySet<Element> = new Set();

/** The caret of a text field, and what a frame or player draws, show the focus by themselves. */
const SHOWS_BY_ITSELF =
  "textarea,select,iframe,embed,object,video,audio,[contenteditable],input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=image],[type=range],[type=file],[type=color])";

/** Text fields that can be written in, and show where with a thin line that blinks. */
const WITH_CARET = ["text", "email", "tel", "url", "search", "number", "password"]
  .map((type) => `input[type=${type}]:read-write`)
  .concat("input:not([type]):read-write", "textarea:read-write")
  .join(",");

const FOCUSABLE =
  "a[href],button,input,select,textarea,summary,iframe,[tabindex],audio[controls],video[controls],[contenteditable]";
const MOST_ELEMENTS = 20_000;

const MARKS_ITEMS =
  "[aria-activedescendant],[role=menu],[role=menubar],[role=listbox],[role=tree],[role=grid],[role=radiogroup],[role=tablist]";
const MARK_STAYS_MS = 400;
const TEXT_LIMIT = 20_000;

/** What the page says to people who look at it. */
export function shownText(): string {
  return document.body === null ? "" : innerText(document.body).slice(0, TEXT_LIMIT);
}

/** Elements with several stops of their own inside, none of which the page can see. */
const COMPOUND =
  "iframe,embed,object,video,audio,input[type=date],input[type=time],input[type=datetime-local],input[type=month],input[type=week]";
const DIALOGS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";

/** Where the browser scrolls to the focus, it gets there at once. */
const WITHOUT_SMOOTH_SCROLLING = new CSSStyleSheet();
WITHOUT_SMOOTH_SCROLLING.replaceSync("* { scroll-behavior: auto !important }");

/** Puts the keyboard back to the start of the page. */
export function startFocusWalk(): number {
  stops.length = 0;
  numbers.clear();
  invisible = new Set();
  faint = new Set();
  caretAlone = new Set();
  last = null;
  waits = 0;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, WITHOUT_SMOOTH_SCROLLING];
  deepActive()?.blur();
  globalThis.getSelection()?.removeAllRanges();
  beginAtTop();
  globalThis.scrollTo(0, 0);
  const all = everyElement(document, MOST_ELEMENTS).filter((element) => matchesSelector(element, FOCUSABLE));
  atStart = new Set(all);
  return all.length;
}

/** The list that the last stops stand in, if it has got them since the walk began. */
export function grownList(last: number): GrownList | null {
  const recent = stops.slice(-last).map(({ element }) => element);
  const grown = recent.length < last ? null : boxThatGrew({ recent, atStart, focusable: FOCUSABLE });
  if (grown === null) return null;
  return { element: createDescriber(document).describe(grown.box), entries: grown.entries };
}

/** Time in which a page may bring what has the focus into sight, and how often it is waited for. */
const APPEARS_MS = 400;
const MOST_WAITS = 8;

/** The Tab key goes on from where the focus, or a jump to a part of the page, was last. */
function beginAtTop(): void {
  const { body } = document;
  if (body === null) return;
  const before = body.getAttribute("tabindex");
  body.setAttribute("tabindex", "-1");
  body.focus({ preventScroll: true });
  body.blur();
  if (before === null) body.removeAttribute("tabindex");
  else body.setAttribute("tabindex", before);
}

/** Notes where the focus is now, after the page had a moment to move it. */
export async function noteFocus(waitMs: number): Promise<FocusStop> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const element = deepActive();
  endTransitions();
  if (element !== null && !numbers.has(element) && isOutOfSight(element) && waits < MOST_WAITS) {
    waits += 1;
    await new Promise((resolve) => setTimeout(resolve, APPEARS_MS));
    endTransitions();
  }
  compareLast(element);
  const isSame = last !== null && last.element === element;
  if (element === null || isPage(element)) {
    last = null;
    return { stop: -1, mayHold: false };
  }
  const number = numbers.get(element) ?? numbers.size;
  if (!numbers.has(element)) {
    numbers.set(element, number);
    const focusedLook = lookAround(element);
    last = { element, focusedLook, cover: coverOf(element), outOfSight: unseenAround(element, focusedLook) };
    stops.push(last);
  } else if (!isSame) {
    last = null;
  }
  const mayHold = matchesSelector(element, COMPOUND) || closestElement(element, DIALOGS) !== null;
  return { stop: number, mayHold };
}

/** Elements that look no different with the focus, and elements that lie behind others then. */
export async function focusLooks(): Promise<FocusLooks> {
  // Where there is one element alone, some browsers lead the focus straight back to it.
  deepActive()?.blur();
  endTransitions();
  compareLast(deepActive());
  await believeMarkedItems();
  believeMarksThatStayed();
  const describer = createDescriber(document);
  const looks = {
    unseen: [...invisible]
      .filter((element) => !isHidden(element))
      .map((element) => describer.describe(element)),
    faint: [...faint].map((element) => describer.describe(element)),
    caretAlone: [...caretAlone].map((element) => describer.describe(element)),
    hidden: [...invisible].filter(isHidden).map((element) => describer.describe(element)),
    covered: stops.flatMap(({ element, cover }) =>
      cover === null ? [] : [{ element: describer.describe(element), cover: describer.describe(cover) }],
    ),
  };
  // Last, for what the focus opens may change the page.
  const seenForwards = stops.filter(({ cover }) => cover === null).map(({ element }) => element);
  const behind = await coveredGoingBack(seenForwards);
  deepActive()?.blur();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => sheet !== WITHOUT_SMOOTH_SCROLLING,
  );
  return {
    ...looks,
    coveredGoingBack: behind.map(({ element, cover }) => ({
      element: describer.describe(element),
      cover: describer.describe(cover),
    })),
  };
}

/** Whether it could not be seen itself while it had the focus. */
function isHidden(element: Element): boolean {
  return stops.some((stop) => stop.element === element && stop.outOfSight.has(element));
}

/** Menus and lists that mark their current item keep the mark for a moment when the focus leaves. */
async function believeMarkedItems(): Promise<void> {
  const lists = stops.filter(
    ({ element }) => invisible.has(element) && matchesSelector(element, MARKS_ITEMS),
  );
  if (lists.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, MARK_STAYS_MS));
  endTransitions();
  for (const { element, focusedLook } of lists) {
    const inner = [...focusedLook].filter(([near]) => near !== element && element.contains(near));
    if (inner.some(([near, before]) => wholeLook(near) !== before)) invisible.delete(element);
  }
}

/** Scripts of menus take their mark off some time after the focus has left: by now it is gone. */
function believeMarksThatStayed(): void {
  for (const { element, focusedLook, outOfSight } of stops) {
    if (!invisible.has(element) || outOfSight.has(element) || !isVisible(element)) continue;
    const around = [element, element.parentElement].filter((near) => near !== null);
    const changed = around.flatMap((near) => {
      const focused = focusedLook.get(near);
      const plain = wholeLook(near);
      return focused === undefined || focused === plain ? [] : [[plain, focused] as const];
    });
    if (changed.length === 0) continue;
    invisible.delete(element);
    if (changed.every((looks) => isFaintChange(...looks))) faint.add(element);
  }
}

/** Whether the element that has the focus takes it back when it is taken from it. */
export async function takesFocusBack(waitMs: number): Promise<boolean> {
  const element = deepActive();
  element?.blur();
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return element !== null && deepActive() === element;
}

/** An element of the walk by its number. */
export function focusStopAt(stop: number): ElementRef | null {
  const element = [...numbers].find(([, number]) => number === stop)?.[0];
  return element === undefined ? null : createDescriber(document).describe(element);
}

function isPage(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}

function deepActive(): HTMLElement | null {
  let active: Element | null = document.activeElement;
  for (let inner = active; inner !== null;) {
    active = inner;
    inner = openShadowRoot(inner)?.activeElement ?? null;
  }
  return active instanceof HTMLElement || active instanceof SVGElement ? asFocusable(active) : null;
}

/** HTML and SVG elements share `blur` and `focus`. */
function asFocusable(element: Element): HTMLElement {
  return element as HTMLElement;
}

/** What fades in shows its focus too; on a busy machine it may not have begun. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Once the focus has left an element, its look without focus can be told from that with focus. */
function compareLast(now: Element | null): void {
  if (last === null || last.element === now || !last.element.isConnected) return;
  const { element, focusedLook, outOfSight } = last;
  const wasHidden = outOfSight.has(element);
  const hasCaret = matchesSelector(element, WITH_CARET);
  // Editors write in a field that nobody sees, and draw its caret themselves.
  if (matchesSelector(element, SHOWS_BY_ITSELF) && !(hasCaret && !wasHidden)) return;
  if (!wasHidden && !isVisible(element)) return;
  // What has the focus now looks different for that reason, with all that is in it.
  const isChanged = (near: Element): boolean => now !== null && !isPage(now) && now.contains(near);
  if (isChanged(element)) return;
  const comparable = [...focusedLook].filter(([near]) => !isChanged(near) && !outOfSight.has(near));
  const changed = comparable
    .map(([near, focused]) => [wholeLook(near), focused] as const)
    .filter(([plain, focused]) => plain !== focused);
  if (changed.length === 0) (hasCaret ? caretAlone : invisible).add(element);
  else if (!hasCaret && !wasHidden && changed.every((looks) => isFaintChange(...looks))) faint.add(element);
}

/** Looks of an element and of those around it that may show its focus. */
function lookAround(element: Element): Map<Element, string> {
  return new Map([...aroundFocus(element, isOutOfSight(element))].map((near) => [near, wholeLook(near)]));
}

function unseenAround(element: Element, around: ReadonlyMap<Element, string>): ReadonlySet<Element> {
  return isOutOfSight(element) ? new Set([...around.keys()].filter(isOutOfSight)) : new Set();
}

/** Marks of a dialog's beginning and end that only pass the focus on are nothing to see. */
const GUARDS = ":not(a,button,input,select,textarea,summary,[role])";

/** Buttons and links are there to be seen, however small a style sheet leaves them. */
const PRESSED = "button,a[href],[role=button],[role=tab],[role=link]";

/** Whether something in an element without a size of its own is seen, as what stands apart from it is. */
function showsParts(element: Element): boolean {
  const hasLetters = folded(textContent(element), 1) !== "";
  return hasLetters || queryAll(element, "*").some((part) => isVisible(part));
}

/** Whether nothing of an element is seen, though it takes up room and the browser has scrolled to it. */
function isOutOfSight(element: Element): boolean {
  const box = rectOf(element);
  const isGuard = matchesSelector(element, GUARDS) && folded(textContent(element), 1) === "";
  if (isGuard) return false;
  if (box.width === 0 && box.height === 0) return matchesSelector(element, PRESSED) && !showsParts(element);
  if (box.width === 0 || box.height === 0) return false;
  const isClear = !checkVisibility(element, { opacityProperty: true });
  return isClear || isClipped(element) || isBeyondPage(box) || isBesideWindow(box) || isCutAway(element, box);
}

/** As texts for screen readers alone are. */
function isClipped(element: Element): boolean {
  const { clip, clipPath, position } = getComputedStyle(element);
  const isCut = position === "absolute" && /^rect\((?:0px|1px)(?:,? (?:0px|1px)){3}\)$/.test(clip);
  return isCut || /^inset\((?:50|100)%/.test(clipPath);
}

/** Nobody can scroll above a page's top, or past the side where its lines begin. */
function isBeyondPage({ right, bottom }: DOMRect): boolean {
  const isToTheLeft = right + scrollX <= 0 && getComputedStyle(document.documentElement).direction !== "rtl";
  return isToTheLeft || bottom + scrollY <= 0;
}

/** Browsers scroll to what has the focus, where they can. */
function isBesideWindow({ left, right, top, bottom }: DOMRect): boolean {
  return right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
}
