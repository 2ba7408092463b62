import { count } from "@plumbline/contract/numbers";
import type { CriterionOutcome } from "@plumbline/contract/scan-result";
import { partForAPerson } from "@plumbline/contract/wcag-by-hand";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { criteriaWords } from "#criteria-words.ts";
import type { ComprehensiveReport } from "#comprehensive-input.ts";

/** Automation can find that a criterion fails; that one passes only a person can say, so nothing here says it. */
const STATES: Record<CriterionOutcome["state"], string> = {
  failed: "Fails",
  review: "Needs a person",
  "no-failure-found": "No failure found",
  "not-tested": "Not run",
};

/** WCAG 2.2 A and AA as far as automation saw it. */
export function criteriaView({ result }: Pick<ComprehensiveReport, "result">) {
  const criteria = result.criteria ?? [];
  const of = (state: CriterionOutcome["state"]) =>
    criteria.filter((criterion) => criterion.state === state).length;
  return {
    summary:
      criteria.length === 0
        ? "This scan did not look at accessibility, so no criterion was checked."
        : criteriaWords({
            failed: of("failed"),
            review: of("review"),
            noFailureFound: of("no-failure-found"),
            notTested: of("not-tested"),
          }),
    rows: criteria.map((criterion) => criterionView(criterion, result)),
  };
}

function criterionView(
  { criterion, level, state, reason }: CriterionOutcome,
  { findings }: ComprehensiveReport["result"],
) {
  const known = wcagCriterion(criterion);
  const places = findings.filter(
    ({ wcag, outcome }) => outcome === "fail" && wcag.includes(criterion),
  ).length;
  return {
    criterion: { text: `${criterion} ${known?.name ?? ""}`, url: known?.url ?? "" },
    level,
    state,
    result:
      state === "failed"
        ? `Fails at ${count(places, "place")}`
        : [STATES[state], ...(state === "no-failure-found" && reason !== undefined ? [reason] : [])].join(
            ". ",
          ),
    byHand: partForAPerson(criterion) ?? "",
  };
}
