import { AREAS } from "@plumbline/contract/areas";
import { describe, expect, it } from "vitest";

import { couldNotRun, notApplicable, passed, type Check, type Verdict } from "#check.ts";
import { anEvidence, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { LighthouseReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { runChecks } from "#judge/run-checks.ts";
import { onPages, onSite, pages, scoreOf } from "#score/scored-checks.testing.ts";
import { scoreAreas } from "#score/score-area.ts";
import { LIGHTHOUSE_GROUP } from "#score/weights.ts";

type Severity = Check["severity"];

const failed: Verdict = { outcome: "failed", findings: [{ message: "broken" }] };
const review: Verdict = { outcome: "review", findings: [{ message: "doubtful" }] };

describe("the score of security and privacy", () => {
  it.each<[Severity, number]>([
    ["high", 88],
    ["medium", 95],
    ["low", 98],
    ["info", 100],
  ])("takes a %s finding down to %i", (severity, score) => {
    const rest = onSite({ id: "rest", severity: "low", group: "headers" }, passed);
    expect(scoreOf([onSite({ id: "a", severity, group: "content" }, failed), rest]).score).toBe(score);
  });

  it.each([
    [10, 88],
    [5, 88],
    [4, 91],
    [1, 91],
  ])("weighs a defect on %i of 10 pages by how many have it", (count, score) => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, (index) =>
      index < count ? failed : passed,
    );
    expect(scoreOf([check]).score).toBe(score);
  });

  it("counts half for a defect on fewer than one page in ten, and leaves out pages it does not apply to", () => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, (index) =>
      index === 0 ? failed : passed,
    );
    expect(scoreOf([check], anEvidence({ pages: pages(11) })).score).toBe(94);
    const narrow = onPages({ id: "a", severity: "high", group: "content" }, (index) =>
      index === 0 ? failed : notApplicable("no form"),
    );
    expect(scoreOf([narrow], anEvidence({ pages: pages(11) })).score).toBe(88);
  });

  it("tells of a cost as small as a point, and notes nothing where it is charged in full", () => {
    const check = onPages({ id: "a", severity: "low", group: "content" }, (index) =>
      index === 0 ? failed : passed,
    );
    const { score, lines } = scoreOf([check], anEvidence({ pages: pages(11) }));
    expect(score).toBe(99);
    expect(lines).toEqual([{ check: "a", title: "a", points: 1, pages: 1 }]);
  });

  it("takes less than a group's cap for its checks together, and says what was not charged in full", () => {
    const checks = Array.from({ length: 4 }, (_, index) =>
      onSite({ id: `h${index}`, severity: "high", group: "headers" }, failed),
    );
    const { score, lines } = scoreOf(checks);
    expect(score).toBe(80);
    expect(lines.map(({ points, alone }) => [points, alone])).toEqual(Array.from(checks, () => [4.9, 12]));
    expect(lines[1]?.note).toMatch(/Costs fewer points than it would alone/);
  });

  it("deducts once for a check, by its most severe confirmed finding", () => {
    const check = onSite(
      { id: "a", severity: "low", group: "components" },
      {
        outcome: "failed",
        findings: [
          { message: "x" },
          { message: "y", severity: "high" },
          { message: "z", severity: "critical", outcome: "review" },
        ],
      },
    );
    expect(scoreOf([check])).toMatchObject({
      score: 88,
      lines: [{ check: "a", points: 12, note: expect.stringContaining("up to 13 more points") }],
    });
  });

  it("comes close to 0 where everything is broken, and not below", () => {
    const groups = ["transport", "content", "components", "exposure"] as const;
    const checks = groups.flatMap((group) =>
      ["a", "b"].map((name) => onSite({ id: group + name, severity: "critical", group }, failed)),
    );
    const { score, lines } = scoreOf(checks);
    expect(score).toBe(12);
    expect(lines.every(({ points }) => points > 0)).toBe(true);
  });

  it("deducts nothing for what needs review, and says what it could cost", () => {
    const { score, lines } = scoreOf([onSite({ id: "a", severity: "high", group: "content" }, review)]);
    expect(score).toBe(100);
    expect(lines).toEqual([
      { check: "a", title: "a", points: 0, pages: 0, note: expect.stringContaining("up to 12 more points") },
    ]);
  });

  it.each([
    ["any", 59],
    ["sec-tls-none", 39],
    ["sec-cert-expired", 39],
    ["sec-cert-host", 39],
    ["sec-cert-untrusted", 39],
    ["sec-exposed-files", 29],
  ])("lets no site with a critical finding of %s above %i", (id, highest) => {
    const { score, lines } = scoreOf([onSite({ id, severity: "critical", group: "exposure" }, failed)]);
    expect(score).toBe(highest);
    expect(100 - lines.reduce((sum, { points }) => sum + points, 0)).toBe(highest);
  });

  it("does not close a gate on a doubt or in other areas", () => {
    const doubtful = onSite({ id: "sec-tls-none", severity: "critical", group: "transport" }, review);
    expect(scoreOf([doubtful]).score).toBe(100);
    const wanted = { id: "a", severity: "critical", group: "perceivable", area: "accessibility" } as const;
    expect(scoreOf([onPages(wanted, () => failed)], undefined, "accessibility").score).toBe(75);
  });
});

