import {
  errorsFor,
  isEmpty,
  isOfOtherField,
  WRITTEN_IN,
} from "#checks/accessibility/a11y-invalid-from-start/errors-of-field.ts";
import { mayBeExplained } from "#checks/accessibility/a11y-invalid-from-start/explaining-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  classNames,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { redParts } from "#gather/page/in-page/red.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A field with an entry and a red border or ground, unlike the others of its form, which no red or alert text is about. */
export interface ReddenedField {
  label: string;
  /** Whether a class of it says that the entry is wrong. */
  isCalledWrong: boolean;
  /** Whether other words beside it or in its form may say what is wrong. */
  mayBeExplained: boolean;
  element: ElementRef;
}

const CALLED_WRONG =
  /(?:^|[-_])(?:invalid|errors?|err|danger|wrong|red|fehler|erreur|errore|erro)(?:$|[-_])/i;
const MOST_FORMS = 20;
const MOST_FIELDS = 60;
const LABEL_LIMIT = 60;

/** Fields that their red alone marks as wrong; what says so in its state is told by that. */
export function probe({ describe, within }: AskedPage): ReddenedField[] {
  return everywhere("form,[role=form]")
    .slice(0, MOST_FORMS)
    .flatMap(reddenedIn)
    .filter(within(MOST_FIELDS))
    .map((field) => ({
      label: folded(labelOf(field), LABEL_LIMIT),
      isCalledWrong: isCalledWrong(field),
      mayBeExplained: mayBeExplained(field),
      element: describe(field),
    }));
}

/** Where all fields are red, it is the color of the site. */
function reddenedIn(form: Element): Element[] {
  const fields = queryAll(form, WRITTEN_IN)
    .slice(0, MOST_FIELDS)
    .filter((field) => isSeen(field) && isExposed(field) && !matchesSelector(field, ":disabled,:focus"));
  const red = fields.filter(isReddened);
  if (red.length * 2 > fields.length) return [];
  return red.filter(
    (field) =>
      !isEmpty(field) &&
      attribute(field, "aria-invalid") === null &&
      attribute(field, "title") === null &&
      errorsFor(field).every((error) => isOfOtherField(error, field)),
  );
}

function isReddened(field: Element): boolean {
  return [...redParts(field)].some((part) => /border|box-shadow|background/.test(part));
}

/** By a class of its own, or of the box that it stands in alone. */
function isCalledWrong(field: Element): boolean {
  const box = closestElement(field, "p,div,td,li,label");
  const isAlone = box !== null && queryAll(box, WRITTEN_IN).length === 1;
  return [field, ...(isAlone ? [box] : [])].some((part) =>
    classNames(part).some((name) => CALLED_WRONG.test(name)),
  );
}
