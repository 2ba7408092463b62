import type {
  ConformanceFacts,
  ConformanceRow,
  CriterionFacts,
} from "@plumbline/contract/conformance-reports";
import { describe, expect, it } from "vitest";

import { judgedAgain } from "#statements/overtaken-judgments.ts";

const MET: CriterionFacts = {
  criterion: "1.1.1",
  level: "A",
  state: "no-failure-found",
  proposed: "not-evaluated",
  places: 0,
  pages: 0,
  defects: [],
  examples: [],
  proposedDate: null,
};
const FAILED: CriterionFacts = {
  ...MET,
  state: "failed",
  proposed: "does-not-support",
  places: 2,
  pages: 2,
  defects: ["Images have no text alternative"],
  proposedDate: "2026-12-23",
};
const ROW: ConformanceRow = {
  criterion: "1.1.1",
  adherence: "supports",
  remarks: "All images were read out.",
  workaround: "",
  targetDate: null,
  evaluator: "Dana Webb",
};

/** What becomes of a row once a scan says something else than the one its judge saw. */
function after(row: ConformanceRow, seen: CriterionFacts | undefined, now: CriterionFacts) {
  const facts: Pick<ConformanceFacts, "criteria"> = { criteria: [now] };
  const next = judgedAgain(facts, [row], seen === undefined ? [] : [seen]);
  return { row: next.rows[0], overtaken: next.facts.criteria[0]?.overtaken };
}

describe("a judgment that a later scan contradicts", () => {
  it.each(["supports", "not-applicable"] as const)(
    "of '%s' is no longer anyone's: automation's proposal stands, and it is said who had judged what",
    (adherence) => {
      expect(after({ ...ROW, adherence }, MET, FAILED)).toEqual({
        row: {
          ...ROW,
          adherence: "does-not-support",
          remarks: "",
          targetDate: "2026-12-23",
          evaluator: "",
        },
        overtaken: { adherence, evaluator: "Dana Webb", remarks: "All images were read out." },
      });
    },
  );

  it("also where the criterion failed in another way before, or nothing is known of what its judge saw", () => {
    const other = { ...FAILED, defects: ["A button has no name"] };
    expect(after(ROW, other, FAILED).row?.evaluator).toBe("");
    expect(after(ROW, undefined, FAILED).row?.evaluator).toBe("");
  });

  it("is remembered until a person judges again or the failure is gone", () => {
    const { row, overtaken } = after(ROW, MET, FAILED);
    if (row === undefined) throw new Error("The row is gone.");
    const known = { ...FAILED, overtaken };
    expect(after(row, known, FAILED).overtaken).toEqual(overtaken);
    expect(after(row, known, MET)).toMatchObject({ row: { adherence: "not-evaluated" } });
    expect(after(row, known, MET).overtaken).toBeUndefined();
    const renewed = { ...ROW, remarks: "They are decorative." };
    expect(after(renewed, known, FAILED)).toEqual({ row: renewed, overtaken: undefined });
  });
});

describe("a judgment that stands", () => {
  it("is one made in sight of the failure, one of a criterion that does not fail, and one that it fails", () => {
    expect(after(ROW, FAILED, FAILED).row).toEqual(ROW);
    expect(after(ROW, MET, MET).row).toEqual(ROW);
    const failing = { ...ROW, adherence: "partially-supports" as const };
    expect(after(failing, MET, FAILED).row).toEqual(failing);
  });
});

describe("a name beside no judgment", () => {
  it("makes no one a judge of what automation proposes", () => {
    const named = { ...ROW, adherence: "not-evaluated" as const };
    expect(after(named, FAILED, FAILED).row).toMatchObject({ adherence: "does-not-support", evaluator: "" });
    expect(after(named, MET, MET).row).toMatchObject({ adherence: "not-evaluated", evaluator: "" });
  });
});
