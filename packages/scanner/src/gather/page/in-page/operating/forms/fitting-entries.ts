import type { EntryKind } from "#gather/operating/forms/form-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { attribute, attributesOf, folded, queryAll } from "#gather/page/in-page/dom.ts";
import { fittingDate } from "./fitting-dates.ts";
import { canBeWritten, type Field, isForNumbersAlone, kindOf } from "./field-entries.ts";

const FITTING: Readonly<Record<EntryKind, string>> = {
  email: "anna.example@example.org",
  address: "https://example.org/",
  phone: "0305550100",
  number: "1",
  date: "2030-01-15",
  postcode: "10115",
  code: "SPRING2030",
  pattern: "12345678",
  password: "Rye-bread-2030",
  right: "Test entry",
};
const POSTCODES: Readonly<Record<string, string>> = {
  nl: "1012 AB",
  "nl-be": "1000",
  da: "1050",
  nb: "0150",
  no: "0150",
  "de-at": "1010",
  "de-ch": "3011",
  "fr-ch": "1204",
  "fr-be": "1000",
  "en-gb": "SW1A 1AA",
  "en-ca": "K1A 0B1",
  "fr-ca": "G1R 4P5",
  pl: "00-001",
  cs: "110 00",
  sv: "111 20",
  pt: "1100-001",
  "pt-br": "01001-000",
};
/** What takes digits alone, though its type does not say so: numbers that stand for something, and sums. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:number|no\.|nummer|nr\.|num[eé]ro|número|numer|číslo|\p{L}+nummer)(?!\p{L})/iu, "12345678"],
  [
    /(?<!\p{L})(?:amount|quantity|how many|age|betrag|anzahl|menge|alter|montant|quantité|âge|importe|cantidad|edad|importo|quantità|età|quantia|quantidade|idade|bedrag|aantal|leeftijd|belopp|antal|beløp|kwota|liczba)(?!\p{L})/iu,
    "20",
  ],
];
/** A small number is too young for most of what asks for an age. */
const AGES =
  /(?<!\p{L})(?:age|alter|âge|edad|età|idade|leeftijd|ålder|alder|wiek|věk|vek|ikä|kor)(?!\p{L})/iu;
const AGE = 30;
/** Of several shapes, the one that a field's pattern takes is written. */
const SHAPES = [
  "12345678",
  "12345678Z",
  "1234567890",
  "12345",
  "1234",
  "123",
  "AB123456",
  "ABC123",
  "AB 12 34",
  "Anna",
  "Test entry",
];
const WORDS_LIMIT = 120;
const PIN = "1234567890";
/** A password that is shorter is a row of digits. */
const SHORT = 8;
/** What is picked rather than written, as the browser notes it. */
const PICKED: Readonly<Record<string, string>> = {
  date: "2030-01-15",
  month: "2030-01",
  week: "2030-W03",
  time: "10:30",
  "datetime-local": "2030-01-15T10:30",
};
/** How the labels of boxes begin, or go on, that must be ticked though their markup does not say so. */
const AGREES =
  /(?<!\p{L})(?:agree|accept|consent|have read|stimme|akzeptiere|einverstanden|gelesen|accepte|consens|ai lu|acepto|he leído|accetto|ho letto|aceito|concordo|li e|akkoord|ga akkoord|godkänner|accepterer|godtar|hyväksyn|akceptuję|zgadzam|souhlasím)(?!\p{L})/iu;

/** What is written into a field so that it fits; null where nothing is to be written. */
export function fittingEntry(field: Field, isOnlyField: boolean): string | null {
  const most = field instanceof HTMLSelectElement ? 0 : field.maxLength;
  if (field instanceof HTMLInputElement && field.type === "password" && field.value === "")
    return most > 0 && most < SHORT ? PIN.slice(0, most) : FITTING.password;
  if (field instanceof HTMLInputElement && field.type === "search" && field.value === "" && isOnlyField)
    return FITTING.right;
  if (!canBeWritten(field)) return null;
  // No code that we think up is a good one.
  if (kindOf(field) === "code" && !field.required) return null;
  const text = longEnough(fittingText(field), field.minLength);
  return most > 0 ? text.slice(0, most) : text;
}

