import { dayInWords } from "#checks/day-in-words.ts";
import { passed, verdictOf } from "#check.ts";
import { CCPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { firstDate } from "#checks/privacy/reading/dates.ts";
import { updateDates } from "#checks/privacy/reading/update-dates.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 366;
/** How far ahead a new version may be announced. */
const ANNOUNCED_DAYS = 92;
export const prvPolicyStale = privacySiteCheck({
  id: "prv-policy-stale",
  group: "policy",
  severities: { EU: "info", CA: "medium", US: "low" },
  sources: [
    "California Civil Code §1798.130(a)(5) (every 12 months)",
    "California Business and Professions Code §22575(b)(4) (effective date)",
  ],
  defect: "Privacy policy without a recent date",
  title: "The privacy policy was updated within the last 12 months and says so",
  whyItMatters:
    "A date tells readers which version applies. If California law applies to you, it asks for an update at least every 12 months. European law asks for no date, so there it is advice.",
  businessImpact: "An old date tells regulators and business customers that no one takes care of privacy.",
  fixSteps: [
    "Compare the policy with what your site does today.",
    'Correct what has changed, and set "Last updated" at the top.',
    "Put a yearly review on your calendar.",
  ],
  effort: "M",
  resources: [CCPA],
  evaluate: (evidence) => {
    // A day may have begun elsewhere.
    const daysAgo = (date: Date): number =>
      Math.floor((evidence.now.getTime() + DAY_MS - date.getTime()) / DAY_MS);
    return withPolicy(evidence, ({ page, document }) => {
      const dates = updateDates(document.text);
      const latest = dates.toSorted((a, b) => b.getTime() - a.getTime()).find((date) => daysAgo(date) >= 0);
      const where = { page: page.finalUrl, component: "privacy policy date" };
      const [future] = dates;
      if (latest === undefined && future !== undefined) {
        const isAnnounced = daysAgo(future) >= -ANNOUNCED_DAYS;
        const question = isAnnounced ? " Is it the day from which the policy applies?" : "";
        const message = `The policy's only date is ${dayInWords(future)}, which is still to come.${question}`;
        return verdictOf([{ message, ...where, ...(isAnnounced ? { outcome: "review" as const } : {}) }]);
      }
      if (latest === undefined) {
        const isElsewhere = document.lang !== null && !/^(?:en\b|$)/i.test(document.lang);
        const mayStandThere = isElsewhere && firstDate(document.text) !== null;
        const message = mayStandThere
          ? "The policy has a date, but we could not tell whether it says when the policy was last updated. Does it?"
          : "The policy doesn't say when it was last updated.";
        return verdictOf([{ message, ...where, ...(mayStandThere ? { outcome: "review" as const } : {}) }]);
      }
      const days = Math.floor((evidence.now.getTime() - latest.getTime()) / DAY_MS);
      if (days <= OLDEST_DAYS) return passed;
      return verdictOf([
        {
          message: `The policy was last updated on ${dayInWords(latest)}, ${days} days before this scan.`,
          ...where,
        },
      ]);
    });
  },
});
