import type { ElementRef } from "#evidence/document.ts";
import type { FormMessage } from "#gather/operating/operating-facts.ts";

import { closestElement, folded, innerText, matchesSelector, parentElement, queryAll } from "../dom.ts";
import type { ProbedPage } from "../probed-page.ts";
import { referenced } from "../semantics.ts";
import { type Before, changedTexts, deepActive, newlyShown } from "./effects.ts";
import { readPageState } from "./page-state.ts";

/** A form, and the button that sends it. */
export interface FormToTry {
  form: ElementRef;
  button: ElementRef;
}

const SENDS = "button:not([type=button],[type=reset]):enabled,input[type=submit]:enabled";
const WRITES =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=checkbox],[type=radio]),select,textarea";
const TELLS =
  "[role=alert],[role=status],[role=log],[role=alertdialog],[aria-live=polite],[aria-live=assertive],output";
const FIELDS = "input,select,textarea";
const MOST_MESSAGES = 6;
const TEXT_LIMIT = 120;
const FEWEST_LETTERS = 4;

/** Forms that are seen and have something to fill in, with a button that sends them. */
export function formsToTry({ describe }: ProbedPage): FormToTry[] {
  const state = readPageState();
  return queryAll(document, "form").flatMap((form) => {
    const button = queryAll(form, SENDS).find((one) => state.has(one));
    const isOpen = queryAll(form, WRITES).some((field) => state.has(field));
    return button === undefined || !isOpen ? [] : [{ form: describe(form), button: describe(button) }];
  });
}

/** Texts that came to be seen since, and whether a screen reader gets to know of them. */
export function formMessages(before: Before, { describe }: ProbedPage): FormMessage[] {
  const active = deepActive();
  const described =
    active === null
      ? []
      : ["aria-describedby", "aria-errormessage"].flatMap((name) => referenced(active, name));
  return [...newlyShown(before), ...changedTexts(before)]
    .filter((element) => isMessage(element))
    .slice(0, MOST_MESSAGES)
    .map((element) => ({
      element: describe(element),
      text: wordsOf(element),
      isAnnounced: isLive(element) || described.some((one) => one.contains(element) || element.contains(one)),
    }));
}

/** Words alone: what brings fields along is another step of the form. */
function isMessage(element: Element): boolean {
  const letters = wordsOf(element).match(/\p{L}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS && queryAll(element, FIELDS).length === 0 && !isButton(element);
}

/** A button that says that it works is no message. */
function isButton(element: Element): boolean {
  return closestElement(element, "button,[role=button],a[href],label,option") !== null;
}

function isLive(element: Element): boolean {
  if (queryAll(element, TELLS).length > 0) return true;
  for (let above: Element | null = element; above !== null; above = parentElement(above))
    if (matchesSelector(above, TELLS)) return true;
  return false;
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}

/** Whether the focus went to a field, or into a message, where a screen reader reads on. */
export function focusIsOnTheWay(before: Before): boolean {
  const active = deepActive();
  if (active === null || active === document.body) return false;
  return active !== before.control && !before.control.contains(active);
}
