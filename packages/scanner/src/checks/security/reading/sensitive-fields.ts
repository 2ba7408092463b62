import type { DocumentSnapshot, FormFieldRef } from "#evidence/document.ts";

/** Whether a field takes a password. */
export function isPasswordField(field: FormFieldRef): boolean {
  return field.type.toLowerCase() === "password";
}

const PASSWORD =
  /^(?:(?:please )?(?:enter|type|choose|your|new|current|old|neues|altes|aktuelles|ihr|dein|votre|nouveau|tu|su|nueva|nuova|la tua|nova|sua|nieuw|uw|nowe) ?(?:a |an |your |ihr |dein |votre )?)?(?:pass ?word|pass ?phrase|passwort|kennwort|mot de passe|contraseña|clave de acceso|password|parola d['’]ordine|senha|palavra[- ]passe|wachtwoord|hasło|lösenord|adgangskode|passord|salasana|heslo|jelszó|пароль)(?: (?:again|wiederholen|bestätigen|encore))?$/iu;
const PASSWORD_NAME =
  /^(?:pass(?:word|wd|phrase)?|pwd?|passwort|kennwort|motdepasse|mot_de_passe|contrasena|senha|wachtwoord|haslo)$/i;
const READABLE_TYPES = /^(?:text|email|search|tel|url)$/i;

/** Whether a plain text field is called a password, by its label or autofill token, or by its name where it has no label. */
export function asksForPassword(field: FormFieldRef): boolean {
  const { type, tag, autocomplete, label, shownLabel, name } = field;
  if (tag !== "input" || !READABLE_TYPES.test(type)) return false;
  if (/(?:^|\s)(?:current|new)-password$/i.test(autocomplete.trim())) return true;
  const words = (label || (shownLabel ?? "")).replaceAll(/\([^)]*\)|[*:：]/g, " ").trim();
  return words === "" ? PASSWORD_NAME.test(name) : PASSWORD.test(words.replaceAll(/\s+/g, " "));
}

/** Whether a field takes a card number or its check digits, by its autofill token or its name. */
export function isCardField(field: FormFieldRef): boolean {
  return (
    /\bcc-(?:number|csc|exp)\b/i.test(field.autocomplete) ||
    /^(?:card[-_]?(?:number|no)|cc[-_]?(?:number|num|no)|cardnumber|creditcard|cvv2?|cvc2?|csc)$/i.test(
      field.name,
    ) ||
    CARD_LABEL.test(field.label.trim()) ||
    (CARD_NAME.test(field.name) && /^(?:card|kartennummer|num[ée]ro de (?:la )?carte)/i.test(field.label))
  );
}

/** Other cards, such as that of a library, have numbers, too. */
const CARD_LABEL =
  /^(?:(?:credit|debit|payment|bank)(?: (?:or|\/|and) (?:credit|debit))?[- ]card (?:number|no\.?)|kreditkarten-?nummer|num[ée]ro de (?:la )?carte (?:bancaire|de cr[ée]dit)|n[úu]mero de (?:la )?tarjeta de (?:cr[ée]dito|d[ée]bito)|numero (?:della )?carta di credito|creditcardnummer)[\s*:]*$/i;
const CARD_NAME = /^(?:cc|card|pan|card[-_]?num|cc[-_]?card)$/i;

const IDENTITY_NUMBER =
  /\bssn\b|social (?:security|insurance) (?:number|no)|passport (?:number|no)|(?:national|tax) (?:id|identification|identity)(?: number)?\b|driver'?s? licen[cs]e (?:number|no)|national insurance number|sozialversicherungsnummer|steuer ?(?:id|identifikations)|(?:reise)?pass(?:port)?nummer|ausweisnummer|num[eé]ro de s[eé]curit[eé] sociale|codice fiscale|burgerservicenummer|\bpesel\b/i;

/** Whether a field takes a number that the state gives a person, by its label or name. */
export function isIdentityNumberField(field: FormFieldRef): boolean {
  if (/^(?:hidden|submit|checkbox|radio|search)$/i.test(field.type)) return false;
  return IDENTITY_NUMBER.test(`${field.label} ${field.name.replaceAll(/[_-]/g, " ")}`);
}

/** Fields that take a secret, in forms and outside of them. */
export function secretFields(document: DocumentSnapshot): FormFieldRef[] {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.filter((field) => isPasswordField(field) || isCardField(field));
}
