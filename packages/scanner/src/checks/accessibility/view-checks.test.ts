import { describe, expect, it } from "vitest";

import type { PageCheck } from "#check.ts";
import { aPage, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { EngineFinding, EngineReport, PageEvidence } from "#evidence.ts";

import { axeChecks } from "./axe-rules.ts";
import { browserChecks } from "./browser-checks.ts";
import { VIEW_RULES } from "./rule-texts/view-rules.ts";

const element = { selector: "div.box", snippet: "<div>", component: "main>div" };

function report(overrides: Partial<EngineReport> = {}): PageEvidence["engines"][number]["report"] {
  const empty = { findings: [], passedRules: [], inapplicableRules: [] };
  return gathered({ engine: "Plumbline", version: "1", ...empty, ...overrides });
}

function aFinding(overrides: Partial<EngineFinding>): EngineFinding {
  const base = { engine: "Plumbline", verdict: "failed" as const, wcag: ["1.4.10"], actRules: [] };
  return { ...base, rule: "reflow", severity: "medium" as const, message: "wide", element, ...overrides };
}

function judge(id: string, engines: PageEvidence["engines"]) {
  const checks = [...browserChecks, ...axeChecks];
  const check = checks.find((candidate): candidate is PageCheck => candidate.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  const page = aPage({ engines });
  return check.evaluate(page, anEvidence({ pages: [page] }));
}

describe.each(Object.entries(VIEW_RULES))("the check of %s", (name, { engine, wcag }) => {
  const id = `a11y-${name}`;
  const alfa = { engine: "Alfa", report: report({ engine: "Alfa" }) };
  const asked = (overrides: Partial<EngineReport> = {}) => [alfa, { engine, report: report(overrides) }];

  it("passes where the page was looked at and nothing was found", () => {
    expect(judge(id, asked())).toEqual({ outcome: "passed" });
  });

  it("fails with the element, and tells in which view it was seen", () => {
    const findings = [aFinding({ rule: name, wcag, view: "320 px wide" })];
    expect(judge(id, asked({ findings }))).toMatchObject({
      outcome: "failed",
      findings: [{ outcome: "fail", element, sources: ["Plumbline 1, 320 px wide"] }],
    });
  });

  it("does not apply where the page has nothing for it or was not looked at", () => {
    expect(judge(id, asked({ inapplicableRules: [name] })).outcome).toBe("not-applicable");
    expect(judge(id, [{ engine: "axe-core", report: report() }]).outcome).toBe("not-applicable");
  });

  it("could not run where the view failed, whatever the other views say", () => {
    const broken = [alfa, { engine, report: notGathered("the page hung") }];
    expect(judge(id, broken)).toEqual({ outcome: "could-not-run", reason: "the page hung" });
  });
});

it("tells a defect that two views show once, with both views", () => {
  const complaint = { engine: "axe-core", rule: "color-contrast", wcag: ["1.4.3"] };
  const usual = { engine: "axe-core", findings: [aFinding(complaint)] };
  const dark = { findings: [aFinding({ ...complaint, view: "dark colors" })] };
  const verdict = judge("a11y-color-contrast", [
    { engine: "axe-core", report: report(usual) },
    { engine: "axe-core in dark colors", report: report(dark) },
  ]);
  expect(verdict).toMatchObject({
    outcome: "failed",
    findings: [{ sources: ["axe-core 1", "axe-core 1, dark colors"] }],
  });
});
