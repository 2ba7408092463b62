import type { FieldOfStep } from "#gather/operating/forms/form-facts.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";

import {
  attribute,
  childElements,
  everyElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { type Before, contains, deepActive, newlyHidden, newlyShown } from "./effects.ts";
import { findControls, type FoundControl, focusOf, type Listening } from "./find-controls.ts";
import { isLive } from "#gather/page/in-page/operating/forms/form-messages.ts";
import { saysClose } from "#gather/page/in-page/operating/opened/opened-dialog.ts";
import { cameLater } from "#gather/page/in-page/operating/page/known-elements.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=checkbox],[type=radio]),select,textarea";
const CONTROLS = "button,a[href],input[type=checkbox],input[type=radio],[role=checkbox],[role=switch]";
const MOST_FIELDS = 40;
const LABEL_LIMIT = 60;
const TEXT_LIMIT = 160;
const STEPS_INTO = 3;
/** Buttons in one content that say what they do by themselves, and are pressed for what comes of it. */
const MOST_ACTING = 2;
const MOST_ELEMENTS = 8000;

/** Fields that came to be seen, with what they are called and whether anything stands in them. */
export function fieldsThatCame(before: Before, { describe }: ProbedPage): FieldOfStep[] {
  const came = newlyShown(before);
  return queryPage(FIELDS)
    .filter((field) => readPageState().has(field) && came.some((element) => contains(element, field)))
    .slice(0, MOST_FIELDS)
    .map((field) => ({
      label: folded(labelOf(field), LABEL_LIMIT),
      isFilled: "value" in field && field.value !== "",
      element: describe(field),
    }));
}

/** What the controls that came are called. */
export function controlsThatCame(before: Before): string[] {
  const came = newlyShown(before);
  return queryPage(CONTROLS)
    .filter((control) => came.some((element) => contains(element, control)))
    .slice(0, MOST_FIELDS)
    .map((control) => folded(accessibleName(control), LABEL_LIMIT));
}

/**
 * What can be operated in the content that has just opened, and is not left to the browser; then some of the buttons that
 * are. Of what closes it, a sign for the pointer alone, and the button of what is no dialog: those are closed as dialogs.
 */
export function controlsInOpened(
  before: Before,
  { heard, isDialog, describe }: { heard: Listening; isDialog: boolean } & Pick<ProbedPage, "describe">,
): Control[] {
  const came = newlyShown(before);
  const found = findControls(heard).filter(({ node }) => came.some((element) => contains(element, node)));
  const closers = found.filter(({ node }) => saysClose(node));
  const forPointer = closers.find(({ focus, isGuess }) => focus === "none" && isGuess !== true);
  const isAlone = closers.every(({ focus }) => focus !== "tab");
  const closing: FoundControl[] =
    forPointer === undefined ? [] : [{ ...forPointer, closes: isAlone ? "alone" : "beside another" }];
  const others = found.filter(
    ({ node, isNative, isGuess, states, hearsPointer }) =>
      !saysClose(node) && isGuess !== true && (!isNative || hearsPointer || Object.keys(states).length > 0),
  );
  const button = isDialog ? undefined : closers.find(({ focus }) => focus === "tab");
  const buttons = button === undefined || others.includes(button) ? [] : [button];
  const acting = found
    .filter(
      ({ node }) =>
        !saysClose(node) && (heard.press.has(node) || (isDialog && cameLater(node))) && isButtonToPress(node),
    )
    .filter((one) => !others.includes(one))
    .slice(0, MOST_ACTING);
  return [...closing, ...others, ...buttons, ...acting].map(({ node, ...control }) => ({
    ...control,
    element: describe(node),
  }));
}

/** A button of the browser's own that sends no form. */
function isButtonToPress(node: Element): boolean {
  return node instanceof HTMLButtonElement && (node.type === "button" || node.form === null);
}

/**
 * How many stops of the Tab key lie between the control and what it laid over the page; null where nothing to use came
 * there, or it stands before the control.
 */
export function stopsBeforeOpened(before: Before): number | null {
  const { at, first } = orderOfOpened(before);
  return at === -1 || first <= at ? null : first - at - 1;
}

/**
 * How many stops of the page the Tab key goes through from a control before it comes round to what stands before that, and
 * lies over the page; null where nothing does, or Shift+Tab leads right there.
 */
export function stopsPastOpened(before: Before): number | null {
  const { stops, at, first, last } = orderOfOpened(before);
  return first === -1 || at - last <= 1 ? null : stops.length - at - 1;
}

/** Whether the control went from sight while it had the focus, and nothing has that now. */
export function isGoneWithFocus({ control, state }: Before): boolean {
  const active = deepActive();
  const isNowhere = active === null || active === document.body;
  return isNowhere && state.has(control) && !readPageState().has(control);
}

/** Whether the Tab key leads from the control right to something that came and is no message. */
export function opensNextStop(before: Before): boolean {
  const stops = stopsOf(readPageState());
  const next = stops[stops.indexOf(before.control) + 1];
  if (next === undefined || !stops.includes(before.control)) return false;
  return newlyShown(before).some((element) => contains(element, next) && !isLive(element));
}

/** Stops of the Tab key, with the places among them of the control and of what it laid over the page; -1 where none is. */
function orderOfOpened(before: Before): { stops: Element[]; at: number; first: number; last: number } {
  const stops = stopsOf(readPageState());
  const gone = newlyHidden(before);
  const opened = (leadsToTop(before) ? [] : newlyShown(before))
    .filter((element) => liesOver(element) && !isLive(element))
    .filter((element) => isMoreThanStop(element, stops) && !takesTurn(element, gone));
  const isOpened = (stop: Element): boolean => opened.some((element) => contains(element, stop));
  const at = stops.indexOf(before.control);
  return { stops, at, first: stops.findIndex(isOpened), last: stops.findLastIndex(isOpened) };
}

function stopsOf(state: PageState): Element[] {
  return everyElement(document, MOST_ELEMENTS).filter(
    (element) => focusOf(element) === "tab" && isStop(element, state),
  );
}

/** Whether the browser went to the top of the page: a bar that comes on the way is no panel of the link's own. */
function leadsToTop({ control, address }: Before): boolean {
  const target = control instanceof HTMLAnchorElement ? attribute(control, "href") : null;
  return (target === "#" || target === "#top") && location.href !== address;
}

/** Positive numbers make an order of their own. */
function isStop(element: Element, state: PageState): boolean {
  return state.has(element) && element instanceof HTMLElement && element.tabIndex === 0;
}

/** A lone link or button, such as the one back to the top that comes as the page scrolls, is no panel. */
function isMoreThanStop(element: Element, stops: readonly Element[]): boolean {
  const [only, ...others] = stops.filter((stop) => contains(element, stop));
  return only !== undefined && (others.length > 0 || wordsOf(only) !== wordsOf(element));
}

/**
 * Whether it came in place of another one beside it, as the panels of tabs do, or was drawn anew in the place of one of
 * its kind that was taken out of the page, as the days of another month are.
 */
function takesTurn(element: Element, gone: readonly Element[]): boolean {
  const around = parentElement(element);
  return gone.some((one) =>
    one.isConnected
      ? parentElement(one) === around && tagName(one) === tagName(element)
      : elementKind(one) === elementKind(element),
  );
}

/** Whether something lies over the page, or what it holds does; words for screen readers alone do not. */
export function liesOver(element: Element): boolean {
  if (matchesSelector(element, "[role=tooltip]")) return false;
  const inside = [element, ...queryAll(element, "*").slice(0, STEPS_INTO)];
  return inside.some((one) => ["fixed", "absolute"].includes(getComputedStyle(one).position) && hasRoom(one));
}

function hasRoom(element: Element): boolean {
  const { width, height } = rectOf(element);
  // What holds only positioned boxes takes up no room itself.
  return (width > 2 && height > 2) || (childElements(element).length > 0 && !isCutOff(element));
}

function isCutOff(element: Element): boolean {
  const { clip, clipPath, overflowX } = getComputedStyle(element);
  return clip !== "auto" || clipPath !== "none" || overflowX === "hidden";
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}
