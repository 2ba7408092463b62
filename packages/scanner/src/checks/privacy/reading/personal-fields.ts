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
  /social security|\bssn\b|passport|driver'?s? licen[cs]e|diagnos|medical|health|symptom|medication|insurance (?:id|number)|\brace\b|ethnic|religio|sexual|gender identity|immigration|citizenship|biometric|genetic|union member/i;

/** Whether a field asks for what California calls sensitive personal information. */
export function asksForSensitiveData(field: FormFieldRef): boolean {
  if (field.type === "hidden" || field.type === "submit") return false;
  return SENSITIVE.test(`${field.name.replaceAll(/[_-]/g, " ")} ${field.label}`);
}