describe("the score of accessibility", () => {
  const wanted = { id: "axe-x", severity: "high", group: "perceivable", area: "accessibility" } as const;
  const inComponents = (...components: string[]): Verdict => ({
    outcome: "failed",
    findings: components.map((component) => ({ message: "x", component })),
  });

  it("counts the places of one component as one, and further components less", () => {
    const one = onPages(wanted, () => inComponents("card", "card", "card"));
    const two = onPages(wanted, () => inComponents("card", "menu"));
    expect(scoreOf([one], undefined, "accessibility").score).toBe(88);
    expect(scoreOf([two], undefined, "accessibility").score).toBe(85);
  });

  it("lets one rule cost less than twice its points", () => {
    const names = Array.from({ length: 30 }, (_, index) => `part${index}`);
    expect(scoreOf([onPages(wanted, () => inComponents(...names))], undefined, "accessibility").score).toBe(
      76,
    );
  });

  it("weighs each component by the pages it is on", () => {
    const check = onPages(wanted, (index) => (index === 0 ? inComponents("card") : passed));
    expect(scoreOf([check], undefined, "accessibility").score).toBe(91);
  });
});

function lighthouse(seo: number | null, runs: (number | null)[] = []): LighthouseReport {
  return {
    version: "13.5.0",
    formFactor: "mobile",
    scores: { performance: 50, seo },
    runs: runs.map((run) => ({ performance: 50, seo: run })),
    audits: ["meta-description", "is-crawlable", "other"].map((id, index) => ({
      id,
      title: id,
      description: "",
      score: index === 2 ? 1 : 0,
      mode: "binary",
      category: "seo",
      weight: index === 1 ? 3 : 1,
      displayValue: null,
      numericValue: null,
      errorMessage: null,
      elements: [],
      urls: [],
    })),
  };
}

