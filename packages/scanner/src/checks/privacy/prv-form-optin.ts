import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import {
  ABOUT_THEIR_ORDER,
  AGREED_BY_SENDING,
  AGREEING_WORDS,
  MAIL_OF_OTHERS,
  MARKETING_PURPOSES,
  REFUSAL_WORDS,
  RENEWAL_WORDS,
  REQUIRED_WORDS,
  SEND_ME_ADVERTISING,
  TERMS_WORDS,
} from "#checks/privacy/data/consent-purposes.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

const MARKETING = new RegExp(
  [
    "newsletter|marketing|promotion|special offers?|offers (?:and|&) news|(?:deals|news|tips) (?:by|via) e-?mail|updates (?:from|about)|e-?mails? from|keep me (?:informed|updated|posted)|third part(?:y|ies)|partners",
    "werbung|werbe|angebote|neuigkeiten|rundbrief|infobrief|infolettre|lettre d[’']information|offres|actualit[eé]s|sollicitation|publicit",
    "bolet[ií]n|ofertas|promocion|comunicaciones (?:comerciales|publicitarias)|publicidad|novedades|comunicazioni (?:commerciali|promozionali)|promozion|pubblicit|offerte",
    "nieuwsbrief|aanbiedingen|reclame|promo[cç][oõ]es|novidades|comunica[cç][oõ]es (?:comerciais|de marketing)",
    "biuletyn|informacj\\S* handlow|ofert|promocj|obchodn[ií]\\S* sd[eě]len[ií]|novink|zpravodaj|nab[ií]dk|h[ií]rlev[eé]l|aj[aá]nlat|rekl[aá]m",
    "nyhetsbrev|nyhedsbrev|erbjudanden|uutiskirje|tarjouks|markkinoin|mainon|buletin informativ|nout[aă][tț]i|oferte|ενημερωτικ[όο] δελτ[ίι]ο|προσφορ[έε]ς|бюлетин|оферти",
  ].join("|"),
  "iu",
);
const TEXT_MESSAGES =
  /\b(?:text (?:me|you|messages?|alerts?|updates?|offers?|reminders?)|texts (?:from|about|with)|sms|text[- ]?to[- ]?\w+)\b/i;
const ADVERTISING_TEXTS =
  /\b(?:text|sms) (?:message )?(?:offers?|deals?|promotions?|specials|coupons?|discounts?|marketing)\b|\b(?:offers?|deals?|promotions?|specials|coupons?|discounts?) (?:by|via|through|over) (?:text|sms)\b|\btext me (?:[a-z]+ ){0,3}(?:offers?|deals?|promotions?|specials|coupons?|discounts?)\b/i;
const TEXT_CONSENT =
  /consent|agree|opt[- ]?in|msg (?:&|and) data|message and data rates|reply stop|text stop/i;

export const prvFormOptin = privacyPageCheck({
  id: "prv-form-optin",
  group: "forms",
  severities: { EU: "high", CA: "medium", US: "medium" },
  sources: ["GDPR Art. 7", "CJEU C-673/17 (Planet49)", "47 CFR §64.1200 (TCPA)", "15 USC §8403 (ROSCA)"],
  defect: "Consent already checked, bundled or missing",
  title: "Boxes for marketing or renewal start empty, and people agree to text messages",
  whyItMatters:
    "A box that the visitor didn't check is not an agreement. Neither is one that has to be checked for something else, or that asks for several things at once. The same holds for a charge that comes again by itself. For marketing by text message, U.S. law asks for written consent beforehand, in words next to the form.",
  businessImpact:
    "People can claim damages for each message: in the United States, $500 to $1,500 for a single text.",
  fixSteps: [
    "In your form builder, uncheck boxes for marketing and for renewal by default.",
    "Give the newsletter, calls and sharing with partners an optional box each, apart from the box for terms.",
    "If you use a phone number for text messages, say so next to the field: who will text, how often, that message and data rates may apply, and how to stop.",
    "Keep a record of when and how each person agreed.",
  ],
  effort: "S",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (page, evidence) =>
    withDocument(page, (document) => {
      const forms = document.forms.filter(
        (form) => form.fields.some(isOptIn) || agreedBySending(form) !== null,
      );
      const loose = document.looseFields.filter(({ type }) => type === "checkbox");
      if (forms.length === 0 && loose.length === 0) {
        return notApplicable(
          "No form on the page has a checkbox or a phone field, or counts sending it as consent.",
        );
      }
      const url = page.finalUrl;
      return verdictOf([
        ...[...forms, { fields: loose }].flatMap((form) => preticked(form, url, toldOfBanner(evidence))),
        ...forms.flatMap((form) => bundled(form, url, evidence)),
        ...forms.flatMap((form) => implied(form, url, evidence)),
        ...forms.flatMap((form) => inverted(form, url)),
        ...forms.flatMap((form) => unasked(form, url, evidence)),
      ]);
    }),
});

