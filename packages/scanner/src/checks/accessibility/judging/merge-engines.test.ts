import { describe, expect, it } from "vitest";

import { calibrationFrom } from "#checks/accessibility/calibration/calibration.ts";
import type { RuleCounts } from "#checks/accessibility/calibration/rule-decision.ts";
import type { SourceName } from "#evidence/engine-names.ts";

import { mergeEngines } from "./merge-engines.ts";
import type { Statement } from "./statements.ts";

const finding = (engine: SourceName, overrides: Partial<Statement> = {}): Statement => ({
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
const counted = (engine: SourceName, right: number, wrong: number): RuleCounts => ({
  engine,
  rule: `${engine} names`,
  failedRightly: right,
  failedWrongly: wrong,
  spokeRightly: right,
  spokeWrongly: wrong,
});
const merge = (findings: Statement[], ...counts: RuleCounts[]) =>
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

  it("keeps apart what a rule finds of which no engine says the same", () => {
    const own = finding("Plumbline", { rule: "a11y-state-untold" });
    expect(merge([finding("axe-core"), own])).toHaveLength(1);
    const merged = merge([finding("axe-core"), { ...own, standsAlone: true }]);
    expect(merged.map(({ lead }) => lead.engine)).toEqual(["axe-core", "Plumbline"]);
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
