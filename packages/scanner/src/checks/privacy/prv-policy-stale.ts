import { passed, verdictOf } from "#check.ts";
import { CCPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { firstDate } from "#checks/privacy/reading/dates.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 366;
const UPDATE_WORDS =
  /(?:last |most recent(?:ly)? )?(?:updated|revised|modified|reviewed|amended)|effective(?: date| as of| from)?|version (?:of|from|date)|date of (?:last )?(?:revision|update)|\bstand:|zuletzt aktualisiert|letzte aktualisierung|mise [aà] jour|en vigueur|[uú]ltima (?:actualizaci[oó]n|modificaci[oó]n|atualiza[cç][aã]o)|ultimo aggiornamento|laatst (?:bijgewerkt|gewijzigd)/giu;
/** How far after the words the date may stand. */
const REACH = 60;

export const prvPolicyStale = privacySiteCheck({
  id: "prv-policy-stale",
  group: "policy",
  severities: { EU: "low", CA: "medium", US: "low" },
  sources: [
    "California Civil Code §1798.130(a)(5) (every 12 months)",
    "California Business and Professions Code §22575(b)(4) (effective date)",
  ],
  defect: "Privacy policy without a recent date",
  title: "The privacy policy was updated within the last 12 months and says so",
  whyItMatters:
    "A date tells readers which version applies. If California law applies to you, it asks for an update at least every 12 months.",
  businessImpact: "An old date tells regulators and business customers that no one takes care of privacy.",
  fixSteps: [
    "Compare the policy with what your site does today.",
    'Correct what has changed, and set "Last updated" at the top.',
    "Put a yearly review on your calendar.",
  ],
  effort: "M",
  resources: [CCPA],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) => {
      const dates = updateDates(document.text);
      const latest = dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
      const where = { page: page.finalUrl, component: "privacy policy date" };
      if (latest === undefined) {
        return verdictOf([{ message: "The policy doesn't say when it was last updated.", ...where }]);
      }
      const days = Math.floor((evidence.now.getTime() - latest.getTime()) / DAY_MS);
      if (days <= OLDEST_DAYS) return passed;
      const date = latest.toISOString().slice(0, 10);
      return verdictOf([
        { message: `The policy was last updated on ${date}, ${days} days before this scan.`, ...where },
      ]);
    }),
});

function updateDates(text: string): Date[] {
  return [...text.matchAll(UPDATE_WORDS)].flatMap((match) => {
    const date = firstDate(text.slice(match.index, match.index + match[0].length + REACH));
    return date === null ? [] : [date];
  });
}
