import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { readHome, type ReadPage, readPages, wordsOf } from "#checks/privacy/reading/documents.ts";
import { asksForHealth, isAboutHealth, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";
import { sensitiveTopic } from "#checks/privacy/reading/topics.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

const HEALTH_POLICY =
  /(?:consumer|washington|my) health (?:data )?(?:privacy|policy|notice)|health data (?:privacy )?(?:policy|notice)|health[- ]privacy/i;

export const prvHealthPolicy = privacySiteCheck({
  id: "prv-health-policy",
  group: "policy",
  severities: { US: "medium" },
  sources: ["Washington My Health My Data Act, RCW 19.373.020", "Nevada SB 370"],
  defect: "No policy for consumer health data",
  title: "A site that asks about health links to a policy for health data",
  whyItMatters:
    "If a site collects health data of people in Washington or Nevada, the laws there ask for a policy of its own about it, linked from the home page. Data under the federal health privacy law (HIPAA) are exempt.",
  businessImpact: "In Washington, consumers can sue on their own, without waiting for the attorney general.",
  fixSteps: [
    "Ask your lawyer whether the law applies to you: it counts people in Washington, not where your office is.",
    "If it does, write a policy on consumer health data: which, what for, whom it is shared with, and how to have it deleted.",
    "Link it from the home page under its own name.",
  ],
  effort: "L",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [
    {
      title: "Washington Attorney General: protecting Washingtonians' personal health data and privacy",
      url: "https://www.atg.wa.gov/protecting-washingtonians-personal-health-data-and-privacy",
    },
    FTC_PRIVACY,
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const first = pages.flatMap(healthAskedOn)[0];
    if (first === undefined) return notApplicable("No form asks about someone's health.");
    const isLinked = pages.some(({ document }) =>
      document.links.some(({ text }) => HEALTH_POLICY.test(text)),
    );
    if (isLinked) return passed;
    const { page, form, asked } = first;
    const told = `A form asks for ${asked}, and no link on the site is called a policy for consumer health data.`;
    const place = { page: page.finalUrl, element: form };
    const state = stateOfBusiness(evidence);
    return state === null
      ? reviewOf([{ ...place, message: `${told} Do the laws of Washington or Nevada apply to you?` }])
      : verdictOf([{ ...place, message: `${told} The home page names an address in ${state}.` }]);
  },
});

const ADDRESSES: readonly [state: string, words: RegExp][] = [
  ["Washington", /(?<!\p{L})(?:WA|Washington),? 9(?:8\d|9[0-4])\d\d(?!\d)/u],
  ["Nevada", /(?<!\p{L})(?:NV|Nevada),? 89[0-8]\d\d(?!\d)/u],
];
/** Who may hold all that it asks for under the federal law, which goes first. */
const UNDER_HIPAA =
  /(?<!\p{L})(?:hipaa|notice of privacy practices|medicare|medicaid|insurance|insurers?|health plans?)(?!\p{L})/iu;

/** The state with such a law where the site's own address is; null where the federal law may come first. */
function stateOfBusiness(evidence: Evidence): string | null {
  const home = readHome(evidence);
  if (home === null || readPages(evidence).some(({ document }) => UNDER_HIPAA.test(wordsOf(document))))
    return null;
  return ADDRESSES.find(([, words]) => words.test(home.document.text))?.[0] ?? null;
}

interface HealthAsked {
  page: ReadPage["page"];
  form: FormRef;
  /** What it asks for, in the words that people see. */
  asked: string;
}

const VISIT_REASON =
  /(?<!\p{L})(?:reason for (?:your |the )?(?:visit|appointment|call|referral)|what brings you (?:in|here)|(?:main|chief|health) (?:concern|complaint)s?|what (?:can we|should we|would you like us to) treat|treatment (?:of interest|you (?:want|need))|insurance member|member (?:id|number))(?!\p{L})/iu;
/** A question of a quiz, whose answers are buttons to choose. */
const ANSWERS = new Set(["radio", "checkbox", "select-one", "select-multiple"]);
const FOR_THE_VISITOR = /(?<!\p{L})(?:you|your)(?!\p{L})/iu;

function healthAskedOn({ page, document }: ReadPage): HealthAsked[] {
  const isOfHealth = sensitiveTopic(document, page.finalUrl) === "health";
  return document.forms
    .filter((form) => !isLogIn(form))
    .flatMap((form): HealthAsked[] => {
      const fields = form.fields.filter((field) => asksForHealth(field) || (isOfHealth && isReason(field)));
      const question = askedByQuiz(form);
      if (fields.length > 0) return [{ page, form, asked: askedFor(fields) }];
      return question === null ? [] : [{ page, form, asked: `an answer to “${quoted(question)}”` }];
    });
}

function isReason({ type, label, name }: FormFieldRef): boolean {
  return type !== "hidden" && VISIT_REASON.test(`${label} ${name.replaceAll(/[_-]/g, " ")}`);
}

function askedByQuiz({ fields, text }: FormRef): string | null {
  if (!fields.some(({ type }) => ANSWERS.has(type))) return null;
  const questions = text.match(/[^.?!]+\?/g) ?? [];
  const asked = questions.find((one) => FOR_THE_VISITOR.test(one) && isAboutHealth(one));
  return asked === undefined ? null : withoutAnswers(asked);
}

/** The question itself: answers of the one before it may stand in front. */
function withoutAnswers(question: string): string {
  return (
    /(?<!\p{L})(?:Do|Does|Did|Are|Is|Have|Has|Which|What|How|Were|Was|Can)(?!\p{L}).*$/su.exec(
      question,
    )?.[0] ?? question.trim()
  );
}
