import { criteriaCounts, criteriaWords } from "@plumbline/contract/criteria-counts";
import { EXPLAINED_STATES } from "@plumbline/contract/criterion-words";
import { count } from "@plumbline/contract/numbers";
import type { CriterionOutcome } from "@plumbline/contract/scan-result";
import { partForAPerson } from "@plumbline/contract/wcag-by-hand";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import type { ComprehensiveReport } from "#comprehensive-input.ts";

/** Automation can find that a criterion fails; that one passes only a person can say, so nothing here says it. */
const STATES: Record<CriterionOutcome["state"], string> = {
  failed: "Fails",
  review: "Needs a person",
  "no-failure-found": "No failure found",
  "nothing-to-check": "Nothing that checks could judge",
  "not-looked-at": "Nothing that checks could judge where we looked",
  "could-not-run": "Could not be checked",
  "not-automated": "Only a person can check it",
  "not-tested": "Not tested",
};

/** WCAG 2.2 A and AA as far as automation saw it. */
export function criteriaView({ result }: Pick<ComprehensiveReport, "result">) {
  const criteria = result.criteria ?? [];
  return {
    summary:
      criteria.length === 0
        ? "This scan did not look at accessibility, so no criterion was checked."
        : criteriaWords(criteriaCounts(criteria)),
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
        : [STATES[state], ...(EXPLAINED_STATES.has(state) && reason !== undefined ? [reason] : [])].join(
            ". ",
          ),
    byHand: partForAPerson(criterion) ?? "",
  };
}
