import type { AnswerText, SaidText } from "#gather/operating/operating-facts.ts";

import { closestElement, folded, innerText, matchesSelector, parentElement, queryAll } from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { referenced } from "../semantics.ts";
import { isCalledToast } from "./called-message.ts";
import { type Before, changedTexts, contains, deepActive, hasToldSince, newlyShown } from "./effects.ts";
import { repeatsEntry } from "./fill-fittingly.ts";
import { isElsewhere, isEntry, isLive } from "./form-messages.ts";

const FIELDS = "input:not([type=hidden]),select,textarea";
const CONTROLS = "button,a[href],[role=button]";
const DIALOGS = "dialog,[role=dialog],[role=alertdialog]";
const TO_USE = "a[href],button,input,select,textarea,video,iframe,[role=button],[tabindex]";
const PICTURES = "img,svg";
const NUMBER = /^\(?(\d{1,4})\)?$/;
/** What tells its number itself, or has many of them. */
const HOLDS_NUMBERS =
  "[role=spinbutton],[role=slider],[role=progressbar],[role=meter],[role=timer],table,[role=grid]";
const TOLD_OTHERWISE =
  "dialog,[role=dialog],[role=alertdialog],[role=tooltip],[role=menu],[role=listbox],[role=tabpanel],button,a,label,option,summary,table";
/** What a longer content may begin with. */
const BLOCKS = "h1,h2,h3,h4,h5,h6,p,strong,div:not(:has(*)),span:not(:has(*))";
const MOST_SAID = 3;
const MOST_IN_TOAST = 2;
const TEXT_LIMIT = 160;
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 4;
const STEPS_INTO = 3;

/** Short texts that came and hold nothing to use. */
export function saidSince(before: Before, page: ProbedPage): SaidText[] {
  return cameSince(before)
    .filter(
      (element) =>
        countIn(element, before) !== null || (isSaid(element, before.control) && hasWords(element)),
    )
    .filter((element) => queryAll(element, PICTURES).length === 0 || isSmallToast(element))
    .slice(0, MOST_SAID)
    .map((element) => said(element, before, page));
}

/** Short texts that came when a form was sent, be it a single word, and what longer contents begin with. */
export function answersSince(before: Before, page: ProbedPage): AnswerText[] {
  return cameSince(before)
    .filter((whole) => !isEntry(whole, before))
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

function cameSince(before: Before): Element[] {
  return [...new Set([...newlyShown(before), ...changedTexts(before)])];
}

function said(element: Element, before: Before, { describe }: ProbedPage): SaidText {
  const count = countIn(element, before);
  return {
    element: describe(element),
    text: wordsOf(element),
    isAnnounced: hasToldSince(before) || isLive(element) || isToldByFocus(element),
    isCalledMessage: isToast(element),
    ...(changedTexts(before).includes(element) ? { isChanged: true as const } : {}),
    ...(count === null ? {} : { count }),
  };
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

function hasWords(element: Element): boolean {
  const words = wordsOf(element)
    .split(" ")
    .filter((word) => /[\p{L}\d]/u.test(word));
  return words.length >= FEWEST_WORDS;
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
  return isToast(element) && !hasOthers && queryAll(element, CONTROLS).length <= MOST_IN_TOAST;
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
