import type { EntryKind } from "#gather/operating/operating-facts.ts";

import { labelOf } from "../accessible-text.ts";
import { attribute } from "../dom.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function canBeWritten(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLSelectElement || field.readOnly || field.value !== "") return false;
  return (
    field instanceof HTMLTextAreaElement || ["text", "email", "url", "tel", "number"].includes(field.type)
  );
}

const BY_NAME: readonly (readonly [EntryKind, RegExp])[] = [
  ["email", /e-?mail/i],
  ["phone", /\b(?:tel|phone|mobile)/i],
  ["date", /\b(?:date|birth|birthday|dob|expiry|geburt|datum)|(?:dd|mm|tt)[-/. ](?:mm|dd)/i],
  ["postcode", /\b(?:zip|postal|postcode|post code|plz)/i],
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
