import type { PassingMessage } from "#gather/operating/messages/message-facts.ts";

import {
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { isCalledMessage } from "./called-message.ts";
import {
  type Before,
  changedTexts,
  contains,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { isLive } from "#gather/page/in-page/operating/forms/form-messages.ts";
import { saysClose } from "#gather/page/in-page/operating/opened/opened-dialog.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { tellsHowToUndo } from "./takes-back.ts";

type MessageAtFirst = Pick<PassingMessage, "element" | "text" | "opener">;

const OTHERS = "dialog,[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=tooltip]";
const CONTROLS = "a[href],button,[role=button],[role=link],input:not([type=hidden]),select";
const DIALOGS = "dialog,[role=dialog],[role=alertdialog]";
const TO_USE = `${CONTROLS},textarea`;
/** The same words as for closing a dialog: in a message they mean to undo. */
const TAKES_BACK = /^(?:annuler|annulla|anulează)$/i;
const STEPS_UP = 3;
/** Share of the window that what floats over the page covers at most, to be a message. */
const SMALL = 0.35;
const FEWEST_WORDS = 3;
const TEXT_LIMIT = 300;
const NAME_LIMIT = 60;
const LOOK_EVERY_MS = 200;

let message: { element: Element; text: string; controls: string[] } | null = null;

/**
 * The message that came since: what is announced, is called one, or floats in a corner of the window.
 *
 * @param isOfForm whether words without anything to press are one, be they few and in the text
 */
export function messageSince(
  before: Before,
  { describe }: Pick<ProbedPage, "describe">,
  isOfForm = false,
): MessageAtFirst | null {
  const came = [...newlyShown(before), ...changedTexts(before)];
  const found = came.find((element) => isMessage(element, before) || (isOfForm && isShort(element, before)));
  message = null;
  if (found === undefined) return null;
  message = { element: found, text: wordsOf(found), controls: controlsIn(found) };
  return { element: describe(found), text: message.text, opener: folded(before.name, NAME_LIMIT) };
}

/** What was done needs no word more than “Saved”; more words, and what can be pressed, are worth keeping. */
function isMessage(element: Element, { control }: Before): boolean {
  const words = wordsOf(element)
    .split(" ")
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < FEWEST_WORDS && controlsIn(element).length === 0) return false;
  if (words.length === 0 || contains(element, control) || contains(control, element)) return false;
  const state = readPageState();
  const others = [closestElement(element, OTHERS), ...queryAll(element, OTHERS)].filter(
    (one) => one !== null && state.has(one),
  );
  if (others.length > 0) return others.every((one) => one !== null && holdsWordsAlone(one));
  return (
    isLive(element) ||
    tellsHowToUndo(element) ||
    around(element).some((one) => isCalledMessage(one) || floats(one))
  );
}

function isShort(element: Element, { control }: Before): boolean {
  const words = wordsOf(element);
  const isElse = contains(element, control) || contains(control, element);
  return (
    /\p{L}{3}/u.test(words) && words.length < TEXT_LIMIT && !isElse && queryAll(element, TO_USE).length === 0
  );
}

/** A dialog that nothing in it closes is only there to be read. */
function holdsWordsAlone(element: Element): boolean {
  const state = readPageState();
  return (
    matchesSelector(element, DIALOGS) && !queryAll(element, TO_USE).some((control) => state.has(control))
  );
}

function around(element: Element): Element[] {
  const found = [element];
  for (
    let above = parentElement(element);
    above !== null && found.length <= STEPS_UP;
    above = parentElement(above)
  )
    if (above !== document.body && above !== document.documentElement) found.push(above);
  return [...found, ...queryAll(element, "*").slice(0, STEPS_UP)];
}

function floats(element: Element): boolean {
  const { width, height } = rectOf(element);
  const isSmall = width * height < SMALL * innerWidth * innerHeight;
  return isSmall && getComputedStyle(element).position === "fixed";
}

function controlsIn(element: Element): string[] {
  const state = readPageState();
  return queryAll(element, CONTROLS)
    .filter((control) => state.has(control))
    .map((control) => ({ name: folded(accessibleName(control), NAME_LIMIT), closes: saysClose(control) }))
    .filter(({ name, closes }) => name !== "" && (!closes || TAKES_BACK.test(name)))
    .map(({ name }) => name);
}

/** Waits for the message to go; whether it has gone by then. */
export async function isMessageGone(withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isMessageSeen()) {
    if (performance.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}

function isMessageSeen(): boolean {
  // Reading all of the page costs more than asking one element.
  if (message === null || !message.element.isConnected || wordsOf(message.element) === "") return false;
  return readPageState().has(message.element);
}

/** The middle of the message, for the pointer. */
export function messagePoint(): { x: number; y: number } | null {
  if (message === null) return null;
  const { left, top, width, height } = rectOf(message.element);
  return { x: left + width / 2, y: top + height / 2 };
}

/** Gives the first control of the message the focus, if it has one. */
export function focusIntoMessage(): void {
  const [first] =
    message === null ? [] : queryAll(message.element, "*").filter((one) => focusOf(one) === "tab");
  if (first instanceof HTMLElement) first.focus();
}

/** What of the message can be found on the page without it. */
export function leftOfMessage(): Pick<PassingMessage, "isToldElsewhere" | "controls"> {
  if (message === null) return { isToldElsewhere: false, controls: [] };
  const { element, text, controls } = message;
  const state = readPageState();
  const names = new Set(
    queryAll(document, CONTROLS)
      .filter((control) => state.has(control) && !contains(element, control))
      .map((control) => folded(accessibleName(control), NAME_LIMIT)),
  );
  return {
    isToldElsewhere: [...state.values()]
      .map((seen) => seen.text)
      .join(" ")
      .includes(text),
    controls: controls.filter((name) => !names.has(name)),
  };
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? folded(innerText(element), TEXT_LIMIT) : "";
}
