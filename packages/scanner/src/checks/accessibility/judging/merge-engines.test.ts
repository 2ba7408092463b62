import { describe, expect, it } from "vitest";

import type { EngineFinding, EngineReport } from "#evidence.ts";

import { calibrationFrom } from "./calibration/calibration.ts";
import type { RuleCounts } from "./calibration/rule-decision.ts";
import { mergeEngines, unsettledFindings } from "./merge-engines.ts";

const finding = (engine: string, overrides: Partial<EngineFinding> = {}): EngineFinding => ({
  engine,
  rule: `${engine} names`,
  verdict: "failed",
  wcag: ["4.1.2"],
  actRules: [],
  severity: "high",
  message: `${engine} says so`,
  element: { selector: "#order", snippet: "<button>", component: "main>button" },
  ...overrides,
});
const counted = (engine: string, right: number, wrong: number): RuleCounts => ({
  engine,
  rule: `${engine} names`,
  failedRightly: right,
  failedWrongly: wrong,
  spokeRightly: right,
  spokeWrongly: wrong,
});
const merge = (findings: EngineFinding[], ...counts: RuleCounts[]) =>
  mergeEngines(findings, calibrationFrom(counts));

describe("merging the engines' findings", () => {
  it("fails on the word of one rule that was never wrong", () => {
    expect(merge([finding("Alfa")], counted("Alfa", 6, 0))).toMatchObject([{ verdict: "failed" }]);
  });

  it("asks a person when only a rule says so that is sometimes wrong", () => {
    expect(merge([finding("Alfa")], counted("Alfa", 5, 3))).toMatchObject([{ verdict: "review" }]);
  });

  it("fails when two such rules of different engines agree, and names both", () => {
    const merged = merge(
      [finding("Alfa"), finding("AccessLint")],
      counted("Alfa", 5, 3),
      counted("AccessLint", 5, 3),
    );
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({
      verdict: "failed",
      said: [{ engine: "Alfa" }, { engine: "AccessLint" }],
    });
  });

  it("does not count two rules of one engine as agreement", () => {
    const other = finding("Alfa", { rule: "Alfa roles" });
    const counts = [counted("Alfa", 5, 3), { ...counted("Alfa", 5, 3), rule: "Alfa roles" }];
    expect(merge([finding("Alfa"), other], ...counts).map(({ verdict }) => verdict)).toEqual([
      "review",
      "review",
    ]);
  });

  it("keeps findings about other elements and other criteria apart", () => {
    const elsewhere = finding("AccessLint", { element: { selector: "#cancel", snippet: "", component: "" } });
    const otherwise = finding("AccessLint", { wcag: ["2.5.3"] });
    expect(merge([finding("Alfa"), elsewhere, otherwise])).toHaveLength(3);
  });

  it("leaves out a rule that is nearly always wrong", () => {
    expect(merge([finding("Alfa")], counted("Alfa", 0, 9))).toEqual([]);
  });

  it("names the criteria of every rule that would be trusted alone", () => {
    const other = finding("Alfa", { wcag: ["4.1.2", "2.4.4"] });
    const unsure = finding("AccessLint", { wcag: ["4.1.2", "1.3.1"] });
    const [merged] = merge([finding("axe-core"), other, unsure], counted("Alfa", 6, 0));
    expect(merged?.wcag).toEqual(["4.1.2", "2.4.4"]);
  });

  it("leaves AAA criteria out of what it names", () => {
    const [merged] = merge([finding("axe-core", { wcag: ["2.4.4", "2.4.9"] })]);
    expect(merged?.wcag).toEqual(["2.4.4"]);
  });
});

describe("what our own examination settles", () => {
  const report = (findings: EngineFinding[], cleared: EngineReport["cleared"] = []): EngineReport => ({
    engine: findings[0]?.engine ?? "Plumbline",
    version: "1",
    findings,
    passedRules: [],
    inapplicableRules: [],
    cleared,
  });
  const inOrder = { criterion: "4.1.2", selector: "#order", evenFailed: false };

  it("drops doubts of an element found in order, and complaints of engines other than axe", () => {
    const doubt = report([finding("axe-core", { verdict: "review" })]);
    expect(unsettledFindings([doubt, report([finding("Alfa")]), report([], [inOrder])])).toEqual([]);
  });

  it("leaves what axe is sure of, unless operating the page showed otherwise", () => {
    const sure = report([finding("axe-core")]);
    expect(unsettledFindings([sure, report([], [inOrder])])).toHaveLength(1);
    expect(unsettledFindings([sure, report([], [{ ...inOrder, evenFailed: true }])])).toEqual([]);
  });

  it("touches neither other elements nor other criteria, nor our own findings", () => {
    const others = [
      report([finding("Alfa", { wcag: ["1.1.1"] })]),
      report([finding("Alfa", { element: { selector: "#other", snippet: "", component: "" } })]),
      report([finding("Plumbline")]),
    ];
    expect(unsettledFindings([...others, report([], [inOrder])])).toHaveLength(3);
  });
});
