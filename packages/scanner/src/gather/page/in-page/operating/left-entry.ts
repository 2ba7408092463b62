import { canBeWritten, type Field } from "./field-entries.ts";
import { readPageState } from "./page-state.ts";
import { queryPage } from "./through-shadows.ts";

const FIELDS = "input:enabled,textarea:enabled";
const ENTRY = "Ann";

let filled: Field | null = null;

/** Writes into the first text field in sight, as if someone were at it; whether there is any. */
export function leaveEntry(): boolean {
  const state = readPageState();
  filled = queryPage(FIELDS).find(isEmpty(state)) ?? null;
  if (filled === null) return false;
  filled.focus();
  filled.value = ENTRY;
  filled.dispatchEvent(new InputEvent("input", { bubbles: true, data: ENTRY, inputType: "insertText" }));
  return filled.value === ENTRY;
}

/** Whether what was written there is gone. */
export function isEntryLost(): boolean {
  return filled !== null && (!filled.isConnected || filled.value === "");
}

function isEmpty(state: ReturnType<typeof readPageState>): (field: Element) => field is Field {
  return (field): field is Field =>
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    state.has(field) &&
    field.value === "" &&
    canBeWritten(field);
}