/** Labels of the consent banner's boxes, which `prv-banner-preticked` tells of where it applies. */
function toldOfBanner({ site: { privacy }, profiles }: Evidence): ReadonlySet<string> {
  if (!privacy.gathered || !profiles.some((one) => one === "EU" || one === "CA")) return new Set();
  const { banner, secondLayer } = privacy.value;
  const shown = banner.gathered ? (banner.value?.prechecked ?? []) : [];
  const opened = secondLayer?.gathered === true ? secondLayer.value.prechecked : [];
  return new Set([...shown, ...opened].map((label) => label.trim()));
}

function isOptIn({ type }: { type: string }): boolean {
  return type === "checkbox" || type === "tel";
}

function preticked(
  form: Pick<FormRef, "fields">,
  page: string,
  toldElsewhere: ReadonlySet<string>,
): Defect[] {
  const checked = form.fields.filter(
    (field) => field.type === "checkbox" && field.checked && !toldElsewhere.has(field.label.trim()),
  );
  return checked.flatMap((field): Defect[] => {
    const name = (field.label || field.name).slice(0, 120);
    const message = `“${name}” is checked before the visitor does anything.`;
    const renews = RENEWAL_WORDS.test(field.label);
    if (isMarketing(field) || (renews && AGREEING_WORDS.test(field.label)))
      return [{ message, element: field, page }];
    const question = `${message} Does it make people pay again and again?`;
    return renews ? [{ message: question, element: field, page, outcome: "review" }] : [];
  });
}

function isMarketing({ label, name }: FormFieldRef): boolean {
  if ([MARKETING, SEND_ME_ADVERTISING].some((words) => words.test(`${label} ${name}`))) return true;
  const asked = label.replaceAll(ABOUT_THEIR_ORDER, "");
  return MARKETING_PURPOSES.some(({ words }) => words.test(asked));
}

/** European law lets a shop write to its own customers until they object, so a person judges who is asked. */
function inverted(form: FormRef, page: string): Defect[] {
  return form.fields
    .filter((field) => field.type === "checkbox" && !field.checked)
    .filter((field) => REFUSAL_WORDS.test(field.label) && isMarketing(field))
    .map((field) => ({
      message: `People get advertising unless they check a box: “${field.label.slice(0, 120)}”. Do all of them know you as customers?`,
      element: field,
      page,
      outcome: "review" as const,
    }));
}

/**
 * A box that has to be checked and asks for several things, or for advertising besides terms. A form whose only purpose
 * is a newsletter may ask for both.
 */
function bundled(form: FormRef, page: string, { profiles }: Evidence): Defect[] {
  const isOnlyNewsletter =
    form.fields.every(({ type, tag }) => tag === "input" && !MORE_THAN_NEWS.has(type)) &&
    form.fields.filter(({ type }) => !NOT_ASKED.has(type)).length <= MOST_OF_NEWSLETTER;
  return form.fields
    .filter(({ type, required, label }) => type === "checkbox" && (required || REQUIRED_WORDS.test(label)))
    .flatMap((field) => {
      const purposes = MARKETING_PURPOSES.filter(({ words }) => words.test(field.label)).map(
        ({ name }) => name,
      );
      const hasTerms = TERMS_WORDS.test(field.label) && !isOnlyNewsletter;
      if (purposes.length + (hasTerms ? 1 : 0) < 2 || purposes.length === 0)
        return isOnlyNewsletter && !GIVEN_AWAY.test(`${form.heading ?? ""} ${form.text}`)
          ? []
          : forced(form, { field, page, isEuropean: profiles.includes("EU") });
      const asked = [...(hasTerms ? ["terms"] : []), ...purposes].join(", ");
      return [
        {
          message: `A box that has to be checked asks for several things at once (${asked}): “${field.label.slice(0, 120)}”. Can people agree to each of them, or to none?`,
          element: field,
          page,
          outcome: "review" as const,
        },
      ];
    });
}

