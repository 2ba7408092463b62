import type { ElementRef } from "#evidence.ts";

import { labelOf } from "../accessible-text.ts";
import { createDescriber } from "../describe-element.ts";
import { attribute, checkVisibility, closestElement, innerText, queryAll } from "../dom.ts";

/** A field that is required and empty, and after checking its form says so nowhere. */
export interface UntoldError {
  label: string;
  /** Whether anything at all changed in the form: a color or an icon, but no words. */
  changedLook: boolean;
  element: ElementRef;
}

/** What checking the forms of a page brought. */
export interface RequiredFields {
  /** Required fields the browser itself can check. */
  checked: number;
  untold: UntoldError[];
}

const REQUIRED = "input[required]:not([type=hidden]),select[required],textarea[required]";
const FORMS = 6;
/** Time a page has to write its own error texts. */
const ANSWER_MS = 150;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Has the browser check each form with empty required fields, as it does before sending, without sending: which
 * fields does the page keep the browser from telling of, and tells nothing itself?
 */
export async function checkRequiredFields(): Promise<RequiredFields> {
  const forms = queryAll(document, "form:not([novalidate])").filter(isForm).slice(0, FORMS);
  const describer = createDescriber(document);
  const answer: RequiredFields = { checked: 0, untold: [] };
  for (const form of forms) {
    const fields = queryAll(form, REQUIRED).filter(isField).filter(isEmptyAndShown);
    answer.checked += fields.length;
    const silenced = fields.length === 0 ? [] : await silencedFields(form, fields);
    for (const { field, changedLook } of silenced)
      answer.untold.push({
        label: labelOf(field).slice(0, 60),
        changedLook,
        element: describer.describe(field),
      });
  }
  return answer;
}

async function silencedFields(
  form: HTMLFormElement,
  fields: readonly Field[],
): Promise<{ field: Field; changedLook: boolean }[]> {
  const textBefore = innerText(form);
  const looks = new Map(fields.map((field) => [field, lookOf(field)]));
  const prevented = new Set<Field>();
  const listeners = fields.map((field) => {
    const note = (event: Event): void => {
      if (event.defaultPrevented) prevented.add(field);
    };
    field.addEventListener("invalid", note);
    return () => field.removeEventListener("invalid", note);
  });
  // A field named `checkValidity` would hide the form's own method.
  // oxlint-disable-next-line typescript/unbound-method
  Reflect.apply(HTMLFormElement.prototype.checkValidity, form, []);
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  for (const stop of listeners) stop();
  if (innerText(form) !== textBefore || hasAlert()) return [];
  return [...prevented].map((field) => ({ field, changedLook: lookOf(field) !== looks.get(field) }));
}

/** Forms may tell their errors beside themselves, in a summary. */
function hasAlert(): boolean {
  return queryAll(document, "[role=alert],[role=alertdialog],dialog[open],[aria-live]").some(
    (alert) => checkVisibility(alert) && (alert.textContent ?? "").trim().length > 3,
  );
}

function isEmptyAndShown(field: Field): boolean {
  const isOpen =
    checkVisibility(field, { visibilityProperty: true }) && closestElement(field, "[inert]") === null;
  return isOpen && !field.disabled && field.validity.valueMissing;
}

function lookOf(field: Field): string {
  const { borderColor, backgroundColor, boxShadow, outlineColor } = getComputedStyle(field);
  return [
    borderColor,
    backgroundColor,
    boxShadow,
    outlineColor,
    attribute(field, "class"),
    attribute(field, "aria-invalid"),
  ].join(";");
}

function isForm(element: Element): element is HTMLFormElement {
  return element instanceof HTMLFormElement;
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
