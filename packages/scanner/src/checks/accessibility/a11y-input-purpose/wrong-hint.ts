import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

import { purposeOf } from "./personal-fields.ts";

/** What is known of a field and its hint. */
interface HintedField {
  label: string;
  type: string;
  autocomplete: string;
}

/** Hints of one line fill in the same thing, or parts of it. */
const KINDS: readonly RegExp[] = [
  /^(?:cc-)?(?:name|given-name|additional-name|family-name|nickname|honorific-\w+|username|organization)$/,
  /^(?:email|username)$/,
  /^(?:tel(?:-[\w-]+)?|username)$/,
  /^(?:street-address|address-line\d|postal-code|address-level\d|country|country-name)$/,
  /^bday(?:-\w+)?$/,
  /^cc-(?!name)[\w-]+$/,
  /^organization(?:-title)?$/,
  /^(?:url|photo|sex|language|impp)$/,
  /^(?:current|new)-password$|^one-time-code$/,
];
const PARTS_OF_NAMES = new Set(["given-name", "family-name"]);
/** Words of a label that name a way to reach someone, wherever they stand in it. */
const CONTACTS: readonly (readonly [string, RegExp])[] = [
  [
    "email",
    /e-?mail|courriel|correo|posta elettronica|e-?post|sähköposti|почт|пошт|имейл|メール|邮箱|郵箱|电子邮件|電子郵件|이메일|البريد|אימייל|דוא/u,
  ],
  [
    "tel",
    /phone|mobile|\bcell\b|telef|teléf|téléph|tél\b|handynummer|mobil|móvil|\bgsm\b|cellulare|celular|puhelin|телефон|τηλέφωνο|電話|电话|手机|手機|携帯|전화|휴대폰|هاتف|טלפון/u,
  ],
];
/** Types whose entries are surely something else than these hints fill in; digits of any kind are typed on the pad of `tel`. */
const CONTRADICTED: Readonly<Record<string, RegExp>> = {
  tel: /^(?:email|url|name|given-name|family-name|street-address)$/,
  email: /^(?:tel(?:-[\w-]+)?|url|name|given-name|family-name|street-address|postal-code|bday)$/,
};

/** What a field asks for where its hint fills in something else, by its label or type; null where the hint may be right. */
export function askedInstead({ label, type, autocomplete }: HintedField): string | null {
  const hint = hintIn(autocomplete);
  if (!KINDS.some((kind) => kind.test(hint))) return null;
  const told = purposeOf(label)?.token ?? null;
  const contacts = contactsIn(label);
  const isOfType = hint === type;
  // An address may be one for e-mails.
  if (told !== null && isAnother(hint, told) && !(isOfType && told === "street-address")) return told;
  const [contact] = contacts;
  if (told === null && contacts.length === 1 && contact !== undefined && isOtherContact(hint, contact))
    return contact;
  const isOfLabel = told !== null || contacts.some((said) => !isAnother(hint, said));
  return !isOfLabel && CONTRADICTED[type]?.test(hint) === true ? type : null;
}

function hintIn(autocomplete: string): string {
  const words = autocomplete.trim().toLowerCase().split(/\s+/);
  return words.findLast((word) => word !== "webauthn") ?? "";
}

function contactsIn(label: string): string[] {
  const words = plainWords(label);
  return CONTACTS.filter(([, names]) => names.test(words)).map(([token]) => token);
}

function isOtherContact(hint: string, contact: string): boolean {
  return (
    hint !== "username" && CONTACTS.some(([token]) => !isAnother(hint, token)) && isAnother(hint, contact)
  );
}

/** Whether a hint fills in another kind of thing, or the other part of a name. */
function isAnother(hint: string, token: string): boolean {
  if (PARTS_OF_NAMES.has(hint) && PARTS_OF_NAMES.has(token)) return hint !== token;
  return !KINDS.some((kind) => kind.test(hint) && kind.test(token));
}
