import type { ElementRef } from "#evidence/document.ts";
import { childElements, innerText, matchesSelector, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** An element that scrolls by itself. */
export interface ScrollableRegion {
  /** Whether it is a field, a frame or the page itself, which browsers let the keyboard scroll. */
  isNative: boolean;
  isSeen: boolean;
  textLength: number;
  /** CSS pixels that lie out of sight. */
  hiddenDown: number;
  hiddenAcross: number;
  /** Whether the Tab key stops at it or in it, or at a field that arrow keys go through it from. */
  isReached: boolean;
  /** Whether one of these stops is of a kind engines do not know as one. */
  isReachedUnknown: boolean;
  /** Set on a list laid over the page beside the control that has the focus, whose arrow keys may move in it. */
  hangsOnFocus?: true;
  element: ElementRef;
}

export interface ScrollableParts {
  regions: ScrollableRegion[];
  /** Selectors of what could scroll by its style, and holds nothing out of sight, shows nothing, is too small to or inert. */
  still: string[];
}

const FOCUSABLE =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]";
const UNKNOWN_STOPS = "textarea,[contenteditable],iframe,audio[controls],video[controls],area[href]";
const NATIVE = "textarea,select,input,iframe,html,body";
/** Fields that move through a list by arrow keys while they keep the focus. */
const FIELDS_WITH_LIST = "[role=combobox],[aria-autocomplete],[aria-activedescendant]";
const LISTS = "[role=listbox],[role=grid],[role=tree]";
const SHOWN = "img,svg,canvas,video,audio,iframe,object,embed,input,select,textarea,button,hr";
const SCROLLS = new Set(["auto", "scroll"]);
/** CSS pixels: smaller boxes hold nothing to be read. */
const SMALLEST = 10;
const ENTRIES = "li,[role=option]";
const FEWEST_ENTRIES = 3;
/** Of these, lists are made that say nothing of themselves. */
const ENTRY_KINDS = new Set(["div", "dd", "span"]);
const LONGEST_ENTRY = 60;
const FIELDS = "input:not([type=hidden],[type=checkbox],[type=radio]),[role=combobox]";
const LAID_OVER = new Set(["absolute", "fixed"]);
/** Levels of markup around a control in which the list that it opens may stand. */
const CLOSE = 4;
const MOST = 100;

export function probe({ describe, selectorOf }: ProbedPage): ScrollableParts {
  const styled = everywhere("*").filter(mayScroll);
  return {
    regions: styled
      .filter(scrolls)
      .slice(0, MOST)
      .map((element) => regionOf(element, describe)),
    still: styled
      .filter((element) => !scrolls(element))
      .slice(0, MOST)
      .map(selectorOf),
  };
}

function regionOf(element: Element, describe: ProbedPage["describe"]): ScrollableRegion {
  const { down, across } = hiddenParts(element);
  const isOfField = isListOfField(element);
  return {
    isNative: matchesSelector(element, NATIVE),
    isSeen: isSeen(element),
    textLength: textOf(element).length,
    hiddenDown: down,
    hiddenAcross: across,
    isReached: [element, ...queryAll(element, FOCUSABLE)].some(isTabStop) || isOfField,
    isReachedUnknown: [element, ...queryAll(element, UNKNOWN_STOPS)].some(isUnknownStop) || isOfField,
    ...(hangsOnFocus(element) ? { hangsOnFocus: true as const } : {}),
    element: describe(element),
  };
}

function hangsOnFocus(element: Element): boolean {
  if (!isList(element)) return false;
  const focused = document.activeElement;
  const isElsewhere = focused === null || focused === document.body || element.contains(focused);
  return isElsewhere ? hangsOnField(element) : isLaidOverBeside(element, focused);
}

/** Whether it lies over the page beside a field that nobody is in now, as where a click on its arrow opened it. */
function hangsOnField(element: Element): boolean {
  return ancestors(element)
    .flatMap((outer) => queryAll(outer, FIELDS))
    .some((field) => !element.contains(field) && isTabStop(field) && isLaidOverBeside(element, field));
}

