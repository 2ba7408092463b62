import { describe, expect, it } from "vitest";

import type { PageCheck } from "#check.ts";
import { aPage, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { EngineFinding, EngineReport, PageEvidence } from "#evidence.ts";

import { browserChecks } from "./browser-checks.ts";

const report = (engine: string, findings: EngineFinding[] = []): PageEvidence["engines"][number] => ({
  engine,
  report: gathered<EngineReport>({ engine, version: "1", findings, passedRules: [], inapplicableRules: [] }),
});
const trap: EngineFinding = {
  engine: "Plumbline",
  rule: "keyboard-trap",
  verdict: "failed",
  wcag: ["2.1.2"],
  actRules: ["80af7b"],
  severity: "critical",
  message: "The focus cannot leave",
  element: { selector: "#map", snippet: "<div>", component: "main>div" },
};

function judge(id: string, engines: PageEvidence["engines"]) {
  const check = browserChecks.find((candidate): candidate is PageCheck => candidate.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  const page = aPage({ engines });
  return check.evaluate(page, anEvidence({ pages: [page] }));
}

describe("a check of what axe has no rule for", () => {
  it("passes where the page was examined and nothing was found", () => {
    expect(judge("a11y-keyboard-trap", [report("Alfa"), report("Plumbline")])).toEqual({ outcome: "passed" });
  });

  it("fails with the element and the engine that found it", () => {
    expect(judge("a11y-keyboard-trap", [report("Alfa"), report("Plumbline", [trap])])).toMatchObject({
      outcome: "failed",
      findings: [
        { outcome: "fail", element: { selector: "#map" }, sources: ["Plumbline 1"], wcag: ["2.1.2"] },
      ],
    });
  });

  it("asks a person where the finding is doubtful", () => {
    const doubtful = [report("Alfa"), report("Plumbline", [{ ...trap, verdict: "review" }])];
    expect(judge("a11y-keyboard-trap", doubtful).outcome).toBe("review");
  });

  it("does not apply to pages that are not operated", () => {
    expect(judge("a11y-keyboard-trap", [report("axe-core"), report("Plumbline")]).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run where nothing was asked or the engine failed", () => {
    expect(judge("a11y-keyboard-trap", []).outcome).toBe("could-not-run");
    const broken = { engine: "Plumbline", report: notGathered("the page hung") };
    expect(judge("a11y-keyboard-trap", [report("Alfa"), broken])).toEqual({
      outcome: "could-not-run",
      reason: "the page hung",
    });
  });

  it("keeps findings of rules without a check of their own", () => {
    const unknown: EngineFinding = { ...trap, engine: "Alfa", rule: "sia-r9999" };
    expect(judge("a11y-other", [report("Alfa", [unknown])]).outcome).toBe("review");
  });

  it.each(browserChecks)("$id says what it means and how to fix it", (check) => {
    expect(check.fixSteps.length).toBeGreaterThan(0);
    expect(check.whyItMatters.length).toBeGreaterThan(40);
    expect(
      check.resources.every(({ url }) => /^https:\/\/www\.w3\.org\/WAI\/WCAG22\/.*[a-z]/.test(url)),
    ).toBe(true);
  });
});
