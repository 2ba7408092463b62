import {
  childElements,
  closestElement,
  matchesSelector,
  queryAll,
  rootNode,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isRed } from "#gather/page/in-page/red.ts";
import { isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** What people write or choose an entry in. */
export const WRITTEN_IN =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=range],[type=color],[type=button],[type=submit],[type=reset],[type=image]),textarea,select,[role=textbox],[role=combobox],[role=searchbox]";
const CALLED_ERROR =
  "[role=alert],[aria-live=assertive],[class*=err i],[id*=err i],[class*=invalid i],[class*=danger i],[class*=fehler i]";
const TEXTS = "p,span,div,li,strong,em,small,b";
const MOST_TEXTS = 400;

/** Whether nothing is written or chosen in a field. */
export function isEmpty(field: Element): boolean {
  const isNative =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  // What was cut away as unfit, such as letters in a field for numbers, was entered as well.
  if (isNative) return field.value === "" && !field.validity.badInput;
  return textOf(field) === "";
}

/** Texts in sight that may say what is wrong: those that the field names, or those of its form that are red or called errors. */
export function errorsFor(field: Element): Element[] {
  const named = namedBy(field).filter(isTextInSight);
  if (named.length > 0) return named;
  const form = closestElement(field, "form,[role=form]") ?? rootNode(field);
  const called = queryAll(form, CALLED_ERROR).filter(
    (text) =>
      !matchesSelector(text, WRITTEN_IN) && queryAll(text, WRITTEN_IN).length === 0 && isTextInSight(text),
  );
  return [...called, ...queryAll(form, TEXTS).slice(0, MOST_TEXTS).filter(isRedText)];
}

function namedBy(field: Element): Element[] {
  return [...referenced(field, "aria-errormessage"), ...referenced(field, "aria-describedby")];
}

/** What another field names is about that one. */
export function isOfOtherField(error: Element, field: Element): boolean {
  return everywhere("[aria-describedby],[aria-errormessage]").some(
    (other) => other !== field && namedBy(other).some((named) => named.contains(error)),
  );
}

function isTextInSight(text: Element): boolean {
  return isSeen(text) && /\p{L}/u.test(textOf(text));
}

/** A red star marks what must be filled in. */
function isRedText(text: Element): boolean {
  return childElements(text).length === 0 && isRed(getComputedStyle(text).color) && isTextInSight(text);
}
