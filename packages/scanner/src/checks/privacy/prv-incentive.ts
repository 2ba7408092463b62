import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { CCPA, CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { isOfCalifornia } from "#checks/privacy/reading/californian.ts";
import { readPages, type ReadPage, wordsOf } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { findPolicy, withoutFragment } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf, wordsAround } from "#checks/privacy/reading/sentences.ts";
import { isReadWhole } from "#checks/privacy/reading/whole-policy.ts";
import type { Evidence } from "#evidence.ts";
import type { FormRef } from "#evidence/document.ts";

const REWARD = String.raw`(?:\d+ ?%|\$ ?\d+|(?:\p{L}+ )?percent off|discounts?|points|rewards?|coupons?|gifts?|free \p{L}+|cash ?back|savings?|perks)`;
const DATA = String.raw`(?:your|us your|us the) (?:[^.]{0,30}(?<!\p{L}))?(?:e-?mail|phone|mobile|number|birthday|birth ?date|date of birth|address|details|information|data|contacts|location)`;
/** Sentences that give something for personal data. */
const OFFERS: readonly RegExp[] = [
  String.raw`${REWARD}(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:for|when you|if you|in (?:exchange|return) for) (?:giv|shar|tell|provid|leav|enter|link|upload|submit)\p{L}* ${DATA}`,
  String.raw`(?:give|share|tell|leave|enter|provide|text) (?:us )?${DATA}(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:and|to|for|you(?:['’]ll| will)?) (?:get|save|earn|receive|unlock|\$|\d+ ?%|a )[^.!?]{0,30}${REWARD}`,
  String.raw`the more (?:you (?:tell|share|give)|data|information)[^.!?]{0,60} the more you (?:save|earn|get)`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
/** Words of a form itself, which begin and end where they like. */
const OF_FORM = new RegExp(
  String.raw`(?<!\p{L})(?:get|save|unlock|claim|receive|enjoy|take) (?:my |your |a |an )?(?:[^.]{0,20} )?${REWARD}(?!\p{L})|(?<!\p{L})(?:e-?mail|phone|number|sign up|subscribe|join)[^.]{0,30}(?:for|and get|to get) (?:your |a |an )?${REWARD}(?!\p{L})`,
  "iu",
);
/** A program of points, which people join with their data. */
const PROGRAM =
  /(?<!\p{L})(?:(?:rewards?|loyalty|points|members['’]?|vip|frequent \p{L}+) (?:program|club|card)|(?:join|enroll? in|sign up for) (?:\p{Lu}\p{L}+ )?(?:rewards|perks|points)|earn (?:\d+ )?points)(?!\p{L})/iu;
const NOTICE =
  /financial incentives?|incentivos? (?:financiero|econ[óo]mico)s?|value of (?:your|the|consumer(?:['’]?s)?) (?:\p{L}+ )?(?:data|information)/iu;

export const prvIncentive = privacySiteCheck({
  id: "prv-incentive",
  group: "policy",
  severities: { CA: "medium" },
  sources: ["California Civil Code §1798.125(b)", "11 CCR §7016 (notice of financial incentive)"],
  defect: "Rewards for personal data without a notice",
  title: "A site that gives rewards for personal data explains the deal",
  whyItMatters:
    "California counts a discount, points or a gift for personal data as a financial incentive. Before people join, a notice must tell them what they get, which data they give, what these are worth and how to leave.",
  businessImpact:
    "The attorney general of California has written to retailers, restaurants and travel companies about loyalty programs without such a notice.",
  fixSteps: [
    "Ask your lawyer whether California law applies to your business.",
    "Write a notice of financial incentive: the offer, the data, what they are worth to you and how you worked that out, and how people leave.",
    "Link to it wherever people join, and from the privacy policy.",
  ],
  effort: "M",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [CCPA, CCPA_REGULATIONS],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const first = pages.flatMap(offerOn)[0];
    if (first === undefined) return notApplicable("No page with a form offers rewards for personal data.");
    if (pages.some(({ document }) => NOTICE.test(wordsOf(document)))) return passed;
    const { read, form, sentence } = first;
    const told = `The page says “${quoted(sentence)}” at a form that asks for personal data, and no page that we read speaks of a financial incentive.`;
    const place = { page: read.page.finalUrl, element: form };
    return isSurelyMissing(evidence)
      ? verdictOf([{ ...place, message: told }])
      : reviewOf([{ ...place, message: `${told} Is there a notice that explains the deal?` }]);
  },
});

/** A business of California whose policy was read whole, and that links to no other page where the notice may stand. */
function isSurelyMissing(evidence: Evidence): boolean {
  const search = findPolicy(evidence);
  const pages = readPages(evidence);
  if (search.state !== "read" || !isReadWhole(search.policy) || !pages.some(isOfCalifornia)) return false;
  const read = new Set(pages.flatMap(({ page }) => [page.url, page.finalUrl]));
  const links = pages.flatMap(({ document }) => document.links);
  return !links.some(
    ({ text, href }) => MAY_HOLD_NOTICE.test(text) && !read.has(withoutFragment(href ?? "")),
  );
}

const MAY_HOLD_NOTICE =
  /(?<!\p{L})(?:terms|conditions|rules|details|exclusions|restrictions|program|rewards?|loyalty|notices?|faq|how it works|learn more|california)(?!\p{L})/iu;

interface Offer {
  read: ReadPage;
  form: FormRef;
  sentence: string;
}

function offerOn(read: ReadPage): Offer[] {
  const { forms, text } = read.document;
  const form = forms.find((one) => one.fields.some(asksForPersonalData) && !isLogIn(one));
  if (form === undefined) return [];
  const ofForm = OF_FORM.exec(form.text)?.[0];
  if (ofForm !== undefined) return [{ read, form, sentence: ofForm }];
  const sentences = sentencesOf(text);
  for (const words of [...OFFERS, PROGRAM]) {
    const sentence = sentences.find((one) => words.test(one));
    if (sentence !== undefined)
      return [{ read, form, sentence: wordsAround(sentence, sentence.search(words)) }];
  }
  return [];
}
