import { matchesSelector, parentElement, queryAll } from "#gather/page/in-page/dom.ts";
import { chooseDrawn } from "#gather/page/in-page/operating/controls/drawn-choices.ts";
import { canBeWritten, type Field, kindOf } from "./field-entries.ts";
import { chooseFitting, fittingEntry, mustBeTicked } from "./fitting-entries.ts";
import { noteEntry, watchedFields, watchedForm } from "./form-fields.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** What was written into fields since the page was loaded. */
let written: readonly string[] = [];

/** What can be written into the fields of the form that fits; what is chosen in others is chosen at once. */
export function fillFittingly(): { index: number; text: string }[] {
  const fields = watchedFields();
  const isOnly = fields.filter(isWritten).length === 1;
  for (const list of [...fields, ...listsBehindOthers()]) chooseFitting(list);
  chooseDrawn();
  const entries = fields.flatMap((field, index) => {
    const text = fittingEntry(field, isOnly);
    if (text === null) return [];
    if (!(field instanceof HTMLSelectElement)) noteEntry(field, kindOf(field));
    return [{ index, text }];
  });
  written = [...written, ...entries.map(({ text }) => text)];
  return entries;
}

/** Ticks what people have to agree to, so that only what they write is left. */
export function agree(): void {
  for (const field of watchedFields()) if (mustBeTicked(field)) chooseFitting(field);
}

function isWritten(field: Field): boolean {
  return matchesSelector(field, "[type=search]") || canBeWritten(field);
}

/** Lists in sight that a script draws anew: the browser's own one is kept behind them, and holds what is chosen. */
function listsBehindOthers(): HTMLSelectElement[] {
  const form = watchedForm();
  if (form === null) return [];
  const state = readPageState();
  return queryAll(form, "select:enabled")
    .filter((list) => list instanceof HTMLSelectElement)
    .filter((list) => {
      const around = parentElement(list);
      return !state.has(list) && around !== null && state.has(around);
    });
}

/** Whether a text says what was written into the form. */
export function repeatsEntry(text: string): boolean {
  return written.some((entry) => entry.length > 1 && text.includes(entry));
}
