import type { EmptiedByBack } from "#gather/operating/forms/form-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { folded, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { type Before, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { aroundForm, isOff, watchedFields, watchedForm } from "./form-fields.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const BUTTONS = "button,input[type=button],[role=button]";
const WRITTEN = "input:not([type=hidden],[type=radio],[type=checkbox],[type=password],[type=file]),textarea";
/** How buttons begin that lead to the step before; none of these starts anew. */
const BACK =
  /^(?:[‹«←<]\s*)?(?:back|previous|prev|zurück|vorherige[rs]?|retour|précédente?|atrás|volver|anterior|indietro|precedente|voltar|terug|vorige|tillbaka|föregående|tilbage|tilbake|forrige|takaisin|edellinen|wstecz|poprzedni\p{L}*|zpět|späť|vissza|înapoi|natrag|nazaj|πίσω|назад)(?!\p{L})/iu;
const LABEL_LIMIT = 60;

/** What the fields of the step are called in which something stood. */
let entries: ReadonlySet<string> = new Set();

/** Notes in which fields of the form that was watched something stands. */
export function noteEntries(): void {
  const fields = watchedFields().filter((field) => matchesSelector(field, WRITTEN) && field.value !== "");
  entries = new Set(fields.map(nameOf).filter((name) => name !== ""));
}

export interface WayBack {
  selector: string;
  name: string;
}

/** The way back from the step that came; null where there is none. */
export function wayBack(before: Before, { selectorOf }: Pick<ProbedPage, "selectorOf">): WayBack | null {
  const state = readPageState();
  const form = watchedForm();
  const boxes = [...newlyShown(before), form, aroundForm()].filter(
    (box) => box !== null && !matchesSelector(box, "body,main,html"),
  );
  const isBack = (one: Element): boolean => state.has(one) && !isOff(one) && BACK.test(nameOfButton(one));
  const button = boxes
    .flatMap((box) => (box === null ? [] : queryAll(box, BUTTONS)))
    .find((one) => isBack(one));
  return button === undefined ? null : { selector: selectorOf(button), name: nameOfButton(button) };
}

/** Fields in sight that are called as those that were filled in, once the way back was taken; of them those that are empty. */
export function entriesLost({ describe }: Pick<ProbedPage, "describe">): EmptiedByBack["fields"] {
  const state = readPageState();
  const seen = queryAll(document, WRITTEN).filter((field) => state.has(field) && entries.has(nameOf(field)));
  // Another form may ask for the same.
  const filled = new Set(seen.filter((field) => !isEmpty(field)).map(nameOf));
  if (new Set(seen.map(nameOf)).size < entries.size) return [];
  return seen
    .filter((field) => !filled.has(nameOf(field)))
    .map((field) => ({ label: nameOf(field), element: describe(field) }));
}

function isEmpty(field: Element): boolean {
  return "value" in field && field.value === "";
}

function nameOf(field: Element): string {
  return folded(labelOf(field), LABEL_LIMIT);
}

function nameOfButton(button: Element): string {
  return accessibleName(button) || button.textContent.trim();
}
