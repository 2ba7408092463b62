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
  const shared = sharedReasons(criteria);
  return {
    summary:
      criteria.length === 0
        ? "This scan did not look at accessibility, so no criterion was checked."
        : criteriaWords(criteriaCounts(criteria)),
    notes: shared.map((reason, index) => `Note ${index + 1}: ${reason}`),
    rows: criteria.map((criterion) => criterionView(criterion, result, shared)),
  };
}

/** Reasons that several rows would say, in the order in which they come: each is printed once. */
function sharedReasons(criteria: readonly CriterionOutcome[]): string[] {
  const byReason = Map.groupBy(criteria.map(shownReason), (reason) => reason);
  return [...byReason].flatMap(([reason, rows]) => (reason !== null && rows.length > 1 ? [reason] : []));
}

/** What a row says beside its state; null where that is all. */
function shownReason({ state, reason }: CriterionOutcome): string | null {
  return state !== "failed" && EXPLAINED_STATES.has(state) && reason !== undefined ? reason : null;
}

function criterionView(
  outcome: CriterionOutcome,
  { findings }: ComprehensiveReport["result"],
  shared: readonly string[],
) {
  const { criterion, level, state } = outcome;
  const known = wcagCriterion(criterion);
  const places = findings.filter(
    (finding) => finding.outcome === "fail" && finding.wcag.includes(criterion),
  ).length;
  return {
    criterion: { text: `${criterion} ${known?.name ?? ""}`, url: known?.url ?? "" },
    level,
    state,
    result:
      state === "failed"
        ? `Fails at ${count(places, "place")}`
        : resultWords(STATES[state], shownReason(outcome), shared),
    byHand: partForAPerson(criterion) ?? "",
  };
}

function resultWords(state: string, reason: string | null, shared: readonly string[]): string {
  if (reason === null) return state;
  const note = shared.indexOf(reason) + 1;
  return note === 0 ? `${state}. ${reason}` : `${state} (note ${note})`;
}
