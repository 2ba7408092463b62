import type { ElementRef } from "#evidence/document.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { attribute, checkVisibility, closestElement, innerText, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A field that is required and empty, and what came of checking its form. */
export interface CheckedField {
  label: string;
  /** Whether the page keeps the browser's own message back. */
  isSilenced: boolean;
  /** Whether any text of the form has changed. */
  hasNewText: boolean;
  /** Whether the page shows an alert, dialog or live region with a text. */
  hasAlert: boolean;
  /** Whether the field has another color, border, class or state. */
  hasNewLook: boolean;
  element: ElementRef;
}

const REQUIRED = "input[required]:not([type=hidden]),select[required],textarea[required]";
const FORMS = 6;
const MOST_FIELDS = 100;
/** Time a page has to write its own error texts. */
const ANSWER_MS = 150;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Has the browser check each form with empty required fields, as it does before sending, without sending. */
export async function probe({ describe }: ProbedPage): Promise<CheckedField[]> {
  const forms = queryAll(document, "form:not([novalidate])").filter(isForm).slice(0, FORMS);
  const checked: CheckedField[] = [];
  for (const form of forms) {
    const fields = queryAll(form, REQUIRED).filter(isField).filter(isEmptyAndShown).slice(0, MOST_FIELDS);
    if (fields.length > 0) checked.push(...(await check(form, fields, describe)));
  }
  return checked;
}

async function check(
  form: HTMLFormElement,
  fields: readonly Field[],
  describe: ProbedPage["describe"],
): Promise<CheckedField[]> {
  const textBefore = innerText(form);
  const looks = new Map(fields.map((field) => [field, lookOf(field)]));
  const silenced = await silencedFields(form, fields);
  const hasNewText = innerText(form) !== textBefore;
  const alert = hasAlert();
  return fields.map((field) => ({
    label: labelOf(field).slice(0, 60),
    isSilenced: silenced.has(field),
    hasNewText,
    hasAlert: alert,
    hasNewLook: lookOf(field) !== looks.get(field),
    element: describe(field),
  }));
}

/** Fields whose message the page's own listeners keep back. */
async function silencedFields(form: HTMLFormElement, fields: readonly Field[]): Promise<Set<Field>> {
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
  return prevented;
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
