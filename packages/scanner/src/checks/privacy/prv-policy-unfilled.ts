import { verdictOf } from "#check.ts";
import { gapsIn } from "#checks/privacy/data/policy-placeholders.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";

/** One may be a note or a name; a template has more. */
const FEWEST_GAPS = 2;
const MOST_NAMED = 4;

export const prvPolicyUnfilled = privacySiteCheck({
  id: "prv-policy-unfilled",
  group: "policy",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: ["GDPR Art. 13", "11 CCR §7011(e)", "FTC Act §5 (deceptive practices)"],
  defect: "Privacy policy with unfilled blanks of a template",
  title: "The privacy policy has no blanks left from a template",
  whyItMatters:
    "The policy still shows blanks such as “[Company name]”. Readers don't learn who is responsible, what for, or how to get in touch, which is what the laws ask of a policy.",
  businessImpact: "Anyone can see that no one has read the policy. That weighs against you in a complaint.",
  fixSteps: [
    "Replace each blank we list with your own details.",
    "Read the whole text, and remove what your site doesn't do.",
    "Ask your lawyer to review it, and set the date.",
  ],
  effort: "S",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const gaps = gapsIn(document.text);
      if (gaps.length === 0) return verdictOf([]);
      const where = { page: page.finalUrl, snippet: gaps.slice(0, 20).join(" "), component: "policy blanks" };
      const named = gaps
        .slice(0, MOST_NAMED)
        .map((gap) => `“${gap}”`)
        .join(", ");
      if (gaps.length < FEWEST_GAPS) {
        const message = `The privacy policy says ${named}. Is this a blank that should be filled in?`;
        return verdictOf([{ ...where, message, outcome: "review" }]);
      }
      const rest = gaps.length > MOST_NAMED ? `, and ${gaps.length - MOST_NAMED} more` : "";
      return verdictOf([
        { ...where, message: `The privacy policy has blanks of a template: ${named}${rest}.` },
      ]);
    }),
});
