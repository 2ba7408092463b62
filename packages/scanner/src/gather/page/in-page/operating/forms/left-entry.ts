import { closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { ofElement, sinceLook } from "#gather/page/in-page/operating/controls/in-hand.ts";
import type { Before } from "#gather/page/in-page/operating/controls/effects.ts";
import { canBeWritten, type Field } from "./field-entries.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

const FIELDS = "input:enabled,textarea:enabled";
const ENTRY = "Ann";

let filled: Field | null = null;

/** Writes into the first text field in sight, as if someone were at it; whether there is any. */
function leaveEntry(): boolean {
  const state = readPageState();
  filled = queryPage(FIELDS).find(isEmpty(state)) ?? null;
  if (filled === null) return false;
  filled.focus();
  filled.value = ENTRY;
  filled.dispatchEvent(new InputEvent("input", { bubbles: true, data: ENTRY, inputType: "insertText" }));
  return filled.value === ENTRY;
}

/** Writes into an empty field of the form that something stands in, without a word to the page; whether there is one. */
function fillBeside(element: Element): boolean {
  const form = closestElement(element, "form");
  const state = readPageState();
  const field = form === null ? undefined : queryAll(form, FIELDS).find(isEmpty(state));
  if (field === undefined || queryAll(element, FIELDS).includes(field)) return false;
  field.value = ENTRY;
  return field.value === ENTRY;
}

/** Whether what stood in a field is gone since. */
function isEmptied({ fields }: Before): boolean {
  return [...fields].some(([field, { value }]) => value !== "" && field.value === "");
}

/** What stands in a field; null where it is none to write in. */
function entryIn(field: Element): string | null {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.isConnected ? field.value : null;
}

/** Whether what was written there is gone. */
function isEntryLost(): boolean {
  return filled !== null && (!filled.isConnected || filled.value === "");
}

function isEmpty(state: ReturnType<typeof readPageState>): (field: Element) => field is Field {
  return (field): field is Field =>
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    state.has(field) &&
    field.value === "" &&
    canBeWritten(field);
}

/** What is asked about entries that are left in fields. */
export const leftEntries = {
  leaveEntry,
  isEntryLost,
  isEmptied: () => sinceLook(isEmptied, false),
  fillBeside: () => ofElement(fillBeside, false),
  entryIn: () => ofElement(entryIn, null),
};
