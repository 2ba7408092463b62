import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { ILLNESSES } from "#checks/privacy/data/personal-matters.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import {
  CONSENTS,
  OF_THESE_DATA,
  OTHER_GROUNDS,
  SPECIAL_CATEGORIES,
} from "#checks/privacy/data/special-categories.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData, isDemanded, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import type { DocumentSnapshot, FormFieldRef, FormRef } from "#evidence/document.ts";

export const prvSpecialConsent = privacyPageCheck({
  id: "prv-special-consent",
  group: "forms",
  severities: { EU: "high" },
  sources: ["GDPR Art. 9(1) and 9(2)(a)"],
  defect: "Form asks for sensitive data without explicit consent",
  title: "Forms that ask about health, faith or origin ask for explicit consent",
  whyItMatters:
    "European law bans the use of data on health, religion, ethnic origin, union membership or sexual life, unless an exception applies. For most businesses the only one is explicit consent, given in a box of its own.",
  businessImpact:
    "Without an exception, you may not keep these answers at all. Authorities treat them as the most serious kind of data to collect without one.",
  fixSteps: [
    "Decide whether you need to know it before someone becomes a customer. Mostly you don't: remove the fields.",
    "If you do, add an unchecked box next to them, such as: I consent that you use my health data to plan my lessons.",
    "Let people send the form without these answers, and say how they can take the consent back.",
    "If a law lets you ask without consent, as for medical care, name it in your privacy policy.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [GDPR],
  evaluate: (page) =>
    withDocument(page, (document) => {
      const asking = document.forms
        .filter((form) => !isLogIn(form) && form.fields.some(asksForPersonalData))
        .map((form) => ({ form, special: form.fields.filter((field) => isSpecial(field, form)) }))
        .filter(({ form, special }) => special.length > 0 && !isForOthers(form, document));
      if (asking.length === 0) return notApplicable("No form on the page asks for sensitive data.");
      return verdictOf(
        asking
          .filter(({ form }) => !boxesOf(form).some(isExplicitConsent))
          .map(({ form, special }) => ({ ...lacking(form, special, document), page: page.finalUrl })),
      );
    }),
});

const NOT_ASKED = /^(?:hidden|submit|button|search|email|tel|password|url)$/;
/** Rooms, seats and tees; a diet or an allergy is told for a meal's sake. */
const SOMETHING_ELSE =
  /parking|parkplatz|parkeer|aparcamiento|parcheggio|accessib|barrierefrei|wheelchair|rollstuhl|toegankelijk|seat|room|zimmer|chambre|kamer|habitaci|camera|golf|newsletter|disease area|therapeutic area|interest|topic|thema|betreff|objet|sujet|asunto|oggetto|onderwerp|how did you hear|wie (?:haben|sind) sie/i;
const ALLERGY = /allerg|intol[ée]ran|unvertr[äa]glich/i;
const DECLARATION =
  /(?<!\p{L})(?:confirm|declare|certify|best[äa]tige|versichere|erkl[äa]re|certifie|d[ée]clare|confirmo|declaro|confermo|dichiaro|bevestig|verklaar|o[śs]wiadczam)(?!\p{L})/iu;

function wordsFor({ label, shownLabel = "", name }: FormFieldRef): string {
  return `${label} ${shownLabel} ${name.replaceAll(/[_-]/g, " ")}`;
}

/** A single box can ask for it, too: its label names the illness. */
function isSpecial(field: FormFieldRef, form: FormRef): boolean {
  if (NOT_ASKED.test(field.type) || isConsent(field)) return false;
  const words = wordsFor(field);
  if (SOMETHING_ELSE.test(words) || /golf/i.test(`${form.heading ?? ""} ${form.text}`)) return false;
  if (ALLERGY.test(words)) return isDemanded(field);
  return SPECIAL_CATEGORIES.test(words) || ILLNESSES.test(words);
}

/** Animals and machines have symptoms, too, and people give to what fights an illness. */
const OF_OTHERS =
  /(?<!\p{L})(?:pets?|dogs?|cats?|horses?|puppy|veterin\p{L}+|tier\p{L}*|hund\p{L}*|katzen?|pferde?|chiens?|v[ée]t[ée]rinaire|perros?|gatos?|mascotas?|cane|gatto|hond(?:en)?|katten?|dierenarts|weterynarz\p{L}*|donat\p{L}+|fundrais\p{L}+|spenden?|donazion\p{L}|donaci[óo]n\p{L}*|doneer\p{L}*|repairs?|engine|laptop|boiler|plants?|reparatur\p{L}*|r[ée]paration|reparaci[óo]n|riparazione|reparatie)(?!\p{L})/iu;

function isForOthers({ text, heading = "" }: FormRef, document: DocumentSnapshot): boolean {
  return OF_OTHERS.test([text, heading, subjectOf(document)].join(" "));
}

function boxesOf({ fields }: FormRef): FormFieldRef[] {
  return fields.filter(({ type }) => type === "checkbox");
}

function isConsent(field: FormFieldRef): boolean {
  return field.type === "checkbox" && CONSENTS.test(wordsFor(field));
}

function isExplicitConsent(field: FormFieldRef): boolean {
  return isConsent(field) && OF_THESE_DATA.test(wordsFor(field));
}

/** Sure only where nobody can leave it out, no box asks for any consent, and no other law is likely to allow it. */
function lacking(
  form: FormRef,
  special: readonly FormFieldRef[],
  document: DocumentSnapshot,
): Omit<Defect, "page"> {
  const asked = `The form asks for ${askedFor(special)}, and no box asks for explicit consent to that.`;
  const isAllowed = OTHER_GROUNDS.test([form.text, form.heading ?? "", subjectOf(document)].join(" "));
  const isSure =
    !isAllowed &&
    !boxesOf(form).some(isConsent) &&
    (special.some(isSurelyDemanded) || GROUP_DEMANDED.test(form.text));
  const question = isAllowed ? " Does another law let you ask?" : " Do people agree to that in another way?";
  return {
    message: isSure ? asked : `${asked}${question}`,
    element: special[0] ?? form,
    ...(isSure ? {} : { outcome: "review" as const }),
  };
}

/** A box that has to be checked to say that all is well tells nobody's illness. */
function isSurelyDemanded(field: FormFieldRef): boolean {
  const words = wordsFor(field);
  return isDemanded(field) && !DECLARATION.test(words) && !ALLERGY.test(words);
}

/** The name of a group of fields that says that an answer is needed. */
const GROUP_DEMANDED =
  /(?<!\p{L})(?:health|medical|religio\p{L}*|ethnic\p{L}*|gesundheit\p{L}*|erkrankungen|sant[ée]|salud|salute|gezondheid\p{L}*|zdrowie)[^.()*?!]{0,30}(?:\((?:required|mandatory|pflicht(?:feld|angabe)?|obligatoire|obligatorio|obbligatorio|verplicht|wymagane)\)|\*)/iu;
