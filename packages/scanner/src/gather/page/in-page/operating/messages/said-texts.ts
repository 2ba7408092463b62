import type { AnswerText } from "#gather/operating/forms/form-facts.ts";
import type { AddedEntries, RemovedEntries } from "#gather/operating/controls/control-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";

import {
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { referenced } from "#gather/page/in-page/semantics.ts";
import { isCalledToast } from "./called-message.ts";
import {
  type Before,
  changedTexts,
  contains,
  deepActive,
  hasToldSince,
  newlyHidden,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { repeatsEntry } from "#gather/page/in-page/operating/forms/fill-fittingly.ts";
import { isElsewhere, isEntry, isLive } from "#gather/page/in-page/operating/forms/form-messages.ts";
import { toldSince } from "./live-regions.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { tellsHowToUndo } from "./takes-back.ts";

const FIELDS = "input:not([type=hidden]),select,textarea";
const CONTROLS = "button,a[href],[role=button]";
const DIALOGS = "dialog,[role=dialog],[role=alertdialog]";
const TO_USE = "a[href],button,input,select,textarea,video,iframe,[role=button],[tabindex]";
const PICTURES = "img,svg";
const NUMBER = /^\(?(\d{1,4})\)?$/;
const NUMBER_IN_WORDS = /(?<![\d.,])\d{1,4}$/;
const NUMBERS_GONE = (words: string): string => words.replaceAll(/\d+/g, "");
/** A number with a sign that is no punctuation, such as that of a currency. */
const AMOUNT = /^(?=.*\d)[^\p{L}]*\p{Sc}[^\p{L}]*$/u;
/** What tells its number itself, or has many of them. */
const HOLDS_NUMBERS =
  "[role=spinbutton],[role=slider],[role=progressbar],[role=meter],[role=timer],table,[role=grid]";
const TOLD_OTHERWISE =
  "dialog,[role=dialog],[role=alertdialog],[role=tooltip],[role=menu],[role=listbox],[role=tabpanel],button,a,label,option,summary,table";
/** What a longer content may begin with. */
const BLOCKS = "h1,h2,h3,h4,h5,h6,p,strong,div:not(:has(*)),span:not(:has(*))";
/** What tells its own value as it changes. */
const TELLS_VALUE = "input[type=range],input[type=number]";
/** Lists that screen readers follow by themselves. */
const FOLLOWED = "[role=feed],[role=listbox],[role=menu],[role=tree],[role=grid]";
const ENTRIES = "li,article,tr,[role=listitem],[role=row]";
const MOST_SAID = 5;
const AROUND_LIMIT = 40;
const MOST_IN_TOAST = 2;
const TEXT_LIMIT = 160;
const BAR_LIMIT = 80;
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 4;
const STEPS_INTO = 3;

/** Short texts that came and hold nothing to use. */
export function saidSince(before: Before, page: ProbedPage): SaidText[] {
  return cameSince(before)
    .filter(
      (element) =>
        countIn(element, before) !== null ||
        (isSaid(element, before.control) && hasWords(element)) ||
        isBar(element),
    )
    .filter((element) => queryAll(element, PICTURES).length === 0 || isSmallToast(element))
    .filter((element) => !isValueOf(before.control, element))
    .slice(0, MOST_SAID)
    .map((element) => said(element, before, page));
}

/** Short texts that came when a form was sent, be it a single word, and what longer contents begin with. */
export function answersSince(before: Before, page: ProbedPage): AnswerText[] {
  return cameSince(before)
    .filter((whole) => !isEntry(whole, before) || isReply(whole, before))
    .flatMap((whole) => {
      const isWhole = isSaid(whole, before.control);
      const element = isWhole ? whole : beginningOf(whole, before.control);
      return element === null || !hasLetters(element) ? [] : [{ element, isWhole }];
    })
    .slice(0, MOST_SAID)
    .map(({ element, isWhole }) => ({
      ...said(element, before, page),
      ...(isWhole ? {} : { isBeginning: true as const }),
      ...(isElsewhere(element) ? { isElsewhere: true as const } : {}),
      ...(repeatsEntry(wordsOf(element)) ? { repeatsEntry: true as const } : {}),
    }));
}

/** Whether what was written was added to a list just before it, as in a chat. */
function isReply(entry: Element, before: Before): boolean {
  const own = entry.previousElementSibling;
  return own !== null && newlyShown(before).includes(own) && repeatsEntry(wordsOf(own));
}

function cameSince(before: Before): Element[] {
  return [...new Set([...newlyShown(before), ...changedTexts(before)])];
}

function said(element: Element, before: Before, { describe }: ProbedPage): SaidText {
  const count = countIn(element, before);
  const isHeardItself = isLive(element) || isToldByFocus(element);
  const told = isHeardItself ? [] : toldSince(before.told);
  return {
    element: describe(element),
    ...textOf(element),
    isAnnounced: isHeardItself || told.length > 0,
    ...(told.length === 0 ? {} : { toldInstead: folded(told.join(" "), TEXT_LIMIT) }),
    isCalledMessage: isToast(element),
    ...(changedTexts(before).includes(element) ? { isChanged: true as const } : {}),
    ...(count === null ? {} : { count, ...wordsAround(element) }),
    ...numberInWords(element, before),
    ...(countsEntries(element, before) ? { countsEntries: true as const } : {}),
  };
}

function textOf(element: Element): Pick<SaidText, "text" | "isBar" | "canBeUndone"> {
  if (isBar(element)) return { text: wordsBeside(element), isBar: true };
  return tellsHowToUndo(element)
    ? { text: wordsBeside(element), canBeUndone: true }
    : { text: wordsOf(element) };
}

/** Short texts that came by themselves and lie over the page. */
export function noticesSince(before: Before, page: ProbedPage): SaidText[] {
  return newlyShown(before)
    .filter((element) => liesOverPage(element) && hasWords(element) && isShort(element))
    .filter((element) => closestElement(element, TOLD_OTHERWISE) === null)
    .filter((element) => queryAll(element, TO_USE).length === 0 || isSmallToast(element))
    .slice(0, MOST_SAID)
    .map((element) => said(element, before, page));
}

/** In a place of the window where it stays as the page moves. */
function liesOverPage(element: Element): boolean {
  for (let above: Element | null = element; above !== null; above = parentElement(above))
    if (getComputedStyle(above).position === "fixed") return true;
  return false;
}

function isShort(element: Element): boolean {
  return wordsOf(element).length < TEXT_LIMIT;
}

/** Whether a text names how many there are now of the entries some of which came or went. */
function countsEntries(element: Element, before: Before): boolean {
  const number = /(?<![\d.,])\d+(?![\d.,])/.exec(wordsOf(element))?.[0];
  if (number === undefined) return false;
  const isEntryLike = (one: Element): boolean => one !== element && /\p{L}{3}/u.test(textContent(one) ?? "");
  const moved = [...newlyHidden(before), ...newlyShown(before)].filter(isEntryLike);
  const now = [...readPageState().keys()];
  return moved.some((one) => {
    const left = now.filter((other) => other !== element && isAlike(one, other));
    return new Set(left.map(parentElement)).size === 1 && left.length === Number(number);
  });
}

/** What was taken out of the page no longer stands in its list. */
function isAlike(entry: Element, other: Element): boolean {
  if (!entry.isConnected) return elementKind(entry) === elementKind(other);
  return tagName(entry) === tagName(other) && parentElement(entry) === parentElement(other);
}

/** A number in a short text of which all else is as before, such as `Zoom level 2`. */
function numberInWords(element: Element, { state }: Before): Pick<SaidText, "countInWords"> {
  const [was, now] = [(state.get(element)?.text ?? "").trim(), wordsOf(element)];
  const [from, to] = [was, now].map((words) => NUMBER_IN_WORDS.exec(words)?.[0]);
  const isOther = from !== undefined && to !== undefined && from !== to && now.length <= AROUND_LIMIT;
  const isAlike = NUMBERS_GONE(was) === NUMBERS_GONE(now) && /\p{L}/u.test(now);
  return isOther && isAlike ? { countInWords: { from: Number(from), to: Number(to) } } : {};
}

/** What a number stands with, such as the word and the sign of a sum. */
function wordsAround(element: Element): Pick<SaidText, "around"> {
  const box = parentElement(element);
  const words = box === null ? "" : wordsOf(box);
  return words.length > AROUND_LIMIT || words === wordsOf(element) ? {} : { around: words };
}

/** Whether a text repeats the value of the field that was operated, which says it itself. */
function isValueOf(control: Element, element: Element): boolean {
  if (!(control instanceof HTMLInputElement) || !matchesSelector(control, TELLS_VALUE)) return false;
  return wordsOf(element).match(/[\d.,]+/)?.[0] === control.value;
}

/** Entries that joined a list beside those that stand there already; null where none did, or some went. */
export function addedSince(before: Before, { describe }: ProbedPage): AddedEntries | null {
  const isControl = (element: Element): boolean => contains(element, before.control);
  if (!newlyHidden(before).every(isControl)) return null;
  const added = newlyShown(before).filter(
    (element) =>
      isEntry(element, before) && hasLetters(element) && closestElement(element, FOLLOWED) === null,
  );
  const [first] = added;
  if (first === undefined) return null;
  const isAnnounced = hasToldSince(before) || added.some(isLive);
  return { element: describe(first), count: added.length, isAnnounced };
}

/** Entries that went from a list in which others like them stay; null where none did. */
export function removedSince(before: Before, { describe }: ProbedPage): RemovedEntries | null {
  const gone = newlyHidden(before).filter((element) => hasWordsOfEntry(element, before));
  const [first] = gone;
  const now = [...readPageState().keys()];
  const left = first === undefined ? [] : now.filter((other) => isAlike(first, other));
  const list = left[0] === undefined ? null : parentElement(left[0]);
  if (list === null || !matchesSelector(left[0] ?? list, ENTRIES)) return null;
  if (left.some((one) => parentElement(one) !== list) || contains(list, before.control)) return null;
  if (closestElement(list, FOLLOWED) !== null) return null;
  return { element: describe(list), count: gone.length, isAnnounced: hasToldSince(before) || isLive(list) };
}

function hasWordsOfEntry(element: Element, { control }: Before): boolean {
  return (
    matchesSelector(element, ENTRIES) &&
    !contains(element, control) &&
    /\p{L}{3}/u.test(textContent(element) ?? "")
  );
}

/** Of a number that stands alone outside of the control: what it was and what it is. */
function countIn(element: Element, { control, state }: Before): SaidText["count"] | null {
  const to = numberIn(wordsOf(element));
  if (to === null || contains(element, control) || contains(control, element)) return null;
  if (closestElement(element, HOLDS_NUMBERS) !== null) return null;
  const before = state.get(element)?.text;
  const from = before === undefined ? 0 : numberIn(before.trim());
  return from === null || from === to ? null : { from, to };
}

function numberIn(text: string): number | null {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Several words, one that is long enough to be more than a unit or a sign, or an amount of money. */
function hasWords(element: Element): boolean {
  const words = wordsOf(element)
    .split(" ")
    .filter((word) => /[\p{L}\d]/u.test(word));
  return words.length >= FEWEST_WORDS || hasLetters(element) || AMOUNT.test(wordsOf(element));
}

function hasLetters(element: Element): boolean {
  return (wordsOf(element).match(/\p{L}/gu) ?? []).length >= FEWEST_LETTERS;
}

/** The first words of a content that came as a whole. */
function beginningOf(content: Element, control: Element): Element | null {
  if (matchesSelector(content, "body,main") || contains(content, control)) return null;
  const first = queryAll(content, BLOCKS).find((block) => wordsOf(block) !== "");
  return first !== undefined && isSaid(first, control) ? first : null;
}

function isSaid(element: Element, control: Element): boolean {
  const text = wordsOf(element);
  if (text === "" || text.length >= TEXT_LIMIT) return false;
  if (contains(element, control) || contains(control, element)) return false;
  const around = closestElement(element, TOLD_OTHERWISE);
  const isOpenDialog = around !== null && matchesSelector(around, DIALOGS) && contains(around, control);
  if (around !== null && !isOpenDialog) return false;
  return queryAll(element, TO_USE).length === 0 || isSmallToast(element);
}

/** By its own class, or that of the box it came in or of what came in it. */
function isToast(element: Element): boolean {
  const box = parentElement(element);
  const around = box === null || box === document.body ? [] : [box];
  return [element, ...queryAll(element, "*").slice(0, STEPS_INTO), ...around].some(isCalledToast);
}

/** What can be used in it is there to close it, or to take back what it tells. */
function isSmallToast(element: Element): boolean {
  const hasOthers = queryAll(element, `${DIALOGS},${FIELDS}`).length > 0;
  return (
    (isToast(element) || tellsHowToUndo(element)) &&
    !hasOthers &&
    queryAll(element, CONTROLS).length <= MOST_IN_TOAST
  );
}

/** Whether it lies over the page and tells a number of things, with a button or two for what can be done with them. */
function isBar(element: Element): boolean {
  const buttons = queryAll(element, CONTROLS).length;
  if (buttons === 0 || buttons > MOST_IN_TOAST || !liesOverPage(element)) return false;
  if (closestElement(element, TOLD_OTHERWISE) !== null) return false;
  if (isToast(element) || queryAll(element, `${DIALOGS},${FIELDS}`).length > 0) return false;
  return wordsOf(element).length < BAR_LIMIT && /^\d+ \p{L}/u.test(wordsBeside(element));
}

function wordsBeside(bar: Element): string {
  const words = queryAll(bar, CONTROLS).reduce((all, one) => all.replace(wordsOf(one), ""), wordsOf(bar));
  return folded(words, TEXT_LIMIT);
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

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}
