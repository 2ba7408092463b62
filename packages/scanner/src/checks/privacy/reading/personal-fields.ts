import type { FormFieldRef, FormRef } from "#evidence/document.ts";

const PERSONAL_TYPES = new Set(["email", "tel"]);
const PERSONAL_AUTOCOMPLETE =
  /\b(?:name|given-name|family-name|email|tel|street-address|address-line1|postal-code|bday|cc-number|organization)\b/;
const PERSONAL_NAME =
  /e-?mail|phone|mobile|(?:first|last|full|sur|your)[-_ ]?name|^name$|address|birth|\bdob\b|postcode|zip|vorname|nachname|telefon|adresse|nombre|apellido|correo|pr[eé]nom|t[eé]l[eé]phone/i;
const NOT_PERSONAL_TYPES = new Set([
  "hidden",
  "submit",
  "button",
  "reset",
  "image",
  "search",
  "checkbox",
  "radio",
  "range",
  "color",
  "file",
  "password",
]);

/** Whether a field asks for something that names or reaches a person. */
export function asksForPersonalData(field: FormFieldRef): boolean {
  if (NOT_PERSONAL_TYPES.has(field.type)) return false;
  if (PERSONAL_TYPES.has(field.type)) return true;
  if (PERSONAL_AUTOCOMPLETE.test(field.autocomplete)) return true;
  return PERSONAL_NAME.test(field.name) || PERSONAL_NAME.test(field.label);
}

/** A login form asks for what the site already knows; it collects nothing new. */
export function isLogIn(form: FormRef): boolean {
  const passwords = form.fields.filter((field) => field.type === "password").length;
  const personal = form.fields.filter(asksForPersonalData).length;
  return passwords === 1 && personal <= 1;
}

const SENSITIVE =
  /social security|\bssn\b|passport|driver'?s? licen[cs]e|diagnos|medical|health|symptom|medication|disabilit|insurance (?:id|number)|\brace\b|ethnic|religio|sexual|gender identity|immigration|citizenship|biometric|genetic|union member/i;

/** Whether a field asks for what California calls sensitive personal information. */
export function asksForSensitiveData(field: FormFieldRef): boolean {
  if (field.type === "hidden" || field.type === "submit") return false;
  return SENSITIVE.test(`${field.name.replaceAll(/[_-]/g, " ")} ${field.label}`);
}

const HEALTH = new RegExp(
  [
    String.raw`symptom|diagnos|medical (?:history|condition|information)|medicines?|medications?|allerg|(?<!\p{L})illness|diseases?|health (?:condition|problem|issue|history)|disabilit|pregnan`,
    String.raw`beschwerden|krankheit|vorerkrankung|krankengeschichte|medikament|arzneimittel|schwanger|behinderung`,
    String.raw`sympt[ôo]me|maladie|m[ée]dicament|ant[ée]c[ée]dents|enceinte|grossesse|handicap`,
    String.raw`s[íi]ntoma|enfermedad|medicaci[óo]n|medicamento|alergia|embaraz|historial m[ée]dico|discapacidad`,
    String.raw`sintom[oi]|malatti|farmac[oi](?!\p{L})|patologi|gravidanza|disabilit[àa]`,
    String.raw`klachten|ziekte|medicijn|zwanger|objawy|chorob|lekarstw|leki(?!\p{L})|alergi|ci[ąa][żz]|sintomas|doen[çc]a|gravidez`,
  ].join("|"),
  "iu",
);

/** Whether a field asks for data on someone's health, in words of the languages of most sites. */
export function asksForHealth(field: FormFieldRef): boolean {
  if (/^(?:hidden|submit|button|search)$/.test(field.type)) return false;
  return HEALTH.test(`${field.name.replaceAll(/[_-]/g, " ")} ${field.label}`);
}
