import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { saysOnlyWrongOf } from "#checks/accessibility/wording/error-words.ts";
import { tellingWords, withoutRemarks } from "#checks/accessibility/wording/field-names.ts";
import {
  type EntryKind,
  type FieldOfForm,
  type FormMessage,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";

/** What is written in more than one way, or has limits that nobody can guess. */
const NEEDS_FORMAT: ReadonlySet<EntryKind | "none"> = new Set(["date", "number", "pattern"]);
/** What is written in another way in each country. */
const DIFFERS: ReadonlySet<EntryKind | "none"> = new Set(["phone", "postcode"]);
/** Of these everybody knows what they look like. */
const KNOWN: ReadonlySet<EntryKind | "none"> = new Set(["email", "address"]);
/** Errors about what is written in more than one way, whatever kind of field it is. */
const NAMES_FORMAT = /(?<!\p{L})(?:date|time|datum|uhrzeit|fecha|hora|heure|orario)(?!\p{L})/iu;
/** By these words errors name a field whose label they do not repeat. */
const KINDS: readonly (readonly [EntryKind, RegExp])[] = [
  [
    "phone",
    /(?<!\p{L})(?:(?:tele)?phone|telefon(?:nummer)?|téléphone|teléfono|telefono|telefone|telefoon)(?!\p{L})/iu,
  ],
  ["postcode", /(?<!\p{L})(?:postcode|postal|zip|postleitzahl|plz)(?!\p{L})/iu],
  [
    "password",
    /(?<!\p{L})(?:password|passphrase|passwort|kennwort|mot de passe|contraseña|clave|senha|palavra-passe|wachtwoord|lösenord|adgangskode|passord|salasana|hasło|heslo)(?!\p{L})/iu,
  ],
  ["date", NAMES_FORMAT],
];
const FORMATS = /(?<!\p{L})(?:format|formato|formaat|formát|formatet)(?!\p{L})/giu;
/** Labels of amounts, and of numbers that stand for something. */
const NUMBERS =
  /(?<!\p{L})(?:amount|income|salary|betrag|einkommen|gehalt|montant|revenus?|salaire|importe|ingresos|salario|importo|reddito|stipendio|bedrag|inkomen|salaris|(?:card|member|customer|account|id) (?:number|no)|iban|dni|nif|nie|passport|pasaporte|\p{L}+nummer|num[eé]ro de|número de|numero di)(?!\p{L})/iu;
/** What tells a format: an example, letters that stand for digits, words for what is allowed. */
const TELLS_FORMAT = new RegExp(
  `\\d|_{2}|(?<!\\p{L})(?:${[
    "dd|mm|yy|yyyy|tt|jj|jjjj|aa|aaaa|gg|jan|feb",
    "e\\.g\\.|example|such as|like|format|letters?|digits?|numbers? only|characters?|spaces?|capitals?|between|at (?:least|most)|up to|from",
    "z\\. ?b\\.|beispiel|wie|ziffern?|buchstaben?|zeichen|leerzeichen|zwischen|mindestens|höchstens|bis",
    "ex\\.|exemple|chiffres?|lettres?|caractères?|espaces?|entre|moins|jusqu",
    "p\\. ?ej\\.|ejemplo|exemplo|dígitos?|cifras?|letras?|caracteres|espacios?|espaços?|como|formato",
    "esempio|cifre|lettere?|caratteri|spazi|tra|come",
    "bijv\\.|voorbeeld|cijfers?|tekens?|spaties?|tussen|formaat|siffror|tal|cyfry?|znaków",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

export const a11yErrorWithoutSuggestion = rule({
  id: "a11y-error-without-suggestion",
  severity: "medium",
  criteria: ["3.3.3"],
  defect: "Error doesn't say how to correct the entry",
  title: "Errors say how to correct the entry",
  ...FORM_ERRORS,
  fixSteps: [
    "Say in the error what the field accepts, with an example: “Enter the date like 12/31/2027”.",
    "Name limits: “Choose between 1 and 8 guests”.",
    "Say the same beside the field before anything is wrong.",
  ],
  effort: "S",
  examines: [examine(SENT_FORMS, decide)],
});

/** A message on an entry, and what the entry was. */
interface Answered {
  message: FormMessage;
  field: FieldOfForm;
  /** Whether it was made to fit. */
  isMeantWell: boolean;
}

function decide(sent: SentForms): Decision | { reason: string } {
  const wrong = sent.forms.filter(({ effect }) => effect.left.length === 0).map(answersOf(false));
  const meantWell = (sent.filledIn ?? []).map(answersOf(true));
  const answered = [...wrong, ...meantWell].flat();
  const defects = new Map<string, RuleDefect>();
  for (const defect of answered.flatMap(defectOf)) {
    const key = defect.element?.selector ?? "";
    if (defect.outcome === undefined || !defects.has(key)) defects.set(key, defect);
  }
  return unlessUntried({ applies: answered.length > 0, defects: [...defects.values()] }, leftOfForms(sent));
}

/** Messages on fields that want a format and got something else. */
function answersOf(isMeantWell: boolean): (form: Pick<SentForm, "messages" | "fields">) => Answered[] {
  return ({ messages, fields }) =>
    messages.flatMap((message) => {
      const field = fieldOf(message, fields);
      return field !== undefined && isOfFormat(message, field) ? [{ message, field, isMeantWell }] : [];
    });
}

/** The field that a message is tied to, else the one that it names, else the one that it stands beside. */
function fieldOf({ text, field, tie }: FormMessage, fields: readonly FieldOfForm[]): FieldOfForm | undefined {
  const beside = field === null ? undefined : fields[field];
  if (tie !== null) return beside;
  const said = new Set(tellingWords(text));
  const [named, ...others] = fields.filter(({ label }) => {
    const words = tellingWords(withoutRemarks(label));
    return words.length > 0 && words.every((word) => said.has(word));
  });
  if (named !== undefined && others.length === 0) return named;
  const kind = kindNamedBy(text);
  const [only, ...more] = fields.filter(({ entry }) => entry === kind);
  return only !== undefined && more.length === 0 ? only : beside;
}

function kindNamedBy(text: string): EntryKind | null {
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

function wordOfKind(text: string): string {
  return KINDS.map(([, words]) => words.exec(text)?.[0] ?? "").join(" ");
}

function isOfFormat({ text }: FormMessage, { entry, label }: FieldOfForm): boolean {
  if (KNOWN.has(entry)) return false;
  if (entry === "password") return true;
  const isOfKind = NEEDS_FORMAT.has(entry) || DIFFERS.has(entry) || NAMES_FORMAT.test(text);
  return isOfKind || text.search(FORMATS) !== -1 || (entry === "right" && NUMBERS.test(label));
}

function defectOf({ message, field, isMeantWell }: Answered): RuleDefect[] {
  const { text, element } = message;
  const lasting = field.placeholder === undefined ? field.hints : field.hints.replace(field.placeholder, " ");
  const isTold = TELLS_FORMAT.test(text.replaceAll(FORMATS, "")) || TELLS_FORMAT.test(lasting);
  const [named = ""] = NAMES_FORMAT.exec(text) ?? [];
  const formats = text.match(FORMATS) ?? [];
  const subject = [field.label, named, ...formats, wordOfKind(text)].join(" ");
  if (isTold || !saysOnlyWrongOf(message, subject)) return [];
  const entry = isMeantWell ? "An entry" : "A wrong entry";
  const answer = `${entry} in ${quoted(field.label, "a field")} is answered with “${text}”, which doesn't say what is right`;
  if (lasting !== field.hints && TELLS_FORMAT.test(field.hints)) {
    const question = `Only the placeholder “${field.placeholder}” says so, and it is gone once something is written. Do people still know it?`;
    return [{ outcome: "review", message: `${answer}. ${question}`, element }];
  }
  const isSure =
    formats.length > 0 ||
    named !== "" ||
    NEEDS_FORMAT.has(field.entry) ||
    (isMeantWell && field.entry === "phone");
  if (isSure) return [{ message: answer, element }];
  return [{ outcome: "review", message: `${answer}. Do people know what to write there?`, element }];
}