function longEnough(text: string, least: number): string {
  return text.length >= least ? text : text.repeat(Math.ceil(least / text.length));
}

function fittingText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const wanted = kindOf(field);
  const kind = wanted === "number" && !isForNumbersAlone(field) ? "right" : wanted;
  const names = `${field.placeholder} ${labelOf(field)}`;
  const usual = kind === "number" ? numberWithin(field, AGES.test(names) ? AGE : 1) : FITTING[kind];
  const pattern = patternOf(field);
  if (kind === "date")
    return fittingDate(field, names, pattern === null ? null : (text) => fits(text, pattern));
  if (kind === "postcode" && pattern === null) return postcodeHere();
  if (pattern !== null) return [usual, ...SHAPES].find((shape) => fits(shape, pattern)) ?? usual;
  if (kind !== "right" || field instanceof HTMLTextAreaElement) return usual;
  const digits = NUMBERS.find(([words]) => words.test(names))?.[1];
  return digits ?? (["numeric", "decimal"].includes(field.inputMode) ? "20" : usual);
}

/** Where the language of a page tells of one country, as its addresses are written. */
function postcodeHere(): string {
  const language = document.documentElement.lang.toLowerCase();
  const known = POSTCODES[language] ?? POSTCODES[language.split("-")[0] ?? ""];
  return known ?? FITTING.postcode;
}

/** What is usual, or the limit that it is beyond; the lower limit where nothing is known of what is usual. */
function numberWithin(field: HTMLInputElement | HTMLTextAreaElement, usual: number): string {
  const limit = (name: string): number => Number.parseFloat(attribute(field, name) ?? "");
  const [least, most] = [limit("min"), limit("max")];
  if (!Number.isNaN(least) && (usual === 1 || usual < least)) return String(least);
  return String(Number.isNaN(most) ? usual : Math.min(usual, most));
}

/** The browser's own, or one that a library of scripts checks. */
function patternOf(field: Element): string | null {
  const own = attribute(field, "pattern");
  const other = [...attributesOf(field)].find(({ name }) => name.endsWith("-pattern"));
  return own ?? other?.value.replace(/^\/(.*)\/[a-z]*$/, "$1") ?? null;
}

function fits(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "v").test(text);
  } catch {
    // The browser takes no notice of a pattern that is none.
    return true;
  }
}

/** Chooses in a field that is not written in, as a person would, something that fits; whatever is chosen already stays. */
export function chooseFitting(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ value, disabled }) => value !== "" && !disabled);
    if (field.value !== "" || option === undefined) return;
    field.value = option.value;
    tellChange(field);
  } else if (field instanceof HTMLInputElement && field.type in PICKED && field.value === "") {
    field.value = within(PICKED[field.type] ?? "", field);
    tellChange(field);
  } else if (field instanceof HTMLInputElement && isOpenChoice(field)) field.click();
}

/** Dates and times are written so that the later one comes later in the alphabet, too. */
function within(usual: string, { min, max }: HTMLInputElement): string {
  if (min !== "" && usual < min) return min;
  return max !== "" && usual > max ? max : usual;
}

function isOpenChoice(field: HTMLInputElement): boolean {
  if (field.checked) return false;
  if (field.type === "checkbox") return mustBeTicked(field);
  if (field.type !== "radio") return false;
  const group = queryAll(field.form ?? document, `input[type=radio][name="${CSS.escape(field.name)}"]`);
  return !group.some((one) => one instanceof HTMLInputElement && one.checked);
}

/** Whether it is a box that people have to tick before they send a form, by its markup or its words. */
export function mustBeTicked(field: Field): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "checkbox") return false;
  const label = labelOf(field) || wordsAfter(field);
  return field.required || attribute(field, "aria-required") === "true" || AGREES.test(label);
}

/** What stands right after a box that has no label: people read it as one. */
function wordsAfter(field: Element): string {
  for (let next = field.nextSibling; next !== null; next = next.nextSibling) {
    const words = folded(next.textContent, WORDS_LIMIT);
    if (words !== "") return words;
  }
  return "";
}

function tellChange(field: Field): void {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