function isLaidOverBeside(element: Element, control: Element): boolean {
  const around = ancestors(control).find((outer) => outer.contains(element));
  return (
    around !== undefined &&
    [element, ...ancestors(element)].some(
      (box) => around !== box && around.contains(box) && LAID_OVER.has(getComputedStyle(box).position),
    )
  );
}

/** Whether it holds several entries, by their role or as they are made alike. */
function isList(element: Element): boolean {
  if (queryAll(element, ENTRIES).length >= FEWEST_ENTRIES) return true;
  const entries = [...childElements(element)];
  const [kind = "", ...others] = new Set(entries.map(tagName));
  const areAlike = entries.length >= FEWEST_ENTRIES && ENTRY_KINDS.has(kind) && others.length === 0;
  return areAlike && entries.map(textOf).every((text) => text !== "" && text.length <= LONGEST_ENTRY);
}

/** The element itself and what is close around it. */
function ancestors(element: Element): Element[] {
  const around = [element];
  for (
    let outer = element.parentElement;
    outer !== null && around.length < CLOSE;
    outer = outer.parentElement
  )
    around.push(outer);
  return around.filter((outer) => outer !== document.body && outer !== document.documentElement);
}

/** Whether a field says that its arrow keys go through a list, which scrolls along. */
function isListOfField(element: Element): boolean {
  return queryAll(document, FIELDS_WITH_LIST).some(
    (field) =>
      isTabStop(field) &&
      [...referenced(field, "aria-controls"), ...referenced(field, "aria-owns")].some(
        (list) => element === list || (element.contains(list) && matchesSelector(list, LISTS)),
      ),
  );
}

/** Asks for the style only of what holds something. */
function mayScroll(element: Element): boolean {
  if (childElements(element).length === 0 && (element.textContent ?? "").trim() === "") return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return SCROLLS.has(overflowX) || SCROLLS.has(overflowY);
}

/** CSS pixels by which the content is larger, where the style lets it be scrolled. */
function hiddenParts(element: Element): { down: number; across: number } {
  const down = element.scrollHeight - element.clientHeight;
  const across = element.scrollWidth - element.clientWidth;
  if (down <= 0 && across <= 0) return { down: 0, across: 0 };
  const { overflowX, overflowY } = getComputedStyle(element);
  return { down: SCROLLS.has(overflowY) ? down : 0, across: SCROLLS.has(overflowX) ? across : 0 };
}

function scrolls(element: Element): boolean {
  if (element.clientHeight < SMALLEST || element.clientWidth < SMALLEST) return false;
  // Nobody scrolls it, by whatever means.
  if (matchesSelector(element, "[inert],[inert] *")) return false;
  const { down, across } = hiddenParts(element);
  return (down > 0 || across > 0) && showsAnything(element);
}

/** Whether it holds more than parts that keep their place while they are hidden. */
function showsAnything(element: Element): boolean {
  if (!(element instanceof HTMLElement) || innerText(element).trim() !== "") return true;
  return queryAll(element, SHOWN).some(isSeen);
}

function isUnknownStop(element: Element): boolean {
  return matchesSelector(element, UNKNOWN_STOPS) && isTabStop(element);
}

function isTabStop(element: Element): boolean {
  return (
    isInTabOrder(element) &&
    matchesSelector(element, FOCUSABLE) &&
    !matchesSelector(element, ":disabled,[inert],[inert] *") &&
    (isSeen(element) || tagName(element) === "area")
  );
}

/** Texts that can be written into stand in the tab order without saying so. */
function isInTabOrder(element: Element): boolean {
  if (element instanceof HTMLElement && element.isContentEditable && !element.hasAttribute("tabindex"))
    return true;
  const canFocus = element instanceof HTMLElement || element instanceof SVGElement;
  return canFocus && element.tabIndex >= 0;
}
