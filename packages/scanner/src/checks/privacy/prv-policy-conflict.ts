import { notApplicable, type Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import {
  confidentialPromises,
  isOfSame,
  passedOn,
  type SharingClaim,
  sharingPromises,
} from "#checks/privacy/reading/broken-promises.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted } from "#checks/privacy/reading/sentences.ts";

export const prvPolicyConflict = privacySiteCheck({
  id: "prv-policy-conflict",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "high" },
  sources: ["FTC Act §5 (deceptive practices)", "GDPR Art. 5(1)(a) and Art. 13(1)(e)"],
  defect: "Promise that the privacy policy contradicts",
  title: "The privacy policy doesn't contradict itself or what forms promise",
  whyItMatters:
    "One sentence says that data go to no one else, and another says that they go to companies that advertise. People believe the first, and the law holds you to it.",
  businessImpact:
    "A promise that is untrue counts as deceptive, and the second sentence is the proof. The FTC has fined companies for it.",
  fixSteps: [
    "Find out which of the two sentences we quote is true.",
    "If the promise is to hold, stop passing the data on, and delete the other sentence.",
    "If not, take the promise away, and ask for consent before such data go to others.",
  ],
  effort: "M",
  likelyOwner: "legal",
  resources: [FTC_PRIVACY, GDPR],
  evaluate: (evidence) =>
    withPolicy(evidence, (policy) => {
      const within = { read: policy, promises: sharingPromises(policy.document.text) };
      const atForms = readPages(evidence)
        .filter((read) => read.page !== policy.page && read.document.forms.some(asksPeople))
        .map((read) => ({ read, promises: formPromises(read) }));
      const all = [within, ...atForms].filter(({ promises }) => promises.length > 0);
      if (all.length === 0)
        return notApplicable(
          "Neither the policy nor a page with a form promises that data go to no one else.",
        );
      const passed = passedOn(policy.document.text);
      // A page's first is enough: the rest say the same in other words.
      return reviewOf(
        all.flatMap(({ read, promises }) =>
          promises.flatMap((promise) => conflict(promise, passed, read, policy)).slice(0, 1),
        ),
      );
    }),
});

function asksPeople(form: ReadPage["document"]["forms"][number]): boolean {
  const isAsking = form.fields.some((field) => asksForPersonalData(field) || field.tag === "textarea");
  return isAsking && !isLogIn(form);
}

/** At a form, what it is about is what people write there. */
function formPromises({ document: { text } }: ReadPage): SharingClaim[] {
  return [...confidentialPromises(text), ...sharingPromises(text)].map((promise) => ({
    ...promise,
    particular: promise.isOfAll ? [] : promise.particular,
  }));
}

function conflict(
  promise: SharingClaim,
  passed: readonly SharingClaim[],
  read: ReadPage,
  policy: ReadPage,
): Defect[] {
  const against = passed.find((one) => isOfSame(promise, one));
  if (against === undefined) return [];
  const [first, second] = [promise, against].map(({ sentence }) => `“${quoted(sentence)}”`);
  return [
    {
      message:
        read === policy
          ? `The policy says ${first}, and also ${second}. Which is true?`
          : `The page has a form and says ${first}, but the policy says ${second}. Which is true?`,
      page: read.page.finalUrl,
      component: "promise and policy",
    },
  ];
}
