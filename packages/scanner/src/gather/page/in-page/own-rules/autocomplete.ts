import { attribute, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared } from "./rule-hit.ts";

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
/** Fields that may say which of someone's telephones or mailboxes is meant. */
const CONTACTS = new Set(
  "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp".split(
    " ",
  ),
);
const PLACES = new Set(["home", "work", "mobile", "fax", "pager"]);
const PURPOSES = new Set(["shipping", "billing"]);

/** Fields of plain text whose autocomplete value is right, whichever part of it an engine does not know. */
export function rightAutocompletes(): Cleared[] {
  return everywhere("input[autocomplete],select[autocomplete],textarea[autocomplete]")
    .filter((field) => takesAnyText(field) && isRight(attribute(field, "autocomplete") ?? ""))
    .map((element) => ({ criterion: "1.3.5", element, evenFailed: true }));
}

/** Fields of other kinds may not suit the value, however well it is written. */
function takesAnyText(field: Element): boolean {
  const type = (attribute(field, "type") ?? "text").toLowerCase();
  return tagName(field) !== "input" || type === "text" || type === "search";
}

function isRight(value: string): boolean {
  const tokens = value.toLowerCase().trim().split(/\s+/);
  if (tokens.length > 1 && tokens.at(-1) === "webauthn") tokens.pop();
  if (tokens[0]?.startsWith("section-") === true) tokens.shift();
  if (PURPOSES.has(tokens[0] ?? "")) tokens.shift();
  const [first = "", second = ""] = tokens;
  if (tokens.length === 1) return FIELDS.has(first) || CONTACTS.has(first);
  return tokens.length === 2 && PLACES.has(first) && CONTACTS.has(second);
}

/** Fields no one fills in: what the browser would offer for them does not matter. */
const NOT_FILLED_IN =
  "input:is([type=hidden i],[type=button i],[type=submit i],[type=reset i],[type=image i]),:is(input,textarea):is([readonly],[aria-readonly=true]),:is(input,textarea,select):is(:disabled,[aria-disabled=true])";

/** Fields whose autocomplete value does nothing, as it cannot be filled in. */
export function fieldsNotFilledIn(): Cleared[] {
  return everywhere(NOT_FILLED_IN)
    .filter((element) => element.hasAttribute("autocomplete"))
    .map((element) => ({ criterion: "1.3.5", element, evenFailed: true }));
}
