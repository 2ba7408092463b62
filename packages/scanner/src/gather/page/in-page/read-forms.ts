import type { FormFieldRef, FormRef } from "#evidence/document.ts";

import { absolute } from "./addresses.ts";
import { buttonNameOf, labelOf, visibleTextOf } from "./accessible-text.ts";
import type { Describer } from "./describe-element.ts";
import { attribute, closestElement, folded, innerText, matchesSelector, queryAll, tagName } from "./dom.ts";
import { labelsBeside } from "./label-beside.ts";

const FIELDS = "input, select, textarea";
const SENDING_BUTTONS = "button:not([type=button], [type=reset]), input:is([type=submit], [type=image])";
const NOT_ENTERED = "[type=hidden], [type=submit], [type=button], [type=reset], [type=image]";
const FORM_TEXT_LIMIT = 2000;
const FIELD_LIMIT = 200;

/** Forms with their fields, and the links a reader sees beside them (privacy notice, terms). */
export function readForms(forms: readonly Element[], describer: Describer): FormRef[] {
  return forms.map((form) => {
    const section = closestElement(form, "section, article, aside, dialog, footer, [role=dialog]") ?? form;
    const action = attribute(form, "action");
    return {
      ...describer.describe(form),
      action: absolute(action === null || action === "" ? location.href : action) ?? action ?? "",
      method: (attribute(form, "method") ?? "get").toLowerCase(),
      fields: readFields(partsOf(form, FIELDS), describer),
      text: form instanceof HTMLElement ? folded(innerText(form), FORM_TEXT_LIMIT) : "",
      links: queryAll(section, "a[href]")
        .slice(0, FIELD_LIMIT)
        .map((link) => ({ href: absolute(attribute(link, "href")), text: visibleTextOf(link) })),
      sentBy: partsOf(form, SENDING_BUTTONS).map((button) => ({
        ...describer.describe(button),
        name: buttonNameOf(button),
      })),
    };
  });
}

/** Fields that belong to no form, by nesting or by their `form` attribute. */
export function readLooseFields(fields: readonly Element[], describer: Describer): FormFieldRef[] {
  const loose = fields.filter(
    (field) => closestElement(field, "form") === null && attribute(field, "form") === null,
  );
  return loose.map((field) => readField(field, describer));
}

/** With the labels that people see beside those that the markup gives none. */
function readFields(fields: readonly Element[], describer: Describer): FormFieldRef[] {
  const unlabeled = fields.filter((field) => {
    const label = labelOf(field);
    return label === "" || label === folded(attribute(field, "placeholder"), FIELD_LIMIT);
  });
  const beside = labelsBeside(unlabeled.filter((field) => !matchesSelector(field, NOT_ENTERED)));
  return fields.map((field) => {
    const shownLabel = beside.get(field)?.text;
    return { ...readField(field, describer), ...(shownLabel === undefined ? {} : { shownLabel }) };
  });
}

/** Within it or, by their `form` attribute, outside of it. */
function partsOf(form: Element, selectors: string): Element[] {
  const id = attribute(form, "id");
  const outside = id ? queryAll(form.ownerDocument, `:is(${selectors})[form="${CSS.escape(id)}"]`) : [];
  return [...queryAll(form, selectors), ...outside].slice(0, FIELD_LIMIT);
}

function readField(field: Element, describer: Describer): FormFieldRef {
  const tag = tagName(field);
  return {
    ...describer.describe(field),
    tag,
    type: tag === "input" ? (attribute(field, "type") ?? "text").toLowerCase() : tag,
    name: attribute(field, "name") ?? "",
    autocomplete: attribute(field, "autocomplete") ?? "",
    label: labelOf(field),
    checked: field instanceof HTMLInputElement && field.checked,
    required: attribute(field, "required") !== null || attribute(field, "aria-required") === "true",
  };
}
