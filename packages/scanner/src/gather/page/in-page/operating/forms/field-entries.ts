import type { EntryKind } from "#gather/operating/forms/form-facts.ts";

import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { attribute } from "#gather/page/in-page/dom.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether something can be written into a field in which nothing stands yet. */
export function canBeWritten(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLSelectElement || field.readOnly || field.value !== "") return false;
  return (
    field instanceof HTMLTextAreaElement || ["text", "email", "url", "tel", "number"].includes(field.type)
  );
}

const BY_NAME: readonly (readonly [EntryKind, RegExp])[] = [
  ["email", /e[- ]?mail|\bcorreo|\bcourriel/i],
  ["phone", /\b(?:tel|phone|mobile|mobil|celular|handy)|t[eé]l[eé](?:ph|f)on/i],
  [
    "date",
    /\b(?:date|birth|birthday|dob|expiry|geburt|datum|fecha|data d[ei]|nacimiento|nascimento|nascita|naissance)|(?:dd|mm|tt|jj)[-/. ](?:mm|dd)/i,
  ],
  [
    "code",
    /\b(?:promo|coupon|voucher|gutschein|rabatt|aktionscode|réduction|remise|cup[oó]n|cupom|descuento|desconto|sconto|korting|rabat|kampanjkod)|\b(?:discount|gift) code/i,
  ],
  [
    "postcode",
    /\b(?:zip|postal|postcode|post code|plz|code postal|c[oó]digo postal|postleitzahl|cep\b|cap\b)/i,
  ],
];
/** Where any text can be written in place of a number. */
const NO_NUMBER = "abc";
const WRONG: Readonly<Record<EntryKind, string>> = {
  email: "no address",
  address: "no address",
  phone: "abc",
  number: "-1",
  date: "abc",
  postcode: "?",
  code: "NO-SUCH-1",
  pattern: "?",
  password: "abc",
  right: "Test entry",
};

/** A password that people make up here, and not the one that they have. */
const NEW_PASSWORD =
  /(?<!\p{L})(?:new|choose|create|set|pick|neue[sn]?|wähle\p{L}*|festlegen|nouveau|choisi\p{L}*|crée[rz]|nueva|elija|elige|cree|crea\p{L}*|nuova|scegli\p{L}*|nieuw|kies|nova|escolh\p{L}*|nytt|nyt|välj|vælg|velg|uusi|nowe)(?!\p{L})/iu;

export function isNewPassword(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== "password" || field.value !== "") return false;
  const token = attribute(field, "autocomplete") ?? "";
  return token === "new-password" || (token !== "current-password" && NEW_PASSWORD.test(labelOf(field)));
}

/** What is written into a field: something that doesn't fit, or a word where any does. Null where nothing can be. */
export function entryFor(field: Field): { kind: EntryKind; text: string } | null {
  if (isNewPassword(field)) return { kind: "password", text: WRONG.password };
  if (!canBeWritten(field)) return null;
  const kind = kindOf(field);
  if (kind === "number" && isForNumbersAlone(field)) {
    const [least, most] = [Number.parseFloat(field.min), Number.parseFloat(field.max)];
    if (!Number.isNaN(most)) return { kind, text: String(most + 1) };
    return Number.isNaN(least) ? { kind: "right", text: "1" } : { kind, text: String(least - 1) };
  }
  return { kind, text: kind === "number" ? NO_NUMBER : WRONG[kind] };
}

/** Whether the browser itself lets nothing in but a number. */
export function isForNumbersAlone(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "number";
}

/** What a field wants, by its type, its names and its pattern. */
export function kindOf(field: HTMLInputElement | HTMLTextAreaElement): EntryKind {
  if (field instanceof HTMLTextAreaElement) return "right";
  const byType = { email: "email", url: "address", tel: "phone", number: "number" } as const;
  if (field.type in byType) return byType[field.type as keyof typeof byType];
  const said = [attribute(field, "autocomplete"), field.name, field.id, labelOf(field), field.placeholder];
  const words = said.join(" ").replaceAll(/[_-]/g, " ");
  const named = BY_NAME.find(([, pattern]) => pattern.test(words));
  if (named !== undefined) return named[0];
  if (["numeric", "decimal"].includes(field.inputMode)) return "number";
  return attribute(field, "pattern") === null ? "right" : "pattern";
}
