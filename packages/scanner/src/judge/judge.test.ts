import type { Finding } from "@plumbline/contract/scan-result";
import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";
import { describe, expect, it } from "vitest";

import {
  couldNotRun,
  notApplicable,
  notLookedAt,
  pageCheck,
  passed,
  siteCheck,
  type Verdict,
} from "#check.ts";
import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import { fingerprintOf, groupIntoFixUnits } from "#judge/fix-units.ts";
import { mergeFindings } from "#judge/merge-findings.ts";
import { runChecks } from "#judge/run-checks.ts";

const text = {
  id: "test-check",
  area: "accessibility",
  severity: "high",
  group: "perceivable",
  sources: ["test"],
  defect: "Test",
  title: "Test",
  whyItMatters: "",
  businessImpact: "",
  fixSteps: [],
  effort: "S",
  resources: [],
  wcag: ["1.1.1"],
} as const;

const areas = ["accessibility"] as const;

const base = { ...text, sources: [...text.sources], fixSteps: [], resources: [], wcag: [...text.wcag] };

/** Judges one page for each verdict. */
function judge(verdicts: Record<string, Verdict>, declared: { isOncePerSite?: true } = {}) {
  const pages = Object.keys(verdicts).map((path) => aPage({ url: `https://shop.example${path}` }));
  const check = pageCheck({
    ...base,
    ...declared,
    evaluate: (page) => verdicts[new URL(page.url).pathname] ?? passed,
  });
  const [judged] = runChecks(anEvidence({ pages }), [check], { areas }).checks;
  if (judged === undefined) throw new Error("nothing was judged");
  return judged;
}

function reported(failures: CheckFailures): unknown[] {
  const logged: unknown[] = [];
  failures.report((level, message, details) =>
    logged.push([level, message, details?.["error"] instanceof Error ? details["error"].message : null]),
  );
  return logged;
}

const failed: Verdict = { outcome: "failed", findings: [{ message: "broken" }] };
const review: Verdict = { outcome: "review", findings: [{ message: "doubtful" }] };

const advice: Verdict = { outcome: "advice", findings: [{ message: "better", wcag: [] }] };

