import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  childElements,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
  rootNode,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isRed } from "#gather/page/in-page/red.ts";
import { isExposed, isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

import { mayBeExplained } from "./explaining-words.ts";

/** A field that says whether its entry is wrong. */
export interface FieldWithValidity {
  label: string;
  isInvalid: boolean;
  /** Whether nothing is written or chosen in it. */
  isEmpty: boolean;
  /** Whether a text in sight may say what is wrong: one that the field names, or one of its form that is red or called an error. */
  hasError: boolean;
  /** Whether such a text is none that another field names; absent in older facts. */
  hasOwnError?: boolean;
  /** Whether other words beside it or in its form may say what is wrong; absent in older facts. */
  mayBeExplained?: boolean;
  element: ElementRef;
}

const WRITTEN_IN =
  "input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=range],[type=color],[type=button],[type=submit],[type=reset],[type=image]),textarea,select,[role=textbox],[role=combobox],[role=searchbox]";
const CALLED_ERROR =
  "[role=alert],[aria-live=assertive],[class*=err i],[id*=err i],[class*=invalid i],[class*=danger i],[class*=fehler i]";
const TEXTS = "p,span,div,li,strong,em,small,b";
const MOST = 40;
const MOST_TEXTS = 400;
const LABEL_LIMIT = 60;

/** Fields in sight that say so from the start, as scripts have left them. */
export function probe({ describe, within }: AskedPage): FieldWithValidity[] {
  return everywhere("[aria-invalid]")
    .filter((field) => matchesSelector(field, WRITTEN_IN) && !matchesSelector(field, ":disabled"))
    .filter((field) => isSeen(field) && isExposed(field))
    .filter(within(MOST))
    .map((field) => ({
      label: folded(labelOf(field), LABEL_LIMIT),
      isInvalid: !["", "false"].includes(attribute(field, "aria-invalid") ?? ""),
      isEmpty: isEmpty(field),
      hasError: errorsFor(field).length > 0,
      hasOwnError: errorsFor(field).some((error) => !isOfOtherField(error, field)),
      mayBeExplained: mayBeExplained(field),
      element: describe(field),
    }));
}

function isEmpty(field: Element): boolean {
  const isNative =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  // What was cut away as unfit, such as letters in a field for numbers, was entered as well.
  if (isNative) return field.value === "" && !field.validity.badInput;
  return textOf(field) === "";
}

function errorsFor(field: Element): Element[] {
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
function isOfOtherField(error: Element, field: Element): boolean {
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
