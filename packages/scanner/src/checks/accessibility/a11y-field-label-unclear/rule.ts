import { WORDING } from "#checks/accessibility/families/wording.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { isIdentifier, isTemplateRest } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LabelledField } from "./probe.ts";

const FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
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
  "type something",
  "write here",
  "write something",
  "textfield",
  "inputfield",
  "choose",
  "choose one",
  "please select",
  "select an option",
  "choose an option",
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
  // That it must be filled in, and with nothing of what.
  "required",
  "required field",
  "mandatory",
  "mandatory field",
  "optional",
  "optional field",
  "pflichtfeld",
  "erforderlich",
  "pflichtangabe",
  "champ obligatoire",
  "obligatoire",
  "requis",
  "campo obligatorio",
  "obligatorio",
  "campo obbligatorio",
  "obbligatorio",
  "verplicht veld",
  "verplicht",
  "eingabe",
  "feld",
  "eingabefeld",
  "wert",
  "champ",
  "campo",
]);

const ADDRESS_OF_LINK = /^(?:url|link|href|(?:link|web) address)$/;

/** Numbered, they count the fields and still say nothing of what belongs into each. */
const COUNTS_FIELDS =
  /^(?:input|field|form field|input field|text ?field|text ?box|text ?area|label|dropdown|feld|eingabefeld|champ|campo) ?\d{1,2}$/;

/** What several lists of one form do, and not what each of them is about. */
const OF_ANY_LIST =
  /^(?:filter|filters|filter by|filter results|refine|refine by|sort|sort by|narrow by|show|search|search by|limit|limit to|filtern|filtern nach|sortieren|suche|anzeigen|filtre|filtrer|filtrer par|trier|trier par|recherche|filtro|filtrar|filtrar por|ordenar|ordenar por|buscar|filtra|filtra per|ordina per|cerca|zoeken|filteren|sorteren)$/;

export const a11yFieldLabelUnclear = rule({
  id: "a11y-field-label-unclear",
  severity: "medium",
  criteria: ["2.4.6"],
  actRules: ["cc0f0a"],
  defect: "Label doesn't say what to enter",
  title: "Labels say what to enter",
  ...WORDING,
  fixSteps: [
    'In each label, say what goes in the field, such as "Date of birth".',
    'If the same label appears twice, put a visible heading above each group, such as "Billing address".',
  ],
  effort: "S",
  examines: [examine(FIELDS, decide)],
});

/** A label in sight that isn't tied to its field is told as that. */
function decide(all: LabelledField[]): Decision {
  const fields = all.map((field) => ({ ...field, label: field.beside ?? field.label }));
  return {
    applies: fields.length > 0,
    defects: [...meaninglessLabels(fields), ...namesForPrograms(fields), ...equalLabels(fields)],
  };
}

function namesForPrograms(fields: readonly LabelledField[]): RuleDefect[] {
  return fields
    .filter(({ label }) => isIdentifier(label))
    .map(({ label, element }) => ({
      message: `“${label}” is a name for programs and doesn't say to people what to enter`,
      element,
    }));
}

function meaninglessLabels(fields: readonly LabelledField[]): RuleDefect[] {
  return fields
    .filter(({ label, groupTitles }) => saysNothing(label) && plainWords(groupTitles) === "")
    .filter((field) => !isTextOfLink(field, fields))
    .map(({ label, element }) => ({ message: `The label “${label}” doesn't say what to enter`, element }));
}

/** Beside the address of a link, as in editors, the text is that of the link. */
function isTextOfLink({ label, form }: LabelledField, fields: readonly LabelledField[]): boolean {
  return (
    plainWords(label) === "text" &&
    fields.some((other) => other.form === form && ADDRESS_OF_LINK.test(plainWords(other.label)))
  );
}

/** What stands beside a label without being one: the star of required fields, and the sign of a hint. */
const BESIDE_LABEL = /^[?*!]$/;

/** Several signs in a row are no label; a single one, such as `-` between two dates, may be. */
function saysNothing(label: string): boolean {
  const words = plainWords(label);
  const isEmpty = SAYS_NOTHING.has(words) || COUNTS_FIELDS.test(words) || BESIDE_LABEL.test(label.trim());
  return isEmpty || (isTemplateRest(label) && label.trim().length > 1);
}

/** Fields of one form with the same label and nothing to be seen that tells them apart. */
function equalLabels(fields: readonly LabelledField[]): RuleDefect[] {
  const named = fields.filter(({ label }) => plainWords(label) !== "");
  const byLabel = Map.groupBy(named, ({ form, label, groupTitles, headingBefore }) =>
    JSON.stringify([form, plainWords(label), plainWords(groupTitles), headingBefore]),
  );
  return [...byLabel.values()].flatMap((alike) => {
    const [first, ...others] = alike;
    const names = alike.map(({ name }) => name).filter((name) => name !== "");
    if (first === undefined || others.length === 0 || new Set(names).size < names.length) return [];
    const message = `${alike.length} fields share the label “${plainWords(first.label)}”`;
    const isSure = alike.every(({ isGrouped }) => isGrouped) || OF_ANY_LIST.test(plainWords(first.label));
    return others.map(({ element }) =>
      isSure
        ? { message, element }
        : { outcome: "review", message: `${message}. Can people tell which is which?`, element },
    );
  });
}