describe("running checks", () => {
  it("lets a failure outweigh everything and keeps in sight where it could not run", () => {
    const judged = judge({
      "/a": passed,
      "/b": failed,
      "/c": couldNotRun("no axe"),
      "/d": notApplicable("no form"),
    });
    expect(judged).toMatchObject({
      outcome: "failed",
      reason: "We could not check 1 of 4 pages: no axe",
      pagesJudged: 2,
      pagesFailed: 1,
      pagesAsked: 4,
      pagesUnseen: 1,
      lookedAt: null,
    });
  });

  it("never says that a site has nothing to check where it did not look at every page", () => {
    const judged = judge({ "/a": notApplicable("no slides"), "/b": notLookedAt("only key pages") });
    expect(judged).toMatchObject({
      outcome: "not-looked-at",
      reason: "The one page we looked at for this had nothing to check. We did not look at the other one.",
      lookedAt: ["https://shop.example/a"],
      pagesUnseen: 1,
    });
    expect(judge({ "/a": notLookedAt("only key pages") }).reason).toBe("only key pages");
  });

  it("lets one page speak for all where each page shows the same of the site", () => {
    const declared = { isOncePerSite: true } as const;
    const rest = { "/b": notLookedAt("only key pages"), "/c": notLookedAt("only key pages") };
    const absent = judge({ "/a": notApplicable("There is no robots.txt."), ...rest }, declared);
    expect(absent).toMatchObject({
      outcome: "not-applicable",
      reason: "There is no robots.txt.",
      lookedAt: null,
      pagesUnseen: 0,
    });
    expect(judge({ "/a": passed, ...rest }, declared)).toMatchObject({ outcome: "passed", lookedAt: null });
    expect(judge(rest, declared).outcome).toBe("not-looked-at");
  });

  it("says on which pages it looked where it passed on some of them", () => {
    const judged = judge({ "/a": passed, "/b": notLookedAt("only key pages"), "/c": notApplicable("none") });
    expect(judged).toMatchObject({
      outcome: "passed",
      reason: null,
      lookedAt: ["https://shop.example/a", "https://shop.example/c"],
    });
  });

  it.each<[Record<string, Verdict>, string]>([
    [{ "/a": review, "/b": couldNotRun("x"), "/c": passed }, "review"],
    [{ "/a": review, "/b": advice }, "review"],
    [{ "/a": advice, "/b": couldNotRun("x"), "/c": passed }, "advice"],
    [{ "/a": passed, "/b": couldNotRun("x") }, "could-not-run"],
    [{ "/a": passed, "/b": notApplicable("x") }, "passed"],
    [{ "/a": notApplicable("x") }, "not-applicable"],
  ])("answers %o with %s", (verdicts, outcome) => {
    expect(judge(verdicts).outcome).toBe(outcome);
  });

  it("does not judge a page that was not measured, and does not pass where none was", () => {
    const check = pageCheck({ ...base, evaluate: () => passed });
    const one = runChecks(anEvidence({ pages: [aPage(), anUnmeasuredPage()] }), [check], { areas });
    expect(one.checks[0]).toMatchObject({ outcome: "passed", pagesJudged: 1 });
    const none = runChecks(anEvidence({ pages: [anUnmeasuredPage("it timed out")] }), [check], { areas });
    expect(none.checks[0]).toMatchObject({
      outcome: "could-not-run",
      reason: "it timed out",
      pagesUnseen: 1,
    });
  });

  it("takes a check that throws as one that could not run, and logs it once however many pages it failed on", () => {
    const failures = new CheckFailures();
    const check = pageCheck({
      ...base,
      evaluate: ({ finalUrl }) => {
        if (finalUrl.endsWith("/fine")) return passed;
        throw new Error(`no such field at ${finalUrl}`);
      },
    });
    const pages = ["/a", "/fine", "/b", "/c"].map((path) => aPage({ url: `https://shop.example${path}` }));
    const { checks } = runChecks(anEvidence({ pages }), [check], { areas, failures });
    expect(checks[0]).toMatchObject({
      outcome: "could-not-run",
      reason: expect.stringMatching(/^We could not check 3 of 4 pages: Our scanner made an error/),
    });
    expect(reported(failures)).toEqual([
      ["error", "The check test-check failed on 3 pages", "no such field at https://shop.example/a"],
    ]);
  });

  it("logs a check of the site that throws", () => {
    const failures = new CheckFailures();
    const check = siteCheck({
      ...base,
      evaluate: () => {
        throw new Error("no such field");
      },
    });
    const { checks } = runChecks(anEvidence(), [check], { areas, failures });
    expect(checks[0]).toMatchObject({
      outcome: "could-not-run",
      reason: "Our scanner made an error in this check.",
    });
    expect(reported(failures)).toEqual([["error", "The check test-check failed", "no such field"]]);
  });

  it("does not believe a failure that names nothing, and asks a person where no place is sure", () => {
    expect(judge({ "/a": { outcome: "failed", findings: [] } }).outcome).toBe("could-not-run");
    const doubtful: Verdict = { outcome: "failed", findings: [{ message: "x", outcome: "review" }] };
    expect(judge({ "/a": doubtful })).toMatchObject({ outcome: "review", pagesFailed: 0 });
  });

  it("never lets what is only good to know deduct", () => {
    const grave: Verdict = {
      outcome: "failed",
      findings: [{ message: "x", severity: "high", outcome: "fail" }],
    };
    const check = siteCheck({ ...base, wcag: [], severity: "info", evaluate: () => grave });
    const { checks, findings } = runChecks(anEvidence(), [check], { areas });
    expect(checks[0]).toMatchObject({ outcome: "advice", pagesJudged: 1, pagesFailed: 0 });
    expect(findings[0]).toMatchObject({ severity: "low", outcome: "advice" });
  });

  it("tells what counts before what is only good to know, whichever check came first", () => {
    const said = (id: string, verdict: Verdict) => siteCheck({ ...base, id, evaluate: () => verdict });
    const { findings } = runChecks(anEvidence(), [said("better", advice), said("broken", failed)], { areas });
    expect(findings.map(({ outcome }) => outcome)).toEqual(["fail", "advice"]);
  });

  it("adds up what it says of very many places", () => {
    const findings = Array.from({ length: 200_000 }, () => ({ message: "broken" }));
    const check = siteCheck({ ...base, evaluate: () => ({ outcome: "failed", findings }) });
    const { checks } = runChecks(anEvidence({ pages: [aPage()] }), [check], { areas });
    expect(checks[0]).toMatchObject({ outcome: "failed", pagesJudged: 1, pagesFailed: 1, reason: null });
    expect(checks[0]?.findings).toHaveLength(200_000);
  });

  it("tells what concerns the whole site from what is on single pages", () => {
    const evidence = anEvidence({ pages: [aPage({ url: "https://shop.example/menu" })] });
    const { startUrl: start } = evidence.site;
    const element = { selector: "a", snippet: "<a>", component: "a-1", heading: "Offers" };
    const findings = [
      { message: "no policy" },
      { message: "no encryption", page: start },
      { message: "broken link", page: start, element },
      { message: "equal titles", page: "https://shop.example/menu" },
    ];
    const ofSite = siteCheck({ ...base, evaluate: () => ({ outcome: "failed", findings }) });
    const ofPage = pageCheck({ ...base, id: "of-page", evaluate: () => failed });
    const told = runChecks(evidence, [ofSite, ofPage], { areas }).findings;
    expect(told.map(({ message, isSiteWide = false, heading }) => [message, isSiteWide, heading])).toEqual([
      ["no policy.", true, undefined],
      ["no encryption.", true, undefined],
      ["broken link.", false, "Offers"],
      ["equal titles.", false, undefined],
      ["broken.", false, undefined],
    ]);
  });

  it("runs only the checks of the wanted areas", () => {
    const check = pageCheck({ ...base, area: "seo", group: "content", evaluate: () => failed });
    expect(runChecks(anEvidence(), [check], { areas })).toEqual({ checks: [], findings: [] });
  });

  it.each([
    [passed, "could-not-run", "The page is so large that we read only some of its links."],
    [failed, "failed", "The page is so large that we read only some of its links."],
  ])("passes no site by links of which it did not see all", (verdict, outcome, reason) => {
    const pages = [aPage({ document: gathered(aDocument({ cut: ["links"] })) })];
    const check = siteCheck({
      ...base,
      evaluate: ({ pages: [page] }) =>
        page?.document.gathered === true && page.document.value.links.length === 0 ? verdict : failed,
    });
    expect(runChecks(anEvidence({ pages }), [check], { areas }).checks).toMatchObject([{ outcome, reason }]);
  });

  it("fills in place, component and source where the defect names none, and cuts long snippets", () => {
    const long = { outcome: "failed", findings: [{ message: "x", snippet: "y".repeat(900) }] } as const;
    const finding = judge({ "/a": { ...long, findings: [...long.findings] } }).findings[0];
    expect(finding).toMatchObject({ page: "https://shop.example/a", component: "page", selector: null });
    expect(finding?.snippet).toBe(`${"y".repeat(SNIPPET_CHARACTERS - 1)}…`);
    expect(finding?.sources[0]).toMatch(/^plumbline /);
  });
});