describe("the score of SEO and performance", () => {
  const own = { id: "own", severity: "medium", group: "markup", area: "seo" } as const;
  const withReports = (...reports: LighthouseReport[]): Evidence =>
    anEvidence({
      pages: reports.map((report, index) =>
        aPage({ url: `https://shop.example/${index}`, lighthouse: gathered(report) }),
      ),
    });

  it("starts from Lighthouse's and takes off what only the own checks see", () => {
    const told = onPages({ ...own, id: "seo-is-crawlable", group: LIGHTHOUSE_GROUP }, () => failed);
    const { score, state, lines } = scoreOf([onSite(own, failed), told], withReports(lighthouse(80)), "seo");
    expect([score, state]).toEqual([75, "measured"]);
    expect(lines.map(({ check, points }) => [check, points])).toEqual([
      ["seo-is-crawlable", 15],
      ["seo-meta-description", 5],
      ["own", 5],
    ]);
  });

  it("says why a value that is good already costs points and is no issue", () => {
    const report = lighthouse(80);
    const [first, second, ...others] = report.audits;
    const audits = [{ ...first!, score: 0.97 }, { ...second!, score: 0.5 }, ...others];
    const { lines } = scoreOf([onSite(own, passed)], withReports({ ...report, audits }), "seo");
    expect(lines.map(({ check, note }) => [check, note ?? ""])).toEqual([
      ["seo-is-crawlable", ""],
      ["seo-meta-description", expect.stringContaining("good already, so it is no issue")],
    ]);
    const worse = { ...report, audits: [{ ...first!, score: 0.2 }, ...audits.slice(1)] };
    const both = scoreOf([onSite(own, passed)], withReports({ ...report, audits }, worse), "seo");
    expect(both.lines.every(({ note }) => note === undefined)).toBe(true);
  });

  it("says that a missing description is no issue where all pages without one ask not to be listed", () => {
    const hidden = aPage({
      lighthouse: gathered(lighthouse(80)),
      responseHeaders: [["x-robots-tag", "noindex"]],
    });
    const noteOn = (...pages: PageEvidence[]) =>
      scoreOf([onSite(own, passed)], anEvidence({ pages }), "seo").lines.find(
        ({ check }) => check === "seo-meta-description",
      )?.note;
    expect(noteOn(hidden)).toContain("don't need this");
    expect(noteOn(hidden, aPage({ lighthouse: gathered(lighthouse(80)) }))).toBeUndefined();
  });

  it("leaves out pages that rightly ask not to be listed, unless all do", () => {
    const noindex = { responseHeaders: [["x-robots-tag", "noindex"]] as const };
    const login = aPage({
      url: "https://shop.example/login",
      lighthouse: gathered(lighthouse(60)),
      ...noindex,
    });
    const scoreWith = (...pages: PageEvidence[]) =>
      scoreOf([onSite(own, passed)], anEvidence({ pages }), "seo").score;
    const home = aPage({ lighthouse: gathered(lighthouse(100)) });
    expect(scoreWith(home, login)).toBe(100);
    expect(scoreWith(login)).toBe(60);
    // The home page is meant to be found.
    expect(scoreWith(aPage({ lighthouse: gathered(lighthouse(60)), ...noindex }), login)).toBe(60);
    expect(
      scoreWith(
        { ...home, ...noindex, lighthouse: gathered(lighthouse(70)) },
        { ...login, responseHeaders: [] },
      ),
    ).toBe(65);
  });

  it("names the check that reports the same in another area, so that each line leads to an issue", () => {
    const told = { ...onSite(own, failed), toldBy: "a11y-image-alt" };
    const { lines } = scoreOf([told], withReports(lighthouse(100)), "seo");
    expect(lines.find(({ check }) => check === "own")?.fixedWith).toEqual(["a11y-image-alt"]);
    const report = lighthouse(90);
    const audits = report.audits.slice(0, 1).map((audit) => ({ ...audit, id: "image-alt" }));
    expect(scoreOf([onSite(own, passed)], withReports({ ...report, audits }), "seo").lines).toMatchObject([
      { check: "seo-image-alt", fixedWith: ["a11y-image-alt"] },
    ]);
  });

  it("charges once for what Lighthouse and an own check both see", () => {
    const same: Check = {
      ...onPages({ ...own, id: "seo-description-missing", severity: "high" }, () => failed),
      seenByLighthouse: "seo-meta-description",
    };
    const { score, lines } = scoreOf([same], withReports(lighthouse(80)), "seo");
    expect(score).toBe(73);
    expect(lines.map(({ check, points }) => [check, points])).toContainEqual(["seo-description-missing", 7]);
    // So that what Lighthouse takes off is told with the own check's issues.
    expect(lines.find(({ check }) => check === "seo-meta-description")?.fixedWith).toEqual([
      "seo-description-missing",
    ]);
    // One thing has one name.
    expect(lines.find(({ check }) => check === "seo-meta-description")?.title).toBe(same.defect);
    const other = { ...same, id: "seo-description-vague" };
    const twice = scoreOf([same, other], withReports(lighthouse(80)), "seo");
    expect(twice.lines.find(({ check }) => check === "seo-meta-description")?.title).not.toBe(same.defect);
  });

  it("takes the median of a page's runs and the mean of the pages", () => {
    expect(
      scoreOf([onSite(own, passed)], withReports(lighthouse(10, [70, 10, 90]), lighthouse(90)), "seo").score,
    ).toBe(80);
    expect(scoreOf([onSite(own, passed)], withReports(lighthouse(10, [60, null, 80])), "seo").score).toBe(70);
  });

  it("is provisional in SEO and missing in performance where Lighthouse did not run", () => {
    const checks = [
      onSite(own, failed),
      onSite({ ...own, id: "speed", area: "performance", group: "weight" }, passed),
    ];
    expect(scoreOf(checks, undefined, "seo")).toMatchObject({
      score: 95,
      state: "provisional",
      reason: expect.stringContaining("did not run"),
    });
    expect(scoreOf(checks, undefined, "performance")).toMatchObject({ score: null, state: "not-measured" });
    const broken = anEvidence({ pages: [aPage({ lighthouse: notGathered("the page hung") })] });
    expect(scoreOf(checks, broken, "performance").reason).toMatch(
      /^We saw \d+% of this area, too little for a score\. Lighthouse could not run: the page hung$/,
    );
    expect(scoreOf(checks, withReports(lighthouse(null)), "seo")).toMatchObject({
      state: "provisional",
      reason: expect.stringContaining("no SEO score"),
    });
  });
});

describe("the overall score", () => {
  it("is the weighted mean of the measured areas, and missing where none is", () => {
    const checks = [
      onSite({ id: "a", severity: "high", group: "headers" }, failed),
      onSite({ id: "b", severity: "high", group: "consent", area: "privacy" }, couldNotRun("x")),
      onPages({ id: "c", severity: "high", group: "operable", area: "accessibility" }, () => passed),
    ];
    const evidence = anEvidence({ pages: pages(2) });
    const judgment = runChecks(evidence, checks, { areas: AREAS });
    const { areas, overall } = scoreAreas(["security", "privacy", "accessibility"], judgment, evidence);
    expect(Object.values(areas).map((area) => area?.score)).toEqual([88, null, 100]);
    expect(overall).toBe(Math.round((88 * 0.25 + 100 * 0.18) / 0.43));
    expect(scoreAreas(["privacy"], judgment, evidence).overall).toBeNull();
  });
});
