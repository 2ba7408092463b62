import type { Finding } from "@plumbline/contract/scan-result";
import { fingerprintOf } from "@plumbline/scanner/fix-units";
import { describe, expect, it } from "vitest";

import { type Baseline, baselineWarnings } from "#scan/baseline.ts";
import { describeFailure, failingUnits } from "#scan/gate.ts";

function aFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    check: "sec-csp",
    area: "security",
    severity: "medium",
    outcome: "fail",
    wcag: [],
    actRules: [],
    page: "https://shop.example/",
    selector: null,
    snippet: null,
    message: "There is no content security policy",
    sources: [],
    component: "site",
    ...overrides,
  };
}

function aBaseline(findings: Finding[] = []): Baseline {
  const names = (some: Finding[]) =>
    new Set(some.map(({ check, component }) => fingerprintOf(check, component)));
  return {
    confirmed: names(findings.filter(({ outcome }) => outcome === "fail")),
    known: names(findings),
    areas: new Set(["security"]),
    rulesetVersions: new Set(["1"]),
  };
}

describe("the gate of a scan", () => {
  const checksOf = (findings: Finding[], gate: Parameters<typeof failingUnits>[1]) =>
    failingUnits(findings, gate).map(({ check }) => check);

  it.each([
    ["critical", []],
    ["high", ["sec-hsts"]],
    ["medium", ["sec-hsts", "sec-csp"]],
    ["low", ["sec-hsts", "sec-csp"]],
  ] as const)("that fails on %s stops what is at least that severe", (failOn, stopped) => {
    const findings = [aFinding({ check: "sec-hsts", severity: "high" }), aFinding()];
    expect(checksOf(findings, { failOn, baseline: null })).toEqual(stopped);
  });

  it("lets everything pass when it fails on nothing", () => {
    expect(checksOf([aFinding({ severity: "critical" })], { failOn: null, baseline: null })).toEqual([]);
  });

  it("lets pass what needs review, however severe", () => {
    const findings = [aFinding({ severity: "critical", outcome: "review" }), aFinding({ severity: "low" })];
    expect(checksOf(findings, { failOn: "medium", baseline: null })).toEqual([]);
  });

  it("counts all places of one fix unit once", () => {
    const findings = [aFinding(), aFinding({ page: "https://shop.example/a" })];
    expect(checksOf(findings, { failOn: "low", baseline: null })).toEqual(["sec-csp"]);
  });

  it("lets pass what the baseline knows, on whichever page it shows now", () => {
    const moved = aFinding({ page: "https://shop.example/other" });
    const other = aFinding({ component: "frame" });
    expect(failingUnits([moved], { failOn: "low", baseline: aBaseline([aFinding()]) })).toEqual([]);
    expect(failingUnits([other], { failOn: "low", baseline: aBaseline([aFinding()]) })).toHaveLength(1);
  });

  it("stops what the baseline only doubted", () => {
    const baseline = aBaseline([aFinding({ outcome: "review" })]);
    expect(failingUnits([aFinding()], { failOn: "low", baseline })).toHaveLength(1);
  });

  it("says how many it stopped and why", () => {
    expect(describeFailure(1, { failOn: "high", baseline: null })).toBe(
      "1 thing to fix is high or worse (--fail-on high).",
    );
    expect(describeFailure(2, { failOn: "critical", baseline: aBaseline() })).toBe(
      "2 new things to fix are critical (--fail-on critical).",
    );
  });
});

describe("a baseline", () => {
  it("of the same areas and rules needs no word", () => {
    expect(baselineWarnings(aBaseline(), { areas: ["security"], rulesetVersion: "1" })).toEqual([]);
  });

  it("that measured less, or by other rules, makes more look new, which is said", () => {
    const warnings = baselineWarnings(aBaseline(), { areas: ["security", "seo"], rulesetVersion: "2" });
    expect(warnings).toEqual([
      expect.stringContaining("did not measure SEO"),
      expect.stringContaining("made with ruleset 1, and this scan with 2"),
    ]);
  });
});
