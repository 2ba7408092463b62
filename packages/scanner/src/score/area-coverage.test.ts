import { describe, expect, it } from "vitest";

import { couldNotRun, notApplicable, notLookedAt, passed, type Verdict } from "#check.ts";
import { somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { LighthouseReport } from "#evidence/engines.ts";
import { NO_REJECT, type PrivacyPasses } from "#evidence/privacy.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { onPages, onSite, pages, scoreOf } from "#score/scored-checks.testing.ts";

describe("what was not measured", () => {
  it("is never a good score: no page, no check, nothing that ran", () => {
    const check = onSite({ id: "a", severity: "high", group: "content" }, passed);
    expect(scoreOf([check], anEvidence({ pages: [anUnmeasuredPage("it timed out")] }))).toEqual({
      score: null,
      state: "not-measured",
      reason: "it timed out",
      lines: [],
    });
    expect(scoreOf([check], anEvidence({ pages: [] }))).toMatchObject({ score: null, state: "not-measured" });
    expect(scoreOf([])).toMatchObject({ score: null, state: "not-measured" });
    expect(
      scoreOf([onSite({ id: "a", severity: "high", group: "content" }, couldNotRun("no answer"))]),
    ).toMatchObject({
      score: null,
      state: "not-measured",
      reason: "no answer",
    });
  });

  it("gives no free marks to checks that do not apply", () => {
    expect(
      scoreOf([onSite({ id: "a", severity: "high", group: "content" }, notApplicable("no form"))]).score,
    ).toBeNull();
  });

  it("makes a score provisional beyond a fifth of the weight, and takes it away beyond half", () => {
    const oneLost = (lowPassed: number) => [
      onSite({ id: "lost", severity: "medium", group: "content" }, couldNotRun("the server hung up")),
      ...Array.from({ length: lowPassed }, (_, index) =>
        onSite({ id: `ok${index}`, severity: "medium", group: "headers" }, passed),
      ),
    ];
    expect(scoreOf(oneLost(4))).toEqual({ score: 100, state: "measured", seen: 80, lines: [] });
    expect(scoreOf(oneLost(3))).toMatchObject({
      score: 100,
      state: "provisional",
      seen: 75,
      reason: "We saw 75% of this area. the server hung up",
    });
    expect(scoreOf(oneLost(1))).toMatchObject({ score: 100, state: "provisional", seen: 50 });
    expect(scoreOf(oneLost(0))).toMatchObject({ score: null, state: "not-measured" });
  });

  it("counts a check that could not run on part of the pages by that part", () => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, (index) =>
      index < 3 ? couldNotRun("cut off") : passed,
    );
    expect(scoreOf([check])).toMatchObject({ state: "provisional", reason: expect.stringContaining("70%") });
  });

  it("stays measured where eight of 48 pages were lost, however few pages its checks apply to", () => {
    const lostOnEight = (id: string, elsewhere: (index: number) => Verdict) =>
      onPages({ id, severity: "high", group: "content" }, (index) =>
        index < 8 ? couldNotRun("the page took too long") : elsewhere(index),
      );
    const checks = [
      lostOnEight("everywhere", () => passed),
      lostOnEight("on one page", (index) => (index === 9 ? passed : notApplicable("no table"))),
      lostOnEight("nowhere", () => notApplicable("no video")),
    ];
    const evidence = anEvidence({ pages: pages(48) });
    expect(scoreOf(checks, evidence)).toMatchObject({ score: 100, state: "measured", seen: 83 });
  });

  it("counts pages that could not be measured, but not addresses without a page", () => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, () => passed);
    const lost = Array.from({ length: 6 }, () => anUnmeasuredPage("it took too long"));
    const gone = lost.map((page) => ({ ...page, status: 404 }));
    expect(scoreOf([check], anEvidence({ pages: [...pages(10), ...gone] })).state).toBe("measured");
    expect(scoreOf([check], anEvidence({ pages: [...pages(10), ...lost] }))).toMatchObject({
      state: "provisional",
      reason: "We saw 62% of this area. We could not measure 6 of 16 pages: it took too long",
    });
    const [dropped] = lost;
    const [notFound] = gone;
    expect(
      scoreOf([check], anEvidence({ pages: [...pages(2), notFound!, dropped!] })).reason,
      "2 pages measured, 2 not: the share and the counts are of the same pages",
    ).toBe(
      "We saw 66% of this area. We could not measure 1 of 3 pages, not counting 1 address with no page to measure: it took too long",
    );
  });

  it.each([
    [403, "provisional"],
    [429, "provisional"],
    [500, "provisional"],
    [503, "provisional"],
    [401, "measured"],
    [410, "measured"],
  ])("of 7 pages whose last two answer %i is %s", (status, state) => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, () => passed);
    const failed = { ...anUnmeasuredPage(`The page answered with error ${status}.`), status };
    const evidence = anEvidence({ pages: [...pages(5), failed, failed] });
    expect(scoreOf([check], evidence).state).toBe(state);
  });

  it("counts no page of another site that an address leads to", () => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, () => passed);
    const page = { ...anUnmeasuredPage("This address leads to another website."), status: 200 };
    const away = { ...page, finalUrl: "https://carrier.example/track" };
    const evidence = anEvidence({ pages: [...pages(5), away, away] });
    expect(scoreOf([check], evidence)).toMatchObject({ state: "measured", seen: 100 });
  });

  it("counts pages that a check was not meant to look at as unseen, and says of how many", () => {
    const check = onPages({ id: "a", severity: "high", group: "content" }, (index) =>
      index < 6 ? passed : notLookedAt("only key pages"),
    );
    expect(scoreOf([check])).toMatchObject({
      state: "provisional",
      reason: "We saw 60% of this area. We looked for this on 6 of 10 pages.",
    });
    const nowhere = onPages({ id: "b", severity: "critical", group: "content" }, () =>
      notLookedAt("only key pages"),
    );
    const everywhere = onPages({ id: "c", severity: "low", group: "content" }, () => passed);
    expect(scoreOf([nowhere, everywhere])).toMatchObject({ state: "measured", seen: 100 });
  });
});

