import type { Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { HOME, MENU, scanResult } from "#scans/scan-result.testing.ts";
import { seenCriteria } from "#statements/seen-criteria.ts";

const FAILURE: Finding = {
  check: "label",
  area: "accessibility",
  severity: "critical",
  outcome: "fail",
  wcag: ["1.3.1"],
  actRules: [],
  page: HOME,
  selector: "input",
  snippet: null,
  message: "The field has no label.",
  sources: [],
  component: "form",
};

/** What is seen of criterion 1.3.1 where these were found on two pages. */
function seen(...findings: Finding[]) {
  const criteria = [{ criterion: "1.3.1", level: "A" as const, state: "failed" as const, checks: [] }];
  return seenCriteria(scanResult({ findings, criteria }))?.find(({ criterion }) => criterion === "1.3.1");
}

describe("what a scan saw of a criterion", () => {
  it("is that most of the product fails where more than half of the pages do", () => {
    expect(seen(FAILURE, { ...FAILURE, page: MENU })?.proposed).toBe("does-not-support");
    expect(seen(FAILURE, { ...FAILURE, selector: "select" })?.proposed).toBe("partially-supports");
  });

  it("is that all of it fails where the failure concerns the site as a whole", () => {
    expect(seen({ ...FAILURE, isSiteWide: true })).toMatchObject({ proposed: "does-not-support", pages: 2 });
  });

  it("counts every failure, cites different ones first, and no finding that only a person can judge", () => {
    const places = Array.from({ length: 5 }, (_, index) => ({ ...FAILURE, selector: `input.n${index}` }));
    const other: Finding = { ...FAILURE, check: "group", message: "The group has no name.", severity: "low" };
    const doubt: Finding = { ...FAILURE, outcome: "review", message: "Look here." };
    expect(seen(...places, other, doubt)).toMatchObject({
      places: 6,
      pages: 1,
      examples: [{ selector: "input.n0" }, { message: "The group has no name." }, { selector: "input.n1" }],
      lastFixed: "minor",
    });
  });

  it("is nothing where no check ran for it, and there is nothing at all where accessibility was left out", () => {
    const criteria = [{ criterion: "1.3.1", level: "A" as const, state: "failed" as const, checks: [] }];
    const others = seenCriteria(scanResult({ criteria }))?.filter(({ criterion }) => criterion !== "1.3.1");
    expect(new Set(others?.map(({ state, proposed }) => `${state} ${proposed}`))).toEqual(
      new Set(["not-tested not-evaluated"]),
    );
    expect(seenCriteria(scanResult())).toBeNull();
  });
});
