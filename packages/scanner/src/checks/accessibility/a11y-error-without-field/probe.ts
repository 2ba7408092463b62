import type { ElementRef } from "#evidence.ts";
import { attribute, closestElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isSeen, referenced, textOf } from "#gather/page/in-page/semantics.ts";

/** A form with texts that are marked as errors. */
export interface FormWithErrors {
  fields: { name: string; legend: string; attributeName: string }[];
  errors: ErrorText[];
}

export interface ErrorText {
  text: string;
  /** Whether it stands beside a field alone, or in a label. */
  isAtField: boolean;
  /** Whether a field of the form points at it, or at what holds it. */
  isPointedAt: boolean;
  element: ElementRef;
}

export interface ErrorTexts {
  /** By field: texts it points at that are marked as errors, or any where the field says that it is invalid. */
  ofFields: { text: string; element: ElementRef }[][];
  forms: FormWithErrors[];
}

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea";
const MARKS_ERROR = "[role=alert],[id*=error i],[class*=error i],[class*=invalid-feedback i]";
const POINTERS = ["aria-describedby", "aria-errormessage", "aria-labelledby"];
const MOST = 100;
const TEXT_LIMIT = 300;

/** Error texts in sight. */
export function probe({ describe }: ProbedPage): ErrorTexts {
  return {
    ofFields: queryAll(document, "[aria-invalid=true],[aria-describedby],[aria-errormessage]")
      .map(errorsToldBy)
      .filter((errors) => errors.length > 0)
      .slice(0, MOST)
      .map((errors) =>
        errors.map((error) => ({ text: textOf(error).slice(0, TEXT_LIMIT), element: describe(error) })),
      ),
    forms: queryAll(document, "form,[role=form]")
      .map((form) => formWithErrors(form, describe))
      .filter(({ errors }) => errors.length > 0)
      .slice(0, MOST),
  };
}

function errorsToldBy(field: Element): Element[] {
  const isInvalid = attribute(field, "aria-invalid") === "true";
  const told = [...referenced(field, "aria-errormessage"), ...referenced(field, "aria-describedby")];
  return told.filter(
    (text) => (isInvalid || matchesSelector(text, MARKS_ERROR)) && isSeen(text) && textOf(text) !== "",
  );
}

function formWithErrors(form: Element, describe: ProbedPage["describe"]): FormWithErrors {
  const errors = queryAll(form, MARKS_ERROR).filter(isTextInSight);
  if (errors.length === 0) return { fields: [], errors: [] };
  const fields = queryAll(form, FIELDS).slice(0, MOST);
  return {
    fields: fields.map((field) => ({
      name: accessibleName(field).slice(0, TEXT_LIMIT),
      legend: legendOf(field).slice(0, TEXT_LIMIT),
      attributeName: attribute(field, "name") ?? "",
    })),
    errors: errors.slice(0, MOST).map((error) => ({
      text: textOf(error).slice(0, TEXT_LIMIT),
      isAtField: isAtField(error),
      isPointedAt: fields.some((field) => pointsAt(field, error)),
      element: describe(error),
    })),
  };
}

function isTextInSight(element: Element): boolean {
  return isSeen(element) && textOf(element) !== "" && queryAll(element, FIELDS).length === 0;
}

function isAtField(error: Element): boolean {
  const isAlone = error.parentElement !== null && queryAll(error.parentElement, FIELDS).length === 1;
  return isAlone || closestElement(error, "label") !== null;
}

function pointsAt(field: Element, error: Element): boolean {
  return POINTERS.some((name) =>
    referenced(field, name).some((target) => target === error || target.contains(error)),
  );
}

function legendOf(field: Element): string {
  const group = closestElement(field, "fieldset");
  return group === null ? "" : queryAll(group, "legend").map(textOf).join(" ");
}
