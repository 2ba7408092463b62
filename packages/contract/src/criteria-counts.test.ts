import { describe, expect, it } from "vitest";

import { criteriaCounts, criteriaWords } from "./criteria-counts.ts";
import { CRITERION_STATES } from "./scan-result.ts";

describe("how the criteria stand", () => {
  it("counts every state once", () => {
    const counts = criteriaCounts(CRITERION_STATES.map((state) => ({ state })));
    expect(Object.values(counts)).toEqual(CRITERION_STATES.map(() => 1));
  });

  it("tells what had nothing to check from what no one looked at, could not run or no machine can check", () => {
    const counts = { failed: 10, review: 12, noFailureFound: 2, notTested: 0 };
    expect(
      criteriaWords({ ...counts, nothingToCheck: 20, notLookedAt: 3, couldNotRun: 1, notAutomated: 7 }),
    ).toBe(
      "Of 55 criteria at levels A and AA, 10 fail, 12 more have findings that need review, 2 show no failure in automated checks, " +
        "20 had nothing on the pages we saw that checks could judge, 3 had nothing that checks could judge where we looked, " +
        "1 could not be checked, and 7 can be checked only by a person.",
    );
  });

  it("says of one what it says of several, and of older scans that something was not tested", () => {
    expect(criteriaWords({ failed: 1, review: 1, noFailureFound: 1, notTested: 1 })).toBe(
      "Of 4 criteria at levels A and AA, 1 fails, 1 more has findings that need review, 1 shows no failure in automated checks, and 1 was not tested.",
    );
    expect(criteriaWords({ failed: 10, review: 12, noFailureFound: 2, notTested: 31 })).toContain(
      "and 31 were not tested.",
    );
  });

  it("leaves out states that no criterion is in", () => {
    expect(criteriaWords({ failed: 0, review: 0, noFailureFound: 55, notTested: 0 })).toBe(
      "Of 55 criteria at levels A and AA, 0 fail, and 55 show no failure in automated checks.",
    );
  });
});
