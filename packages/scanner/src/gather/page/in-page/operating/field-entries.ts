import type { EntryKind } from "#gather/operating/operating-facts.ts";

import { labelOf } from "../accessible-text.ts";
import { attribute, queryAll } from "../dom.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function canBeWritten(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLSelectElement || field.readOnly || field.value !== "") return false;
  return (
    field instanceof HTMLTextAreaElement || ["text", "email", "url", "tel", "number"].includes(field.type)
  );
}

const BY_NAME: readonly (readonly [EntryKind, RegExp])[] = [
  ["email", /e-?mail|\bcorreo|\bcourriel/i],
  ["phone", /\b(?:tel|phone|mobile|mobil|celular|handy)|t[eé]l[eé](?:ph|f)on/i],
  [
    "date",
    /\b(?:date|birth|birthday|dob|expiry|geburt|datum|fecha|data d[ei]|nacimiento|nascimento|nascita|naissance)|(?:dd|mm|tt|jj)[-/. ](?:mm|dd)/i,
  ],
  [
    "postcode",
    /\b(?:zip|postal|postcode|post code|plz|code postal|c[oó]digo postal|postleitzahl|cep\b|cap\b)/i,
  ],
];
const WRONG: Readonly<Record<EntryKind, string>> = {
  email: "no address",
  address: "no address",
  phone: "abc",
  number: "-1",
  date: "abc",
  postcode: "?",
  pattern: "?",
  right: "Test entry",
};

/** What is written into a field: something that doesn't fit, or a word where any does. Null where nothing can be. */
export function entryFor(field: Field): { kind: EntryKind; text: string } | null {
  if (!canBeWritten(field)) return null;
  const kind = kindOf(field);
  if (kind === "number" && field instanceof HTMLInputElement) {
    const [least, most] = [Number.parseFloat(field.min), Number.parseFloat(field.max)];
    if (!Number.isNaN(most)) return { kind, text: String(most + 1) };
    return Number.isNaN(least) ? { kind: "right", text: "1" } : { kind, text: String(least - 1) };
  }
  return { kind, text: WRONG[kind] };
}

function kindOf(field: HTMLInputElement | HTMLTextAreaElement): EntryKind {
  if (field instanceof HTMLTextAreaElement) return "right";
  const byType = { email: "email", url: "address", tel: "phone", number: "number" } as const;
  if (field.type in byType) return byType[field.type as keyof typeof byType];
  const said = [attribute(field, "autocomplete"), field.name, field.id, labelOf(field), field.placeholder];
  const words = said.join(" ").replaceAll(/[_-]/g, " ");
  const named = BY_NAME.find(([, pattern]) => pattern.test(words));
  if (named !== undefined) return named[0];
  return attribute(field, "pattern") === null ? "right" : "pattern";
}

const FITTING: Readonly<Record<EntryKind, string>> = {
  email: "anna.example@example.org",
  address: "https://example.org/",
  phone: "0305550100",
  number: "1",
  date: "2030-01-15",
  postcode: "10115",
  pattern: "12345678",
  right: "Test entry",
};
/** Ways to write a date, by how a field shows it. */
const DATES: readonly (readonly [RegExp, string])[] = [
  [/(?:dd|tt|jj)\.mm\./i, "15.01.2030"],
  [/(?:dd|tt|jj)\/mm\//i, "15/01/2030"],
  [/mm\/dd\//i, "01/15/2030"],
];
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
const PASSWORD = "Rye-bread-2030";

/** What is written into a field so that it fits; null where nothing is to be written. */
export function fittingEntry(field: Field): string | null {
  if (field instanceof HTMLInputElement && field.type === "password") return PASSWORD;
  if (field instanceof HTMLInputElement && field.type === "search") return null;
  if (!canBeWritten(field)) return null;
  const text = fittingText(field);
  return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
}

function fittingText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const pattern = attribute(field, "pattern");
  const kind = kindOf(field);
  const least = field instanceof HTMLInputElement ? Number.parseFloat(field.min) : Number.NaN;
  const usual = kind === "number" && !Number.isNaN(least) ? String(least) : FITTING[kind];
  if (kind === "date")
    return DATES.find(([shape]) => shape.test(`${field.placeholder} ${labelOf(field)}`))?.[1] ?? usual;
  if (pattern === null) return usual;
  return [usual, ...SHAPES].find((shape) => fits(shape, pattern)) ?? usual;
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
  } else if (field instanceof HTMLInputElement && field.type === "date" && field.value === "") {
    field.value = FITTING.date;
    tellChange(field);
  } else if (field instanceof HTMLInputElement && isOpenChoice(field)) field.click();
}

function isOpenChoice(field: HTMLInputElement): boolean {
  if (field.checked) return false;
  if (field.type === "checkbox") return field.required;
  if (field.type !== "radio") return false;
  const group = queryAll(field.form ?? document, `input[type=radio][name="${CSS.escape(field.name)}"]`);
  return !group.some((one) => one instanceof HTMLInputElement && one.checked);
}

function tellChange(field: Field): void {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
