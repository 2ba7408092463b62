import { attribute, closestElement, queryAll } from "../dom.ts";
import { isTemplateRest } from "./filler-text.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen, plain, textOf } from "./semantics.ts";

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=checkbox],[type=radio]),select,textarea";

/** Names of controls and of data as such: they say that there is a field, not what belongs into it. */
const SAYS_NOTHING = new Set([
  "info",
  "information",
  "input",
  "input field",
  "field",
  "form field",
  "text",
  "text field",
  "textbox",
  "text box",
  "textarea",
  "value",
  "data",
  "label",
  "entry",
  "enter",
  "enter text",
  "enter text here",
  "enter value",
  "enter a value",
  "text here",
  "type here",
  "select",
  "select one",
  "dropdown",
  "option",
  "box",
  "list",
  "menu",
  "button",
  "control",
  "item",
  "thing",
  "eingabe",
  "feld",
  "eingabefeld",
  "wert",
  "champ",
  "campo",
]);

export function fieldLabels(): RuleHit[] {
  const fields = everywhere(FIELDS).filter((field) => isSeen(field) && isExposed(field));
  return [...meaninglessLabels(fields), ...equalLabels(fields)];
}

function meaninglessLabels(fields: Element[]): RuleHit[] {
  return fields.flatMap((field) => {
    const name = plain(accessibleName(field));
    const label = accessibleName(field);
    if (!(SAYS_NOTHING.has(name) || isEmptyLabel(label)) || groupOf(field) !== "") return [];
    return [toHit(field, "failed", `The label “${label}” doesn't say what to enter`)];
  });
}

/** Several signs in a row are no label; a single one, such as `-` between two dates, may be. */
function isEmptyLabel(label: string): boolean {
  return isTemplateRest(label) && label.trim().length > 1;
}

/** Fields of one form with the same label and nothing to be seen that tells them apart. */
function equalLabels(fields: Element[]): RuleHit[] {
  const byLabel = Map.groupBy(
    fields,
    (field) => `${formOf(field)}|${plain(accessibleName(field))}|${groupOf(field)}`,
  );
  return [...byLabel].flatMap(([key, alike]) => {
    const names = new Set(alike.map((field) => attribute(field, "name") ?? ""));
    const isUnnamed = key.split("|")[1] === "";
    if (alike.length < 2 || names.size < alike.length || isUnnamed) return [];
    const isGrouped = alike.every((field) => closestElement(field, "fieldset,[role=group]") !== null);
    const message = `${alike.length} fields share the label “${plain(accessibleName(alike[0] ?? document.body))}”`;
    return alike.slice(1).map((field) => toHit(field, isGrouped ? "failed" : "review", message));
  });
}

function toHit(element: Element, verdict: RuleHit["verdict"], message: string): RuleHit {
  return {
    rule: "field-label-unclear",
    verdict,
    wcag: ["2.4.6"],
    actRules: ["cc0f0a"],
    severity: "medium",
    message,
    element,
  };
}

function formOf(field: Element): string {
  const forms = queryAll(document, "form");
  const form = closestElement(field, "form");
  return form === null ? "" : String(forms.indexOf(form));
}

/** What can be seen of the group, row or section a field stands in. */
function groupOf(field: Element): string {
  const group = closestElement(field, "fieldset,[role=group],tr,section,article,li");
  if (group === null) return "";
  const titles = queryAll(group, "legend,h1,h2,h3,h4,h5,h6,th,[role=heading]").filter((title) =>
    isSeen(title),
  );
  const named = attribute(group, "aria-label") ?? "";
  return plain([named, ...titles.map(textOf)].join(" "));
}