/**
 * A box for advertising alone that has to be checked for something else. In Europe that is no free consent, but who gives
 * something away may ask for it in return; American law leaves most of it open.
 */
function forced(
  { text, heading = "" }: FormRef,
  { field, page, isEuropean }: { field: FormFieldRef; page: string; isEuropean: boolean },
): Defect[] {
  const isOffer = AGREEING_WORDS.test(field.label) && OF_NEWS.test(field.label);
  if ((!isOffer && !SEND_ME_ADVERTISING.test(field.label)) || REFUSAL_WORDS.test(field.label)) return [];
  const message = `Nobody can send this form without agreeing to advertising: “${field.label.slice(0, 120)}”.`;
  return isEuropean && !GIVEN_AWAY.test(`${heading} ${text}`)
    ? [{ message, element: field, page }]
    : [{ message: `${message} Can people say no?`, element: field, page, outcome: "review" }];
}

const OF_NEWS = MARKETING_PURPOSES[0]?.words ?? MARKETING;

/** What people get in return for their address. */
const GIVEN_AWAY =
  /raffle|sweepstake|contest|competition|giveaway|prize|win (?:a|an|our)(?!\p{L})|free (?:download|guide|e-?book|sample)|white ?paper|coupon|voucher|discount|gewinn|verlos|gutschein|rabatt|gratis|kostenlos|jeu[- ]concours|tirage|concours|cadeau|sorteo|concurso|regalo|concorso|premio|omaggio|winactie|prijsvraag|konkurs|nagrod|sorteio|brinde/iu;

/** Advertising that people agree to by sending a form that is for something else. European law asks for an act of its own. */
function implied(form: FormRef, page: string, { profiles }: Evidence): Defect[] {
  const sentence = agreedBySending(form);
  const [first] = form.fields;
  if (sentence === null || first === undefined) return [];
  const message = `Whoever sends this form is said to agree to advertising: “${quoted(sentence)}”`;
  return profiles.includes("EU")
    ? [{ message: `${message}. Nobody can send it without.`, element: first, page }]
    : [{ message: `${message}. Can people say no?`, element: first, page, outcome: "review" }];
}

/** The sentence that says so; null where there is none, or the form is for nothing but the site's own newsletter. */
function agreedBySending({ text, fields }: FormRef): string | null {
  const sentence = AGREED_BY_SENDING.exec(text)?.[0] ?? "";
  const asked = fields.filter(({ type }) => !NOT_ASKED.has(type));
  const isMore =
    asked.length > MOST_OF_NEWSLETTER ||
    asked.some(({ tag, type }) => tag === "textarea" || MORE_THAN_NEWS.has(type));
  if (MAIL_OF_OTHERS.test(sentence)) return sentence;
  return (MARKETING.test(sentence) || OFFERS.test(sentence)) && isMore ? sentence : null;
}

/** In a sentence that people agree to, these are no offers of a price. */
const OFFERS = /\boffers\b/i;
const NOT_ASKED = new Set(["hidden", "submit", "button", "reset", "image", "checkbox", "radio"]);
/** An address and a name, or two. */
const MOST_OF_NEWSLETTER = 3;
const MORE_THAN_NEWS = new Set(["tel", "password", "date", "number", "file", "url"]);

/** The duty is American; whether the form is meant for marketing texts a person must judge. */
function unasked(form: FormRef, page: string, { profiles }: Evidence): Defect[] {
  const asksForNumber = form.fields.find((field) => field.type === "tel");
  const american = profiles.includes("US") || profiles.includes("CA");
  if (asksForNumber === undefined || !american) return [];
  const advertised = ADVERTISING_TEXTS.exec(form.text)?.[0];
  const isTexted = advertised !== undefined || TEXT_MESSAGES.test(form.text);
  if (!isTexted || TEXT_CONSENT.test(form.text)) return [];
  if (advertised !== undefined) {
    const message = `A form asks for a phone number for advertising by text message (“${advertised}”) but has no words of consent.`;
    return [{ message, element: asksForNumber, page }];
  }
  return [
    {
      message:
        "A form asks for a phone number and mentions text messages but has no words of consent. Are the messages advertising?",
      element: asksForNumber,
      page,
      outcome: "review",
    },
  ];
}
