import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  classNames,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
} from "./dom.ts";
import { isRed, redParts } from "./red.ts";
import type { ProbedPage } from "./probed-page.ts";
import { accessibleName, isExposed, isSeen, referenced, textOf } from "./semantics.ts";

/** A form with texts that are marked as errors. */
export interface FormWithErrors {
  fields: { name: string; legend: string; attributeName: string }[];
  errors: ErrorText[];
}

export interface ErrorText {
  text: string;
  /** Whether its mark speaks of an error; red letters and alerts may say anything. */
  isMarked: boolean;
  /** Whether it stands beside a field alone, or in a label. */
  isAtField: boolean;
  /** Set where it follows a field that is marked as wrong, unlike any other of its box. */
  isBelowMarked?: true;
  /** Whether a field of the form points at it, or at what holds it. */
  isPointedAt: boolean;
  /** Whether people see it and screen readers are not told it anywhere on the page. */
  isUntold: boolean;
  element: ElementRef;
}

/** A text that a field points at. */
export interface FieldText {
  text: string;
  /** Whether the field says that it is invalid, or the text is marked as an error. */
  isMarked: boolean;
  element: ElementRef;
}

export interface ErrorTexts {
  /** By field: the texts it points at that can be seen. */
  ofFields: FieldText[][];
  forms: FormWithErrors[];
  /** The only form with entries, and what is marked as an error outside of it; absent where it was not looked for. */
  outside?: FormWithErrors & { isAnyFieldMarked: boolean };
}

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea";
const MARKS_ERROR = "[id*=error i],[class*=error i],[class*=invalid-feedback i]";
const MAY_MARK_ERROR =
  "[role=alert],[aria-live=assertive],[class~=err i],[class*=danger i],[class*=invalid i],[class*=fehler i],[class*=warning i]";
const TEXTS = "p,span,div,li,strong,em,small,b";
const POINTERS = ["aria-describedby", "aria-errormessage", "aria-labelledby"];
const MOST = 100;
const MOST_TEXTS = 400;
const TEXT_LIMIT = 300;

/** Error texts in sight. */
export function errorTexts({ describe }: ProbedPage): ErrorTexts {
  return {
    ofFields: queryAll(document, "[aria-invalid=true],[aria-describedby],[aria-errormessage]")
      .map((field) => textsToldBy(field, describe))
      .filter((texts) => texts.length > 0)
      .slice(0, MOST),
    forms: queryAll(document, "form,[role=form]")
      .map((form) => formWithErrors(form, describe))
      .filter(({ errors }) => errors.length > 0)
      .slice(0, MOST),
    ...errorsOutside(describe),
  };
}

/** A form that is shown again with what was entered, as it was rejected. */
function errorsOutside(describe: ProbedPage["describe"]): Pick<ErrorTexts, "outside"> {
  const forms = queryAll(document, "form,[role=form]").filter(
    (form) => queryAll(form, FIELDS).filter(isSeen).length > 1 && queryAll(form, FIELDS).some(hasEntry),
  );
  const [form] = forms;
  if (form === undefined || forms.length > 1) return {};
  const errors = queryAll(document, `${MARKS_ERROR},${MAY_MARK_ERROR}`).filter(
    (error) =>
      isTextInSight(error) && closestElement(error, "form,[role=form]") === null && !leadsToField(error),
  );
  const fields = queryAll(form, FIELDS).slice(0, MOST);
  return {
    outside: {
      isAnyFieldMarked:
        queryAll(form, "[aria-invalid=true],[aria-errormessage]").length > 0 ||
        queryAll(form, `${MARKS_ERROR},${MAY_MARK_ERROR}`).some(isSeen) ||
        redTexts(form).some(isSeen),
      fields: fields.map(toFieldNames),
      errors: withoutTitles(errors)
        .slice(0, MOST)
        .map((error) => ({
          text: `${textOf(error)} ${listAfter(error)}`.trim().slice(0, TEXT_LIMIT),
          isMarked: matchesSelector(error, MARKS_ERROR),
          isAtField: false,
          isPointedAt: fields.some((field) => pointsAt(field, error)),
          isUntold: false,
          element: describe(error),
        })),
    },
  };
}

function hasEntry(field: Element): boolean {
  const isWritten =
    field instanceof HTMLInputElement && !matchesSelector(field, "[type=checkbox],[type=radio]");
  return (isWritten || field instanceof HTMLTextAreaElement) && field.value !== "" && isSeen(field);
}

function leadsToField(error: Element): boolean {
  return [error, error.nextElementSibling].some(
    (part) => part !== null && queryAll(part, "a[href^='#']").length > 0,
  );
}

/** What a title above it announces. */
function listAfter(error: Element): string {
  const next = error.nextElementSibling;
  return next !== null && matchesSelector(next, "ul,ol,dl") ? textOf(next) : "";
}

