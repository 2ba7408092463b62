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
    expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(["not-automated"]));
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
    const unseen = notLookedAt("only key pages");
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
    const nowhere = pageCheck({
      ...base,
      area: "accessibility",
      group: "perceivable",
      evaluate: () => unseen,
    });
    expect(stateBy(nowhere, checkOf("everywhere", ["2.2.2"], passed))?.reason).toBe(
      "Some of its checks looked at no page.",
    );
  });

  it("tells what has nothing to check from what could not be, what no check is about, and what was not seen", () => {
    expect(outcomeOf("1.1.1", couldNotRun("The page did not answer."), notApplicable("none"))).toMatchObject({
      state: "could-not-run",
      checks: [],
      reason: "The page did not answer.",
    });
    expect(outcomeOf("1.1.1", notApplicable("The site has one page."))).toMatchObject({
      state: "nothing-to-check",
      reason: "The site has one page.",
    });
    expect(outcomeOf("1.1.1", notApplicable("no image"), notApplicable("no map"))).toMatchObject({
      state: "nothing-to-check",
      reason: "The pages we visited have nothing that its checks are about.",
    });
    expect(outcomeOf("1.1.1")).toMatchObject({
      state: "not-automated",
      reason: "Automation can't test this. A person has to check it.",
    });
  });

  it("says that not every page was looked at where nothing was found on those that were", () => {
    const pages = ["/a", "/b"].map((path) => aPage({ url: `https://shop.example${path}` }));
    const { scope: _, ...base } = checkOf("close", ["2.2.2"], passed);
    const evaluate = ({ url }: { url: string }) =>
      url.endsWith("/a") ? notApplicable("nothing moves") : notLookedAt("only key pages");
    const close = pageCheck({ ...base, area: "accessibility", group: "perceivable", evaluate });
    const judgment = runChecks(anEvidence({ pages }), [close], { areas: ["accessibility"] });
    expect(criteriaOutcomes(judgment).find(({ criterion }) => criterion === "2.2.2")).toMatchObject({
      state: "not-looked-at",
      reason: "The one page we looked at for this had nothing to check. We did not look at the other one.",
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