function aFinding(overrides: Partial<Finding> = {}): Finding {
  return {
    check: "axe-image-alt",
    area: "accessibility",
    severity: "high",
    outcome: "fail",
    wcag: ["1.1.1"],
    actRules: [],
    page: "https://shop.example/",
    selector: "main > img",
    snippet: "<img>",
    message: "no alternative text",
    sources: ["axe-core 4.14.1"],
    component: "main>img",
    ...overrides,
  };
}

describe("merging findings", () => {
  it("makes one of what two engines found at one element for one criterion, and names both", () => {
    const other = aFinding({
      check: "ibm-img",
      sources: ["ibm 4.0"],
      outcome: "review",
      actRules: ["23a2a8"],
    });
    expect(mergeFindings([other, aFinding()])).toEqual([
      aFinding({ sources: ["axe-core 4.14.1", "ibm 4.0"], actRules: ["23a2a8"] }),
    ]);
  });

  it.each([
    ["another element", { selector: "footer > img" }],
    ["another page", { page: "https://shop.example/b" }],
    ["another criterion", { wcag: ["4.1.2"] }],
    ["another rule of the same engine", { sources: ["axe-core 4.14.1"] }],
  ])("keeps apart %s", (_what, difference) => {
    const other = aFinding({ check: "other", sources: ["ibm 4.0"], ...difference });
    expect(mergeFindings([aFinding(), other])).toHaveLength(2);
  });
});

describe("fix units", () => {
  it("put all places of one check in one component together, the most severe unit first", () => {
    const units = groupIntoFixUnits([
      aFinding({ check: "minor", severity: "low" }),
      aFinding({ page: "https://shop.example/b", outcome: "review" }),
      aFinding({ page: "https://shop.example/a" }),
      aFinding({ page: "https://shop.example/a", selector: "main > img:nth-child(2)" }),
    ]);
    expect(
      units.map(({ check, outcome, pages, places }) => [check, outcome, pages.length, places.length]),
    ).toEqual([
      ["axe-image-alt", "fail", 2, 3],
      ["minor", "fail", 1, 1],
    ]);
  });

  it("keep their fingerprint across scans, pages and selectors, and differ by check and component", () => {
    const [one] = groupIntoFixUnits([aFinding()]);
    const [again] = groupIntoFixUnits([
      aFinding({ page: "https://shop.example/x", selector: "img", message: "other words" }),
    ]);
    expect(one?.fingerprint).toBe(again?.fingerprint);
    expect(one?.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprintOf("a", "b")).not.toBe(fingerprintOf("a", "c"));
    expect(fingerprintOf("a", "b")).not.toBe(fingerprintOf("c", "b"));
  });
});
