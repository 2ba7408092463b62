import { couldNotRun, notApplicable, verdictOf, type Defect } from "#check.ts";
import { type Hurdle, HURDLES, SUBSCRIPTION_WORDS } from "#checks/privacy/data/request-hurdles.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import {
  type DemandedHurdles,
  feeForRequests,
  hurdlesOn,
  speaksOfRequests,
} from "#checks/privacy/reading/request-hurdles.ts";
import { onlyByLetter, onlyWayToCancel } from "#checks/privacy/reading/only-ways.ts";
import { policiesOf } from "#checks/privacy/reading/policy.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";
import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

export const prvRequestHurdles = privacySiteCheck({
  id: "prv-request-hurdles",
  group: "optout",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: [
    "11 CCR §7004, §7020, §7026 and §7060",
    "California Civil Code §1798.130(a)(1) and (2)",
    "16 CFR §316.5 (CAN-SPAM)",
    "15 USC §8403(3) (ROSCA)",
    "GDPR Art. 12(2), 12(3) and 12(5)",
  ],
  defect: "Request that is made hard",
  title: "People can opt out, unsubscribe, cancel and have data deleted without hurdles",
  whyItMatters:
    "The site asks for more than these requests need, such as an account, a notary or a fee. The law wants them to be easy: no one needs an account to opt out, unsubscribing takes an email address and no more, and a subscription bought online has a simple way out.",
  businessImpact:
    "Regulators have fined companies for exactly these hurdles. People who can't get out complain, or dispute the charge with their bank.",
  fixSteps: [
    "Take away what we list from the page, and from what your staff ask for.",
    "Offer an online form that asks only for what you need to find the person's data.",
    "Let people unsubscribe with one click, and cancel online if they bought online.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [
    CCPA_REGULATIONS,
    GDPR,
    {
      title: "FTC: CAN-SPAM Act, a compliance guide for business",
      url: "https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business",
    },
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    if (
      !pages.some(speaksOfRequests) &&
      policiesOf(evidence).every((read) => onlyByLetter(read) === null && feeForRequests(read) === null)
    )
      return notApplicable("No page says how to opt out, unsubscribe, cancel or have data deleted.");
    const sellsOnline = pages.some(takesCardForSubscription);
    return verdictOf([
      ...pages.flatMap((read) => [...demanded(read), ...canceling(read, sellsOnline)]),
      ...byLetter(evidence),
      ...charged(evidence),
    ]);
  },
});

const ASKS_FOR_CARD =
  /card ?number|kartennummer|num[ée]ro de carte|n[úu]mero de (?:la )?tarjeta|numero (?:di|della) carta/i;

const PRICE = /[$€£] ?\d|\d ?[€£]/;
const STARTS =
  /^(?:start|subscribe|join|buy|sign (?:me )?up|try|get started|begin)(?!\p{L})|abonnieren|jetzt starten|s[’']abonner|suscribirme|abbonati/iu;

function takesCardForSubscription({ document: { forms, text } }: ReadPage): boolean {
  const fields = forms.flatMap((form) => form.fields);
  return (
    SUBSCRIPTION_WORDS.test(text) &&
    (fields.some(({ autocomplete, label }) => autocomplete.startsWith("cc-") || ASKS_FOR_CARD.test(label)) ||
      forms.some(startsPlan))
  );
}

/** A form that names a price for a plan, with a button that starts it. */
function startsPlan({ text, sentBy = [] }: FormRef): boolean {
  const isPriced = PRICE.test(text) && SUBSCRIPTION_WORDS.test(text);
  return isPriced && sentBy.some(({ name }) => STARTS.test(name));
}

/** California wants a way online for requests to opt out, and an address for mail or a number besides; others leave it open. */
function byLetter(evidence: Evidence): Defect[] {
  return policiesOf(evidence).flatMap((read): Defect[] => {
    const sentence = onlyByLetter(read);
    if (sentence === null) return [];
    const told = `People can send requests about their data by letter alone: “${quoted(sentence)}”.`;
    const place = { page: read.page.finalUrl, component: "way to send requests" };
    return evidence.profiles.includes("CA")
      ? [{ ...place, message: told }]
      : [{ ...place, message: `${told} Can you take them by email or online, too?`, outcome: "review" }];
  });
}

/** European and Californian law take a fee only for requests without ground or in excess. */
function charged(evidence: Evidence): Defect[] {
  return policiesOf(evidence).flatMap((read): Defect[] => {
    const sentence = feeForRequests(read);
    if (sentence === null) return [];
    const message = `Requests about one's data cost a fee: “${quoted(sentence)}”.`;
    return [{ message, page: read.page.finalUrl, component: "fee for requests" }];
  });
}

function demanded(read: ReadPage): Defect[] {
  return hurdlesOn(read).map(({ request, hurdles, sentence }: DemandedHurdles): Defect => {
    const isSure = sentence !== null && hurdles.some((one) => request.hurdles[one] === "failed");
    const told = `To ${request.name}, people need ${list(hurdles)}${sentence === null ? ", by the fields of the form" : `: “${quoted(sentence)}”`}.`;
    return {
      message: isSure ? told : `${told} Is there an easier way?`,
      page: read.page.finalUrl,
      component: `way to ${request.name}`,
      ...(isSure ? {} : { outcome: "review" as const }),
    };
  });
}

function canceling(read: ReadPage, sellsOnline: boolean): Defect[] {
  const found = onlyWayToCancel(read);
  if (found === null) return [];
  const told = `To cancel, people need ${list(found.hurdles)}: “${quoted(found.sentence)}”.`;
  const isSure = sellsOnline && (found.isNotOnline || !found.hurdles.includes("call"));
  return [
    {
      message: isSure
        ? `${told} The subscription is sold online.`
        : `${told} Can those who bought online also cancel online?`,
      page: read.page.finalUrl,
      component: "way to cancel",
      ...(isSure ? {} : { outcome: "review" as const }),
    },
  ];
}

function list(hurdles: readonly Hurdle[]): string {
  const words = HURDLES.filter(({ hurdle }) => hurdles.includes(hurdle)).map(({ told }) => told);
  const all = hurdles.includes("wait") ? [...words, "a long wait"] : words;
  return new Intl.ListFormat("en-US").format(all);
}
