import type { FormFieldRef } from "#evidence/document.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

const MOST_NAMED = 3;
const LONGEST_NAME = 60;
const LIST = new Intl.ListFormat("en-US");
/** What a field asks for, by the words of its type, autofill hint and name. */
const KINDS: readonly [RegExp, string][] = [
  [/e-?mail|correo/i, "an email address"],
  [/\btel\b|phone|mobile|telefon|t[eé]l[eé]fono/i, "a phone number"],
  [/bday|birth|\bdob\b/i, "a date of birth"],
  [/post(?:al)?[-_ ]?code|\bzip\b/i, "a postal code"],
  [/address|adresse|direcci[oó]n|indirizzo/i, "a postal address"],
  [/name|nombre|apellido|pr[eé]nom/i, "a name"],
];

/** What fields ask for, as findings say it: by the labels that people see, else by kind, with the first few told. */
export function askedFor(fields: readonly FormFieldRef[]): string {
  const names = new Set(fields.map((field) => wordsFor(field)));
  const told = [...names].slice(0, MOST_NAMED);
  return LIST.format(names.size > MOST_NAMED ? [...told, "more"] : told);
}

/** A sample of what to enter is no name of a field, though browsers take a placeholder for one. */
function wordsFor(field: FormFieldRef): string {
  const { label, shownLabel = "", name, type, autocomplete, snippet } = field;
  const placeholder = (openingTag(snippet)?.attributes.get("placeholder") ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const own = label === placeholder || label.includes("@") ? "" : label;
  const shown = named(own) || named(shownLabel);
  if (shown !== "") return `"${shown}"`;
  const kind = KINDS.find(([words]) =>
    [type, autocomplete, name, placeholder].some((text) => words.test(text)),
  );
  return kind?.[1] ?? `"${named(label) || name || type}"`;
}

/** Without the marks by which labels end. */
function named(label: string): string {
  return label.replace(/[\s*:.…]+$/u, "").slice(0, LONGEST_NAME);
}
