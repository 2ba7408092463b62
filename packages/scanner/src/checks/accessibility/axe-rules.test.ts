import { describe, expect, it } from "vitest";

import type { PageCheck } from "#check.ts";
import { aPage, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { EngineFinding, EngineReport, PageEvidence } from "#evidence.ts";
import { AXE_RULES } from "#gather/engines/axe-rule-set.ts";

import { axeChecks } from "./axe-rules.ts";
import { RULE_TEXTS } from "./rule-texts.ts";

function check(id: string): PageCheck {
  const found = axeChecks.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no check ${id}`);
  return found;
}

function aReport(overrides: Partial<EngineReport> = {}): EngineReport {
  return {
    engine: "axe-core",
    version: "4.14.1",
    findings: [],
    passedRules: [],
    inapplicableRules: [],
    ...overrides,
  };
}

function aFinding(overrides: Partial<EngineFinding> = {}): EngineFinding {
  return {
    engine: "axe-core",
    rule: "image-alt",
    verdict: "failed",
    wcag: ["1.1.1"],
    actRules: ["23a2a8"],
    severity: "critical",
    message: "Element does not have an alt attribute",
    element: { selector: "main > img", snippet: "<img>", component: "main>img" },
    ...overrides,
  };
}

function pageWith(report: EngineReport): PageEvidence {
  return aPage({ engines: [{ engine: "axe-core", report: gathered(report) }] });
}

function judge(page: PageEvidence, id = "a11y-image-alt") {
  return check(id).evaluate(page, anEvidence({ pages: [page] }));
}

describe("a check made of one of axe's rules", () => {
  it("passes where the rule found nothing wrong", () => {
    expect(judge(pageWith(aReport({ passedRules: ["image-alt"] })))).toEqual({ outcome: "passed" });
  });

  it("fails with every element the rule complains of", () => {
    const other = { selector: "footer > img", snippet: "<img>", component: "footer>img" };
    const verdict = judge(
      pageWith(aReport({ findings: [aFinding(), aFinding({ verdict: "review", element: other })] })),
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          outcome: "fail",
          element: { selector: "main > img" },
          wcag: ["1.1.1"],
          sources: ["axe-core 4.14.1"],
        },
        { outcome: "review" },
      ],
    });
  });

  it("asks a person where the rule itself is unsure", () => {
    const verdict = judge(pageWith(aReport({ findings: [aFinding({ verdict: "review" })] })));
    expect(verdict.outcome).toBe("review");
  });

  it("does not apply where the page has nothing of the kind", () => {
    expect(judge(pageWith(aReport({ inapplicableRules: ["image-alt"] }))).outcome).toBe("not-applicable");
  });

  it("could not run where axe was not asked, did not finish, or stopped at this rule", () => {
    const failed = aPage({
      engines: [{ engine: "axe-core", report: notGathered("axe-core could not finish") }],
    });
    expect(judge(aPage()).outcome).toBe("could-not-run");
    expect(judge(failed)).toEqual({ outcome: "could-not-run", reason: "axe-core could not finish" });
    expect(judge(pageWith(aReport())).outcome).toBe("could-not-run");
  });
});

describe("the checks made of axe's rules", () => {
  it("have a text for each rule, and no text for a rule that is not run", () => {
    expect(Object.keys(RULE_TEXTS).toSorted()).toEqual([...AXE_RULES.keys()].toSorted());
  });

  it("are grouped by the principle of their criterion", () => {
    expect(check("a11y-image-alt").group).toBe("perceivable");
    expect(check("a11y-meta-refresh").group).toBe("operable");
    expect(check("a11y-label").group).toBe("robust");
    expect(check("a11y-html-has-lang").group).toBe("understandable");
  });

  it("never let a recommendation cost points", () => {
    const advice = axeChecks.filter(({ group }) => group === "best-practice");
    expect(advice.length).toBeGreaterThan(20);
    expect(advice.every(({ severity, wcag }) => severity === "info" && wcag?.length === 0)).toBe(true);
  });

  it.each(axeChecks)("$id tells what to do in sentences", ({ title, fixSteps, resources }) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(fixSteps.every((step) => step.length > 25 && step.endsWith("."))).toBe(true);
    expect(resources.every(({ url }) => URL.canParse(url) && !url.endsWith("/Understanding/"))).toBe(true);
  });
});
