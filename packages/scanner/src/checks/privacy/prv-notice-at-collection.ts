import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { POLICY_TOPICS } from "#checks/privacy/data/policy-topics.ts";
import { CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { isOfCalifornia } from "#checks/privacy/reading/californian.ts";
import { type ReadPage, readPages, wordsOf } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { findPolicy } from "#checks/privacy/reading/policy.ts";
import { tellsOf } from "#checks/privacy/reading/told-topics.ts";
import { isReadWhole } from "#checks/privacy/reading/whole-policy.ts";
import type { FormRef } from "#evidence/document.ts";

export const prvNoticeAtCollection = privacySiteCheck({
  id: "prv-notice-at-collection",
  group: "policy",
  severities: { CA: "medium" },
  sources: ["11 CCR §7012", "California Civil Code §1798.100(a)"],
  defect: "No notice at collection",
  title: "Forms lead to a notice of what is collected, why, for how long, and whether it is sold",
  whyItMatters:
    "If California's privacy law applies to you, people have to learn at or before the moment you collect their data which data these are, what for, how long you keep them, and whether you sell or share them. A link to that part of the privacy policy is enough, if the policy has it.",
  businessImpact:
    "Without the notice, the law doesn't let a business collect the data at all. It is the first thing to be looked for at a form.",
  fixSteps: [
    "List what each form collects, what you use it for, how long you keep it, and whether you sell or share it.",
    'Put the list into a part of your privacy policy called "Notice at collection", with a link to opt out if you sell or share.',
    "Link to that part at each form that asks for personal data, and in the footer.",
  ],
  effort: "M",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [CCPA_REGULATIONS],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const [first] = pages.flatMap(collectingForms);
    if (first === undefined) return notApplicable("No form that we read asks for personal data.");
    if (pages.some(({ document }) => NOTICE.test(wordsOf(document)))) return passed;
    const search = findPolicy(evidence);
    if (search.state === "not-read") return couldNotRun("We could not read the privacy policy.");
    const policy = search.state === "read" ? search.policy : null;
    const missing = policy === null ? [] : missingIn(policy);
    if (policy !== null && missing.length === 0) return passed;
    const asked = `A form asks for ${askedFor(first.form.fields.filter(asksForPersonalData))}`;
    const lack =
      policy === null
        ? "There is no notice at collection and no privacy policy"
        : `Nothing is called a notice at collection, and the privacy policy doesn't say ${new Intl.ListFormat("en-US", { type: "disjunction" }).format(missing)}`;
    const isSure = pages.some(isOfCalifornia) && (policy === null || isReadWhole(policy));
    return verdictOf([
      {
        message: isSure
          ? `${asked}. ${lack}.`
          : `${asked}. ${lack}. Does California's law apply to you, and do people get a notice elsewhere?`,
        page: first.page.finalUrl,
        element: first.form,
        component: "notice at collection",
        ...(isSure ? {} : { outcome: "review" as const }),
      },
    ]);
  },
});

const NOTICE = /notice at (?:or before )?collection|collection notice|notice of (?:the )?collection/i;

/** What the notice has to say, by the names of a policy's topics. */
const PARTS = new Map([
  ["which data are collected", "which data are collected"],
  ["what the data are used for", "what the data are used for"],
  ["how long they are kept", "how long they are kept"],
  ["whether data are sold or shared for advertising", "whether they are sold or shared"],
]);

function missingIn({ document }: ReadPage): string[] {
  return POLICY_TOPICS.flatMap((topic) => {
    const part = PARTS.get(topic.name);
    return part === undefined || tellsOf(topic, document) ? [] : [part];
  });
}

function collectingForms({ page, document }: ReadPage): { page: ReadPage["page"]; form: FormRef }[] {
  return document.forms
    .filter((form) => form.fields.some(asksForPersonalData) && !isLogIn(form))
    .map((form) => ({ page, form }));
}
