import { describe, expect, it } from "vitest";

import { finding, scanResult } from "./scan-result.ts";

const RESULT = {
  rulesetVersion: "2026.11.9",
  startedAt: "2026-11-21T08:00:00.000Z",
  finishedAt: "2026-11-21T08:00:20.000Z",
  site: "https://shop.example/",
  areas: {},
  overall: null,
  pages: [],
  checks: [],
};
const FINDING = {
  check: "a11y-region",
  area: "accessibility",
  severity: "low",
  wcag: [],
  actRules: [],
  page: "https://shop.example/",
  selector: "p",
  snippet: "<p>",
  message: "Outside all regions.",
  sources: [],
  component: "p",
};

describe("the shape of a result", () => {
  it("is read as it was told then: in version 1, what is advice now needed review", () => {
    const older = { ...RESULT, schemaVersion: 1, findings: [{ ...FINDING, outcome: "review" }] };
    expect(scanResult.parse(older).findings).toMatchObject([{ outcome: "review" }]);
    const newer = { ...RESULT, schemaVersion: 2, findings: [{ ...FINDING, outcome: "advice" }] };
    expect(scanResult.parse(newer).findings).toMatchObject([{ outcome: "advice" }]);
    expect(scanResult.safeParse({ ...newer, schemaVersion: 4 }).success).toBe(false);
  });

  it("knows three outcomes of a finding", () => {
    const told = ["fail", "review", "advice", "pass"].filter(
      (outcome) => finding.safeParse({ ...FINDING, outcome }).success,
    );
    expect(told).toEqual(["fail", "review", "advice"]);
  });
});
