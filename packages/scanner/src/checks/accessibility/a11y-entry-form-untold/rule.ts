import { WRITTEN_FIELDS } from "#checks/accessibility/a11y-date-format-untold/written-fields.ts";
import type { WrittenField } from "#checks/accessibility/a11y-date-format-untold/probe.ts";
import { ENTRY_HINTS } from "#checks/accessibility/families/entry-hints.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { asksForDate, tellsDateForm } from "#checks/accessibility/wording/date-words.ts";

/** A form that nobody guesses: something of a definite length, or with letters or signs that have to stand in it. */
const LITERAL = /(?:^|[^\\[{(|?*+,\w])[A-Za-z]{2,}(?![^[]*\])|\\?[-/.#](?![^[]*\])/;
const DEFINITE_LENGTH = /\{(?:[3-9]|\d\d+)\}/;
/** Digits of which everyone knows how many they are, or that are copied from a message. */
const WELL_KNOWN =
  /(?<!\p{L})(?:zip|postal|post ?code|plz|postleitzahl|cap|cep|card|karten?nummer|carte|tarjeta|carta|cv[cv]|security code|year|jahr|année|año|anno|ano|pin|otp|one-time|verification|sms|code|ssn|social security)(?!\p{L})/iu;
/** Any entry, any number, any address, or any entry that is not empty or so long: these are no form of their own. */
const OPEN = /^\^?(?:\.[*+]|\.\{|\\[dwSs][*+]|\[[^\]]*\][*+]|\[[^\]]*\]\{\d+,\d*\}|\(\?|https?|\.\*\\S)/;
const ADDRESS = /@/;

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G89 */
export const a11yEntryFormUntold = rule({
  id: "a11y-entry-form-untold",
  severity: "medium",
  criteria: ["3.3.2"],
  defect: "Field that doesn't say how to write its entry",
  title: "Fields say how to write their entries",
  ...ENTRY_HINTS,
  fixSteps: [
    "Say the form in the label or right below it, with an example, such as “Contract number (for example AB-12345)”.",
    "Tie the hint to the field with aria-describedby. Or take the entry however people write it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(WRITTEN_FIELDS, decide)],
});

function decide(fields: WrittenField[]): Decision {
  const asking = fields.flatMap((field) => {
    const { pattern = "", label } = field;
    return isDefinite(pattern, label) && !asksForDate(label) ? [field] : [];
  });
  return {
    applies: asking.length > 0,
    defects: asking
      .filter(({ label, told }) => !tellsForm(`${label} ${told}`))
      .map(({ label, element }) => ({
        outcome: "review",
        message: `“${cutAtWord(label, 60)}” only takes entries of one form, and nothing beside it says which. Do people know it?`,
        element,
      })),
  };
}

function isDefinite(pattern: string, label: string): boolean {
  if (pattern === "" || OPEN.test(pattern) || ADDRESS.test(pattern)) return false;
  return LITERAL.test(pattern) || (DEFINITE_LENGTH.test(pattern) && !WELL_KNOWN.test(label));
}

/**
 * An example, which has a number in it, a number of signs, or a word for a form. The pattern itself is another site's:
 * it may run forever, so nothing is tried on it.
 */
function tellsForm(told: string): boolean {
  return SAYS_FORM.test(told) || EXAMPLE.test(told) || tellsDateForm(told);
}

const EXAMPLE = /(?<![\p{L}\d])(?=[\p{L}./#-]{0,12}\d)[\p{L}\d./#-]{3,40}/u;
const SAYS_FORM =
  /(?<!\p{L})(?:\d+|two|three|four|five|six|seven|eight|nine|ten) ?-?(?:digits?|letters?|characters?|numbers?|stell\p{L}*|ziffern?|buchstaben|zeichen|chiffres?|lettres?|caractères?|dígitos?|letras?|caracteres|cifre|lettere|caratteri|cijfers?|tekens)(?!\p{L})|format|e\.g\.|for example|such as|z\. ?b\.|zum beispiel|par exemple|por ejemplo|p\. ?ej\.|ad esempio|bijvoorbeeld|[#X_]{3,}|(?<!\d)(?:0{3,}|1?2345?)/iu;