/** Error texts of one form that were not there before. @param isNew whether a text was not */
export function newErrorTexts(
  form: Element,
  { describe }: ProbedPage,
  { isNew, isAtField }: { isNew: (text: Element) => boolean; isAtField: (text: Element) => boolean },
): ErrorTexts {
  const told = formWithErrors(form, describe, { isNew, isAtField });
  return {
    ofFields: queryAll(form, "[aria-invalid=true],[aria-describedby],[aria-errormessage]")
      .map((field) => textsToldBy(field, describe, isNew))
      .filter((texts) => texts.length > 0)
      .slice(0, MOST),
    forms: told.errors.length === 0 ? [] : [told],
  };
}

function textsToldBy(
  field: Element,
  describe: ProbedPage["describe"],
  isAsked: (text: Element) => boolean = () => true,
): FieldText[] {
  const isInvalid = attribute(field, "aria-invalid") === "true";
  const told = [...referenced(field, "aria-errormessage"), ...referenced(field, "aria-describedby")];
  return told
    .filter((text) => isSeen(text) && textOf(text) !== "" && isAsked(text))
    .map((text) => ({
      text: textOf(text).slice(0, TEXT_LIMIT),
      isMarked: isInvalid || matchesSelector(text, MARKS_ERROR),
      element: describe(text),
    }));
}

function formWithErrors(
  form: Element,
  describe: ProbedPage["describe"],
  asked = { isNew: (_text: Element) => true, isAtField: isAloneAtField },
): FormWithErrors {
  const errors = [...new Set([...queryAll(form, `${MARKS_ERROR},${MAY_MARK_ERROR}`), ...redTexts(form)])];
  const seen = withoutTitles(errors.filter((error) => isTextInSight(error) && asked.isNew(error)));
  if (seen.length === 0) return { fields: [], errors: [] };
  const fields = queryAll(form, FIELDS).slice(0, MOST);
  return {
    fields: fields.map(toFieldNames),
    errors: seen.slice(0, MOST).map((error) => ({
      text: textOf(error).slice(0, TEXT_LIMIT),
      isMarked: matchesSelector(error, MARKS_ERROR),
      isAtField: asked.isAtField(error),
      ...(isBelowMarked(error) ? { isBelowMarked: true as const } : {}),
      isPointedAt: fields.some((field) => pointsAt(field, error)),
      isUntold: !isExposed(error) && !isSaidElsewhere(error),
      element: describe(error),
    })),
  };
}

function toFieldNames(field: Element): FormWithErrors["fields"][number] {
  return {
    name: accessibleName(field).slice(0, TEXT_LIMIT),
    legend: legendOf(field).slice(0, TEXT_LIMIT),
    attributeName: attribute(field, "name") ?? "",
  };
}

/** Texts whose own letters are red, such as `Please enter your name`. */
function redTexts(form: Element): Element[] {
  return queryAll(form, TEXTS)
    .slice(0, MOST_TEXTS)
    .filter((text) => childElements(text).length === 0 && isRed(getComputedStyle(text).color));
}

function isSaidElsewhere(error: Element): boolean {
  const text = textOf(error);
  return queryAll(document, TEXTS).some(
    (other) => other !== error && isExposed(other) && textOf(other).includes(text),
  );
}

function isTextInSight(element: Element): boolean {
  return isSeen(element) && textOf(element) !== "" && queryAll(element, FIELDS).length === 0;
}

/** The title of a summary means what the list below it says, so it is no error of its own. */
function withoutTitles(errors: readonly Element[]): Element[] {
  return errors.filter((error) => {
    const text = textOf(error);
    return !errors.some((other) => {
      if (other === error || !other.contains(error)) return false;
      const whole = textOf(other);
      return whole.length > text.length && whole.length < TEXT_LIMIT && whole.startsWith(text);
    });
  });
}

function isAloneAtField(error: Element): boolean {
  const isAlone = error.parentElement !== null && queryAll(error.parentElement, FIELDS).length === 1;
  return isAlone || closestElement(error, "label") !== null;
}

const CALLED_WRONG = /(?:^|[-_])(?:is-)?(?:invalid|error|danger|has-error)(?:$|[-_])/i;
const MOST_BESIDE = 12;

/** Whether eyes can't mistake which field is meant: the one right before it, which alone of those around is marked. */
function isBelowMarked(error: Element): boolean {
  const before = error.previousElementSibling;
  const box = parentElement(error);
  if (before === null || box === null) return false;
  const [field, ...others] = fieldsOf(before);
  if (field === undefined || others.length > 0 || !isMarkedWrong(field)) return false;
  return fieldsOf(box).filter(isMarkedWrong).length === 1;
}

function fieldsOf(part: Element): Element[] {
  const fields = matchesSelector(part, FIELDS) ? [part] : queryAll(part, FIELDS);
  return fields.slice(0, MOST_BESIDE).filter(isSeen);
}

function isMarkedWrong(field: Element): boolean {
  return (
    attribute(field, "aria-invalid") === "true" ||
    classNames(field).some((name) => CALLED_WRONG.test(name)) ||
    redParts(field).size > 0
  );
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
