import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import { describe, expect, it } from "vitest";

import {
  couldNotRun,
  notApplicable,
  notLookedAt,
  pageCheck,
  passed,
  siteCheck,
  type Check,
  type Verdict,
} from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";
import { criteriaOutcomes } from "#judge/criteria-outcomes.ts";
import { runChecks } from "#judge/run-checks.ts";

const failing: Verdict = { outcome: "failed", findings: [{ message: "No alternative" }] };
const doubtful: Verdict = { outcome: "review", findings: [{ message: "Perhaps none" }] };

function checkOf(id: string, wcag: string[], verdict: Verdict) {
  return siteCheck({
    id,
    area: "accessibility",
    severity: "high",
    group: "perceivable",
    sources: [],
    wcag,
    defect: id,
    title: id,
    whyItMatters: "",
    businessImpact: "",
    fixSteps: [],
    effort: "S",
    resources: [],
    evaluate: () => verdict,
  });
}

function outcomeOf(criterion: string, ...verdicts: Verdict[]) {
  const checks = verdicts.map((verdict, index) => checkOf(`check-${index}`, [criterion], verdict));
  const judgment = runChecks(anEvidence(), checks, { areas: ["accessibility"] });
  return criteriaOutcomes(judgment).find((outcome) => outcome.criterion === criterion);
}

describe("what automation did for each criterion", () => {
  it("lists every A and AA criterion once and no other", () => {
    const listed = criteriaOutcomes({ checks: [], findings: [] });
    expect(listed.map(({ criterion }) => criterion)).toEqual(
      WCAG_CRITERIA.filter(({ level }) => level !== "AAA").map(({ id }) => id),
    );
    expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(["not-tested"]));
  });

  it("says failed as soon as one failure is confirmed, and names the checks that ran", () => {
    expect(outcomeOf("1.1.1", passed, doubtful, failing, notApplicable("none"))).toEqual({
      criterion: "1.1.1",
      level: "A",
      state: "failed",
      checks: ["check-0", "check-1", "check-2"],
    });
  });

  it("asks for review where nothing is confirmed", () => {
    expect(outcomeOf("1.1.1", passed, doubtful)?.state).toBe("review");
  });

  it("never says more than that no failure was found", () => {
    expect(outcomeOf("1.1.1", passed, couldNotRun("too slow"))).toMatchObject({
      state: "no-failure-found",
      checks: ["check-0"],
    });
  });

  it("says on how many pages where no failure was found and not all were looked at", () => {
    const pages = ["/a", "/b", "/c"].map((path) => aPage({ url: `https://shop.example${path}` }));
    const { scope: _, ...base } = checkOf("close", ["2.2.2"], passed);
    const close = pageCheck({
      ...base,
      area: "accessibility",
      group: "perceivable",
      evaluate: ({ url }) => (url.endsWith("/a") ? passed : notLookedAt("only key pages")),
    });
    const stateBy = (...checks: Check[]) => {
      const judgment = runChecks(anEvidence({ pages }), checks, { areas: ["accessibility"] });
      return criteriaOutcomes(judgment).find(({ criterion }) => criterion === "2.2.2");
    };
    expect(stateBy(close)).toMatchObject({
      state: "no-failure-found",
      reason: "We looked for this on 1 of 3 pages.",
    });
    expect(stateBy(close, checkOf("everywhere", ["2.2.2"], passed))?.reason).toBe(
      "Some of its checks looked at 1 of 3 pages only.",
    );
  });

  it("says not tested, and why, where no check ran or there is none", () => {
    expect(outcomeOf("1.1.1", couldNotRun("The page did not answer."))).toMatchObject({
      state: "not-tested",
      checks: [],
      reason: "The page did not answer.",
    });
    expect(outcomeOf("1.1.1", notApplicable("There is no image."))).toMatchObject({
      state: "not-tested",
      reason: "There is no image.",
    });
    expect(outcomeOf("1.1.1")).toMatchObject({
      state: "not-tested",
      reason: "Automation can't test this. A person has to check it.",
    });
  });

  it("counts the criteria a finding names, not only those of its check", () => {
    const named: Verdict = { outcome: "failed", findings: [{ message: "x", wcag: ["4.1.2"] }] };
    const judgment = runChecks(anEvidence(), [checkOf("check-0", ["1.1.1"], named)], {
      areas: ["accessibility"],
    });
    const states = new Map(criteriaOutcomes(judgment).map(({ criterion, state }) => [criterion, state]));
    expect([states.get("1.1.1"), states.get("4.1.2")]).toEqual(["no-failure-found", "failed"]);
  });

  it("knows of every criterion the checks name", () => {
    const known = new Set(WCAG_CRITERIA.map(({ id }) => id));
    expect(CHECKS.flatMap(({ wcag = [] }) => wcag).filter((id) => !known.has(id))).toEqual([]);
  });
});
