import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  checkVisibility,
  childElements,
  closestElement,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { elementKind } from "#gather/page/in-page/element-kind.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A form with fields for an address or the like. */
export interface AskingForm {
  fields: AskedField[];
  /** Fields of steps that are not shown yet, beside the one that is; absent where the form has none. */
  later?: AskedField[];
  /** Names of its checkboxes, radio buttons, other buttons and links. */
  controls: string[];
}

export interface AskedField {
  label: string;
  autocomplete: string;
  /** What the group or part that it stands in is called; empty where nothing says so. */
  part: string;
  /** Whether something is filled in already, or it offers what was entered before. */
  isFilled: boolean;
  element: ElementRef;
}

const FIELDS = "input:not([type]),input[type=text],input[type=email],input[type=tel],textarea,select";
const CONTROLS =
  "input[type=checkbox],input[type=radio],button,input[type=button],a[href],[role=checkbox],[role=switch]";
const PARTS = "fieldset,[role=group],section,[role=region]";
const NAMES = "legend,h1,h2,h3,h4,h5,h6,[role=heading]";
const MOST_FORMS = 10;
const MOST_FIELDS = 60;
const MOST_CONTROLS = 60;
const TEXT_LIMIT = 100;

/** Forms with fields that people can see and use. */
export function probe({ describe, within }: AskedPage): AskingForm[] {
  return everywhere("form")
    .map((form) => ({
      form,
      fields: queryAll(form, FIELDS).filter((field) => isExposed(field) && isSeen(field)),
    }))
    .map((one) => ({ ...one, later: fieldsOfLaterSteps(one.form, one.fields) }))
    .filter(({ fields, later }) => fields.length + later.length > 1)
    .filter(within(MOST_FORMS))
    .map(({ form, fields, later }) => ({
      fields: fields.filter(within(MOST_FIELDS)).map((field) => asked(field, form, describe)),
      ...(later.length === 0
        ? {}
        : { later: later.slice(0, MOST_FIELDS).map((field) => asked(field, form, describe)) }),
      controls: queryAll(form, CONTROLS)
        .filter((control) => isExposed(control) || later.length > 0)
        .slice(0, MOST_CONTROLS)
        .map((control) =>
          (accessibleName(control) || labelOf(control) || textOf(control)).slice(0, TEXT_LIMIT),
        ),
    }));
}

function asked(field: Element, form: Element, describe: AskedPage["describe"]): AskedField {
  return {
    // What is hidden has no accessible name yet.
    label: (accessibleName(field) || labelOf(field)).slice(0, TEXT_LIMIT),
    autocomplete: attribute(field, "autocomplete") ?? "",
    part: partOf(field, form),
    isFilled: isFilled(field),
    element: describe(field),
  };
}

/** Of boxes that stand beside the one with the fields that are shown, are of the same kind and hidden. */
function fieldsOfLaterSteps(form: Element, shown: readonly Element[]): Element[] {
  const [first] = shown;
  for (let box = first ?? form; box !== form; box = parentElement(box) ?? form) {
    const beside = [...childElements(parentElement(box) ?? form)];
    const later = beside
      .slice(beside.indexOf(box) + 1)
      .filter((one) => elementKind(one) === elementKind(box) && !checkVisibility(one));
    if (later.length > 0) return later.flatMap((one) => queryAll(one, FIELDS));
  }
  return [];
}

function partOf(field: Element, form: Element): string {
  const part = closestElement(field, PARTS);
  if (part === null || !form.contains(part)) return "";
  const named = queryAll(part, NAMES)[0];
  return (accessibleName(part) || (named === undefined ? "" : textOf(named))).slice(0, TEXT_LIMIT);
}

function isFilled(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && (field.value !== "" || attribute(field, "list") !== null);
}
