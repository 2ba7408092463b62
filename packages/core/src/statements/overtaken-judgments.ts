import { HUMAN_LEVELS } from "@plumbline/contract/adherence";
import { coversSection508 } from "@plumbline/contract/conformance-tables";
import type {
  ConformanceFacts,
  ConformanceRow,
  CriterionFacts,
} from "@plumbline/contract/conformance-reports";
import { isProvision } from "@plumbline/contract/section-508";

import { rowFor } from "#statements/conformance-terms.ts";

/** What a judge saw of a criterion. */
export type SeenByJudge = Pick<CriterionFacts, "criterion" | "state" | "defects" | "overtaken">;

/**
 * The rows as they stand beside what a scan says now. `seen` is what their judges saw: a failure that was not known to
 * someone who said that a criterion is met takes that judgment away, and the facts say so until a person judges again.
 */
export function judgedAgain<F extends Pick<ConformanceFacts, "criteria">>(
  facts: F,
  written: readonly ConformanceRow[],
  seen: readonly SeenByJudge[],
): { facts: F; rows: ConformanceRow[] } {
  const rows = new Map(written.map((row) => [row.criterion, row]));
  const known = new Map(seen.map((criterion) => [criterion.criterion, criterion]));
  const judged = facts.criteria.map((now) =>
    judgedRow(now, rows.get(now.criterion), known.get(now.criterion)),
  );
  const isCovered = coversSection508(written);
  return {
    facts: { ...facts, criteria: judged.map(({ criterion }) => criterion) },
    rows: judged.map(({ row }) => row).filter(({ criterion }) => isCovered || !isProvision(criterion)),
  };
}

function judgedRow(now: CriterionFacts, written: ConformanceRow | undefined, seen: SeenByJudge | undefined) {
  if (written !== undefined && isOvertaken(written, now, seen)) {
    const { adherence, evaluator, remarks } = written;
    const row = rowFor(now, { ...written, remarks: "", evaluator: "" });
    return { row, criterion: { ...now, overtaken: { adherence, evaluator, remarks } } };
  }
  const row = rowFor(now, written);
  const overtaken =
    row.evaluator === "" && now.state === "failed" ? (now.overtaken ?? seen?.overtaken) : undefined;
  return { row, criterion: { ...now, overtaken } };
}

function isOvertaken(
  { adherence, evaluator }: ConformanceRow,
  now: CriterionFacts,
  seen: SeenByJudge | undefined,
): boolean {
  if (evaluator === "" || !HUMAN_LEVELS.includes(adherence) || now.state !== "failed") return false;
  if (seen?.state !== "failed") return true;
  return now.defects.some((defect) => !seen.defects.includes(defect));
}
