import { ADHERENCE_NAMES } from "./adherence.ts";
import { affectedPeople } from "./affected-people.ts";
import type { CriterionFacts } from "./conformance-reports.ts";

/** What automation did with a criterion it found no failure of; `lookedAt` says more of it. */
export const CRITERION_STATE_WORDS: Record<Exclude<CriterionFacts["state"], "failed">, string> = {
  review: "Automated checks found something that only a person can judge.",
  "no-failure-found": "Automated checks found no failure. That does not show that it is met.",
  "nothing-to-check": "Automated checks found nothing on the pages that they could judge.",
  "not-looked-at": "Automated checks found nothing that they could judge, but did not look at every page.",
  "could-not-run": "Automated checks could not judge it.",
  "not-automated": "No automated check can find failures of it.",
  "not-tested": "No automated check judged it.",
};

/** States whose words leave open how far or why, which the scan's reason then says. */
export const EXPLAINED_STATES: ReadonlySet<CriterionFacts["state"]> = new Set([
  "no-failure-found",
  "not-looked-at",
  "could-not-run",
]);

/** Why a judgment no longer stands. */
export function overtakenWords({ evaluator, adherence }: NonNullable<CriterionFacts["overtaken"]>): string {
  return (
    `${evaluator} judged this '${ADHERENCE_NAMES[adherence]}' before automated checks found this failure. ` +
    "Nobody has judged it since."
  );
}

/** The criteria of WCAG through which a way of use fails that Section 508 names. `when` follows 'Automated checks'. */
export function failedUseWords(
  { criterion, defects }: Pick<CriterionFacts, "criterion" | "defects">,
  when = "",
): string {
  const people = affectedPeople(criterion).join("; ");
  return `Automated checks${when} found failures that affect ${people}: ${defects.join("; ")}.`;
}
