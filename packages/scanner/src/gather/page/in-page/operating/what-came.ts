import type { Control, FieldOfStep, SaidText } from "#gather/operating/operating-facts.ts";

import {
  classNames,
  closestElement,
  everyElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
} from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { labelOf } from "../accessible-text.ts";
import { accessibleName, referenced } from "../semantics.ts";
import {
  type Before,
  changedTexts,
  contains,
  deepActive,
  hasToldSince,
  newlyHidden,
  newlyShown,
} from "./effects.ts";
import { findControls, focusOf, type Listening } from "./find-controls.ts";
import { isLive } from "./form-messages.ts";
import { saysClose } from "./opened-dialog.ts";
import { type PageState, readPageState } from "./page-state.ts";
import { queryPage } from "./through-shadows.ts";

const TO_USE = "a[href],button,input,select,textarea,img,svg,video,iframe,[role=button],[tabindex]";
const TOLD_OTHERWISE =
  "dialog,[role=dialog],[role=alertdialog],[role=tooltip],[role=menu],[role=listbox],[role=tabpanel],button,a,label,option,summary,table";
const CALLED_SO = /(?:^|[-_])(?:toasts?|toastr|snackbars?|noty|notyf|notistack|growl|flash)(?:$|[-_])/i;
const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=checkbox],[type=radio]),select,textarea";
const CONTROLS = "button,a[href],input[type=checkbox],input[type=radio],[role=checkbox],[role=switch]";
const MOST_FIELDS = 40;
const LABEL_LIMIT = 60;
const MOST_SAID = 3;
const TEXT_LIMIT = 160;
const FEWEST_WORDS = 2;
const STEPS_INTO = 3;
const MOST_ELEMENTS = 8000;

/** Short texts that came and hold nothing to use. */
export function saidSince(before: Before, { describe }: ProbedPage): SaidText[] {
  const changed = new Set(changedTexts(before));
  const isTold = hasToldSince(before);
  return [...new Set([...newlyShown(before), ...changed])]
    .filter((element) => isSaid(element, before.control))
    .slice(0, MOST_SAID)
    .map((element) => ({
      element: describe(element),
      text: wordsOf(element),
      isAnnounced: isTold || isLive(element) || isToldByFocus(element),
      isCalledMessage: [element.id, ...classNames(element)].some((name) => CALLED_SO.test(name)),
      ...(changed.has(element) ? { isChanged: true as const } : {}),
    }));
}

function isSaid(element: Element, control: Element): boolean {
  const text = wordsOf(element);
  const words = text.split(" ").filter((word) => /[\p{L}\d]/u.test(word));
  if (words.length < FEWEST_WORDS || text.length >= TEXT_LIMIT) return false;
  if (contains(element, control) || contains(control, element)) return false;
  if (closestElement(element, TOLD_OTHERWISE) !== null) return false;
  return queryAll(element, TO_USE).length === 0;
}

/** Screen readers read what has the focus, with what describes it. */
function isToldByFocus(element: Element): boolean {
  const active = deepActive();
  if (active === null || active === document.body) return false;
  if (contains(element, active)) return true;
  const told = ["aria-describedby", "aria-errormessage", "aria-labelledby"].flatMap((name) =>
    referenced(active, name),
  );
  return told.some((one) => contains(one, element) || contains(element, one));
}

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

/** What can be operated in the content that has just opened, and is not left to the browser or there to close it. */
export function controlsInOpened(before: Before, heard: Listening, { describe }: ProbedPage): Control[] {
  const came = newlyShown(before);
  return findControls(heard)
    .filter(({ node }) => came.some((element) => contains(element, node)) && !saysClose(node))
    .filter(
      ({ isNative, isGuess, states, hearsPointer }) =>
        isGuess !== true && (!isNative || hearsPointer || Object.keys(states).length > 0),
    )
    .map(({ node, ...control }) => ({ ...control, element: describe(node) }));
}

/**
 * How many stops of the Tab key lie between the control and what it laid over the page; null where nothing to use came
 * there, or it stands before the control.
 */
export function stopsBeforeOpened(before: Before): number | null {
  const state = readPageState();
  const stops = everyElement(document, MOST_ELEMENTS).filter(
    (element) => focusOf(element) === "tab" && isStop(element, state),
  );
  const gone = newlyHidden(before);
  const opened = newlyShown(before)
    .filter((element) => liesOver(element) && !isLive(element))
    .filter((element) => isMoreThanStop(element, stops) && !takesTurn(element, gone));
  const at = stops.indexOf(before.control);
  const first = stops.findIndex((stop) => opened.some((element) => contains(element, stop)));
  return at === -1 || first <= at ? null : first - at - 1;
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

/** Whether it came in place of another one beside it, as the panels of tabs do. */
function takesTurn(element: Element, gone: readonly Element[]): boolean {
  const around = parentElement(element);
  return gone.some((one) => parentElement(one) === around && tagName(one) === tagName(element));
}

function liesOver(element: Element): boolean {
  if (matchesSelector(element, "[popover],[role=tooltip]")) return false;
  const inside = [element, ...queryAll(element, "*").slice(0, STEPS_INTO)];
  return inside.some((one) => ["fixed", "absolute"].includes(getComputedStyle(one).position));
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}
