import { POLICY_TOPICS } from "#checks/privacy/data/policy-topics.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";

export const prvPolicyContent = privacySiteCheck({
  id: "prv-policy-content",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: ["GDPR Art. 13", "11 CCR §7011(e)", "California Business and Professions Code §22575(b)"],
  defect: "Topics missing from the privacy policy",
  title: "The privacy policy speaks of every topic the law profile expects",
  whyItMatters:
    "Each privacy law lists what a policy has to tell. We look for the words usually used for each topic; a topic we did not find may still be there in other words, so a person should look.",
  businessImpact:
    "Gaps in the policy are the cheapest thing to mend and the first thing a business customer's questionnaire asks.",
  fixSteps: [
    "Read the policy with the list of topics beside it.",
    "Add a paragraph for each one that is really missing, saying what your site does and not what a template does.",
    "Have counsel look at the result and set a new date.",
  ],
  effort: "L",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const expected = POLICY_TOPICS.filter((topic) =>
        topic.profiles.some((profile) => evidence.profiles.includes(profile)),
      );
      const missing = expected.filter((topic) => !topic.words.test(document.text));
      return reviewOf(
        missing.map(({ name }) => ({
          message: `Not found in the privacy policy: ${name}.`,
          page: page.finalUrl,
          component: `policy topic ${name}`,
        })),
      );
    }),
});
