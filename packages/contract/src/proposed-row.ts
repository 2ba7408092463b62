import type { ConformanceRow, CriterionFacts } from "./conformance-reports.ts";

/** The row of a criterion that nobody has judged: as automation proposes it. */
export function proposedRow({
  criterion,
  proposed,
  proposedDate,
}: Pick<CriterionFacts, "criterion" | "proposed" | "proposedDate">): ConformanceRow {
  return {
    criterion,
    adherence: proposed,
    remarks: "",
    workaround: "",
    targetDate: proposedDate,
    evaluator: "",
  };
}
