import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { HintedField } from "./probe.ts";

const HINTED_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** Fields of any address. Source: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const FIELDS = new Set(
  [
    "name honorific-prefix given-name additional-name family-name honorific-suffix nickname username",
    "new-password current-password one-time-code organization-title organization street-address",
    "address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1",
    "country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp",
    "cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day",
    "bday-month bday-year sex url photo",
  ].flatMap((names) => names.split(" ")),
);
/** Fields that may say which of somebody's telephones or mailboxes is meant. */
const CONTACTS = new Set(
  "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp".split(
    " ",
  ),
);
const PLACES = new Set(["home", "work", "mobile", "fax", "pager"]);
const PURPOSES = new Set(["shipping", "billing"]);
/** Elsewhere the hint means nothing. */
const FIELD_TAGS = new Set(["input", "select", "textarea"]);
/** Kinds of fields nobody fills in. */
const BUTTONS = new Set(["hidden", "button", "submit", "reset", "image"]);

export const a11yAutocompleteValid = rule({
  id: "a11y-autocomplete-valid",
  severity: "high",
  criteria: ["1.3.5"],
  actRules: ["73f2c2"],
  engines: {
    [AXE]: ["autocomplete-valid"],
    [ALFA]: ["sia-r10"],
    [ACCESSLINT]: ["adaptable/autocomplete-valid"],
  },
  defect: "Form field with the wrong autofill hint",
  title: "Autofill hints are correct",
  question: "Is the field about the person who fills it in, and does the hint fit?",
  whyItMatters:
    "The autocomplete attribute lets browsers fill in personal data. It helps people who have trouble with memory, reading or typing.",
  businessImpact: "People finish a form faster when it fills itself in, and they give up less often.",
  fixSteps: [
    "Correct the autocomplete value in each place. Use a value from the HTML standard, such as name, email, tel, street-address, postal-code or cc-number.",
    'If you need more than one word, write them in this order: a section name, then "shipping" or "billing", then the value.',
  ],
  effort: "S",
  example: withAttributes({ autocomplete: "TODO: name what to enter, such as name" }),
  examines: [
    settle(HINTED_FIELDS, (fields) =>
      fields
        .filter((field) => isNotFilledIn(field) || (takesAnyText(field) && isRight(field.hint)))
        .map(({ selector }) => ({ criterion: "1.3.5", selector, evenFailed: true })),
    ),
  ],
});

/** What the browser would offer for such fields does not matter. */
function isNotFilledIn({ tag, type, isReadOnly, isDisabled, isOutOfUse }: HintedField): boolean {
  const isField = FIELD_TAGS.has(tag) && !(tag === "input" && BUTTONS.has(type));
  return !isField || isReadOnly || isDisabled || isOutOfUse;
}

/** Fields of other kinds may not suit the value, however well it is written. */
function takesAnyText({ tag, type }: HintedField): boolean {
  return tag !== "input" || type === "text" || type === "search";
}

/** Whether the hint is written as browsers read it, whichever part of it an engine does not know. */
function isRight(hint: string): boolean {
  const tokens = hint.toLowerCase().trim().split(/\s+/);
  if (tokens.length > 1 && tokens.at(-1) === "webauthn") tokens.pop();
  if (tokens[0]?.startsWith("section-") === true) tokens.shift();
  if (PURPOSES.has(tokens[0] ?? "")) tokens.shift();
  const [first = "", second = ""] = tokens;
  if (tokens.length === 1) return FIELDS.has(first) || CONTACTS.has(first);
  return tokens.length === 2 && PLACES.has(first) && CONTACTS.has(second);
}
