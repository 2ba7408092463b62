import { describe, expect, it } from "vitest";

import type { Verdict } from "#check.ts";
import { anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { EngineAnswer, EngineFinding } from "#evidence/engines.ts";
import { ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";

import { a11yOther } from "./a11y-other.ts";

const PICTURE = { selector: "main > img", snippet: "<img>", component: "main>img" };
const STRAY: EngineFinding = {
  engine: ALFA,
  rule: "sia-r9999",
  verdict: "failed",
  wcag: ["1.1.1"],
  actRules: [],
  severity: "critical",
  message: "The picture says nothing",
  element: PICTURE,
};

function answer(engine: EngineName, ...findings: EngineFinding[]): EngineAnswer {
  const report = { engine, version: "1", findings, passedRules: [], inapplicableRules: [] };
  return { engine, report: gathered(report) };
}

function judge(...engines: EngineAnswer[]): Verdict {
  const page = aPage({ engines });
  return a11yOther.evaluate(page, anEvidence({ pages: [page] }));
}

describe("the check of everything else", () => {
  it("tells what rules find that nobody names", () => {
    expect(judge(answer(ALFA, STRAY))).toMatchObject({
      outcome: "review",
      findings: [{ element: PICTURE, sources: ["Alfa 1"] }],
    });
  });

  it("leaves what a rule names to the check of that rule, whoever else saw it", () => {
    const named: EngineFinding = { ...STRAY, engine: AXE, rule: "image-alt" };
    expect(judge(answer(AXE, named), answer(ALFA, STRAY))).toEqual({ outcome: "passed" });
  });

  it("could not run where an engine did not finish, or none was asked", () => {
    const hung = { engine: ALFA, report: notGathered("The page hung.") } as const;
    expect(judge(answer(AXE), hung)).toEqual({ outcome: "could-not-run", reason: "The page hung." });
    expect(judge().outcome).toBe("could-not-run");
  });
});