describe("speed measured on a busy machine", () => {
  it("is never more than provisional, and says why", () => {
    const check = onSite({ id: "speed", severity: "low", area: "performance", group: "weight" }, passed);
    const scoreWith = (contention: number) => {
      const report: LighthouseReport = {
        version: "13",
        formFactor: "mobile",
        scores: { performance: 40, seo: null },
        runs: [{ performance: 40, seo: null }],
        audits: [],
        contention,
      };
      const evidence = anEvidence({ pages: [aPage({ lighthouse: gathered(report) })] });
      return scoreOf([check], evidence, "performance");
    };
    expect(scoreWith(1.2).state).toBe("measured");
    expect(scoreWith(2.4)).toMatchObject({
      state: "provisional",
      reason: expect.stringMatching(/^We saw 100% of this area\. Our machine was busy/),
    });
  });
});

describe("a privacy pass that was not answered", () => {
  const check = onSite({ id: "a", area: "privacy", severity: "high", group: "consent" }, passed);
  const passes = (overrides: Partial<PrivacyPasses>, typing?: SiteEvidence["typing"]) =>
    anEvidence({
      pages: pages(1),
      site: aSite({ privacy: gathered(somePasses(overrides)), ...(typing === undefined ? {} : { typing }) }),
    });
  const missing = notGathered("The privacy passes took too long.");

  it("makes the area provisional, and says why", () => {
    expect(scoreOf([check], passes({ withGpc: missing }), "privacy")).toMatchObject({
      state: "provisional",
      reason: "We saw 100% of this area. The privacy passes took too long.",
    });
    expect(scoreOf([check], passes({ afterReject: missing }), "privacy").state).toBe("provisional");
    expect(scoreOf([check], passes({}, missing), "privacy").state).toBe("provisional");
  });

  it("leaves it measured where all were answered, and where a banner has no button to reject it", () => {
    expect(scoreOf([check], passes({}, gathered([])), "privacy").state).toBe("measured");
    const unrejectable = passes({ afterReject: notGathered(NO_REJECT) });
    expect(scoreOf([check], unrejectable, "privacy").state).toBe("measured");
  });
});
