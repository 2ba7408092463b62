import { FINANCES, ILLNESSES } from "#checks/privacy/data/personal-matters.ts";
import { resetsPassword, signsIn, signsUp, speaksOfReset } from "#checks/privacy/reading/account-words.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

const PERSONAL_TYPES = new Set(["email", "tel"]);
const PERSONAL_AUTOCOMPLETE =
  /\b(?:name|given-name|family-name|email|tel|street-address|address-line1|postal-code|bday|cc-number|organization)\b/;
const PERSONAL_NAME =
  /e-?mail|phone|mobile|(?:first|last|full|sur|your)[-_ ]?name|^name$|address|birth|\bdob\b|postcode|zip|vorname|nachname|telefon|adresse|nombre|apellido|correo|pr[eé]nom|t[eé]l[eé]phone|courriel|geburtsdatum|naissance|nacimiento|nascita|geboortedatum|(?<!\p{L})(?:nom|nome|cognome|(?:voor|achter)?naam|imi[ęe]|nazwisko|indirizzo|direcci[oó]n|stra(?:ße|sse)|adres|mobil(?:nummer)?)(?!\p{L})(?! (?:d['’]utilisateur|utente|de usuario))/iu;
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
  if (NOT_PERSONAL_TYPES.has(field.type) || isPassword(field) || isOneTimeCode(field)) return false;
  if (PERSONAL_TYPES.has(field.type)) return true;
  if (PERSONAL_AUTOCOMPLETE.test(field.autocomplete)) return true;
  return [field.name, field.label, field.shownLabel ?? ""].some((words) => PERSONAL_NAME.test(words));
}

const PASSWORD =
  /^(?:(?:your|current|enter(?: your)?|ihr|dein|votre|tu|su|uw|je) )?(?:password|passwort|kennwort|mot de passe|contrase[ñn]a|clave|wachtwoord|has[łl]o|senha|palavra-passe|l[öo]senord|adgangskode|passord|salasana|heslo|jelsz[óo]|парол[ьа]|パスワード|密码|비밀번호)[^\p{L}]*$/iu;
const CODE_NAME =
  /(?:^|[^a-z])(?:t?otp|mfa|2fa|tfa|two_?factor|one_?time|(?:verification|auth)_?code)(?![a-z])/i;
const CODE_LABEL =
  /(?:verification|security|authentication|authenticator|one[- ]time|confirmation|two[- ]factor|backup|recovery|digit|log ?in|access) (?:code|passcode|password|pin)(?!\p{L})|(?:best[äa]tigungs|sicherheits|verifizierungs|authentifizierungs|einmal)(?:code|passwort)|code (?:de |d['’])(?:v[ée]rification|s[ée]curit[ée]|confirmation|validation|authentification|acc[èe]s)|c[óo]digo de (?:verificaci[óo]n|seguridad|confirmaci[óo]n|acceso|verifica[çc][ãa]o|seguran[çc]a)|codice (?:di (?:verifica|sicurezza|conferma|accesso)|temporaneo)|(?:verificatie|beveiligings|bevestigings)code|kod (?:weryfikacyjny|bezpiecze[ńn]stwa)|eng[åa]ngskod/iu;

/** Some forms give their password field another type. */
function isPassword({ type, label }: FormFieldRef): boolean {
  return type === "password" || PASSWORD.test(label.trim());
}

/** Whether it takes a code that the site has sent, whole or one digit of it. */
function isOneTimeCode({ autocomplete, name, label, snippet }: FormFieldRef): boolean {
  return (
    /\bone-time-code\b/.test(autocomplete) ||
    CODE_NAME.test(name) ||
    CODE_LABEL.test(label) ||
    openingTag(snippet)?.attributes.get("maxlength") === "1"
  );
}

const USER_NAME =
  /user[-_ ]?(?:name|id)|log-?in|benutzer(?:name|kennung)|(?:nom d['’]|identifiant)|(?:nombre de )?usuario|nome utente|utilizador|gebruikersnaam|u[żz]ytkownika|anv[äa]ndarnamn/iu;
/** Fields that take what people enter themselves. */
const NOT_ENTERED = /^(?:hidden|submit|button|reset|image|checkbox|radio|search)$/;

/** What a site knows people by who have an account. */
function isIdentifier(field: FormFieldRef): boolean {
  return (
    PERSONAL_TYPES.has(field.type) ||
    isUserName(field) ||
    /e-?mail|correo/i.test(`${field.name} ${field.label}`)
  );
}

function isUserName({ name, label, autocomplete }: FormFieldRef): boolean {
  return /\busername\b/.test(autocomplete) || USER_NAME.test(name) || USER_NAME.test(label);
}

/**
 * Whether a form asks only for what the site already knows: to sign in with a password, a code or a link, or to replace
 * a forgotten password. It collects nothing new.
 */
export function isLogIn(form: FormRef): boolean {
  const entered = form.fields.filter(({ type }) => !NOT_ENTERED.test(type));
  const passwords = entered.filter(isPassword);
  const known = entered.filter((field) => asksForPersonalData(field) || isUserName(field));
  if (known.length > 1 && !(signsIn(form) && known.every(isIdentifier))) return false;
  const isNew = passwords.some(({ autocomplete }) => /\bnew-password\b/.test(autocomplete));
  if (resetsPassword(form) && known.every(isIdentifier)) return true;
  if (passwords.length === 1) return !isNew && !signsUp(form);
  const isAll = entered.every((field) => known.includes(field) || isOneTimeCode(field));
  return (
    passwords.length === 0 && isAll && known.every(isIdentifier) && (signsIn(form) || speaksOfReset(form))
  );
}

const SENSITIVE =
  /social security|\bssn\b|passport|driver'?s? licen[cs]e|diagnos|medical|health|symptom|medication|disabilit|insurance (?:member )?(?:id|number)|reason for (?:your |the )?(?:visit|appointment)|last (?:menstrual )?period|\brace\b|ethnic|religio|sexual|gender identity|immigration|citizenship|biometric|genetic|union member/i;

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
  return isAboutHealth(`${field.name.replaceAll(/[_-]/g, " ")} ${field.label}`);
}

/** Whether words are about someone's health. */
export function isAboutHealth(words: string): boolean {
  return HEALTH.test(words);
}

/** Words by which a question is about the one who answers. */
const OF_THE_VISITOR =
  /(?<!\p{L})(?:(?:do|did|are|were|have|has) (?:you|your)|you (?:take|have|been|suffer)|(?:nehmen|haben|sind|leiden|waren) sie|hast du|bist du|nimmst du|(?:prenez|avez|[êe]tes|souffrez)[- ]vous|toma|ha (?:tenido|sido|mai)|tiene|padece|prende|soffre|neemt u|heeft u|bent u|heb je|ben je|gebruikt u)(?!\p{L})/iu;

/** Whether a form has choices and asks, in a question of its own, about the health of whoever answers. */
export function questionsHealth({ fields, text }: FormRef): boolean {
  if (!fields.some(({ type }) => /^(?:select|radio|checkbox)/.test(type))) return false;
  const questions = sentencesOf(text).filter((sentence) => sentence.endsWith("?"));
  return questions.some(
    (question) => OF_THE_VISITOR.test(question) && (HEALTH.test(question) || ILLNESSES.test(question)),
  );
}

/** Whether a field asks what someone earns, owes or has. */
export function asksForFinances({ type, name, label }: FormFieldRef): boolean {
  if (/^(?:hidden|submit|button|search)$/.test(type)) return false;
  return FINANCES.test(`${name.replaceAll(/[_-]/g, " ")} ${label}`);
}

const MARKED_REQUIRED =
  /\*\s*$|\((?:required|mandatory|pflichtfeld|pflicht|obligatoire|obligatorio|obbligatorio|verplicht|wymagane|obrigat[óo]rio)\)/iu;

/** Whether a form can't be sent without a field, by its markup or by what stands at its label. */
export function isDemanded({ required, label, shownLabel = "" }: FormFieldRef): boolean {
  return required || MARKED_REQUIRED.test(label) || MARKED_REQUIRED.test(shownLabel);
}
