import type { Finding, ScanResult } from "@plumbline/contract/scan-result";
import { foundIssues } from "@plumbline/worker/found-issues";
import { describe, expect, it } from "vitest";

import { textReport } from "#scan/text-report.ts";

const SITE = "https://shop.example/";

function aResult(places: string[]): ScanResult {
  const findings = places.map((selector): Finding => ({
    check: "a11y-image-alt",
    area: "accessibility",
    severity: "high",
    outcome: "fail",
    wcag: ["1.1.1"],
    actRules: [],
    page: SITE,
    selector,
    snippet: null,
    message: "The picture has no text alternative",
    sources: [],
    component: "card-picture",
  }));
  return {
    schemaVersion: 2,
    rulesetVersion: "1",
    startedAt: "2026-11-21T09:00:00.000Z",
    finishedAt: "2026-11-21T09:00:20.000Z",
    site: SITE,
    overall: 80,
    areas: { accessibility: { score: 80, state: "measured", lines: [] } },
    pages: [{ url: SITE, status: 200, state: "measured", title: "Shop" }],
    checks: [],
    findings,
  };
}

describe("a result on a terminal", () => {
  it("says how many pages were found and not visited, where there are any", () => {
    const beyond = textReport({ ...aResult([]), pagesNotVisited: 7 }, { baseline: null });
    expect(beyond).toContain(
      "1 of 1 page measured, ruleset 1\n  At least 7 more pages were found and not visited.\n",
    );
    expect(textReport(aResult([]), { baseline: null })).not.toContain("not visited");
  });

  it("says that the address led to a page to sign in, or to another website", () => {
    const reportOf = (site: string) => {
      const page = { url: site, status: 200, state: "measured", title: "Harbor" } as const;
      return textReport({ ...aResult([]), site, pages: [page] }, { baseline: null, asked: SITE });
    };
    expect(reportOf("https://shop.example/login")).toContain(
      "The first page of shop.example asks visitors to sign in.",
    );
    expect(reportOf("https://parked.example/")).toContain(
      "shop.example leads to another website, parked.example.",
    );
    expect(reportOf("https://www.shop.example/welcome")).not.toMatch(/sign in|another website/u);
  });

  it.each([
    [["img.one"], "img.one\n"],
    [["img.one", "img.two"], "img.one and 1 more place\n"],
    [["img.one", "img.two", "img.three"], "img.one and 2 more places\n"],
  ])("tells %j as one thing to fix, and where else it is", (places, told) => {
    const text = textReport(aResult(places), { baseline: null });
    expect(text).toContain("1 of 1 page measured");
    expect(text).toContain("1 thing to fix, 0 to review");
    expect(text).toContain(told);
  });
});

it("counts what is to review as the app does: not what has a confirmed place beside it", () => {
  const [confirmed] = aResult(["img.one"]).findings;
  const doubtful = { ...confirmed!, selector: "img.two", outcome: "review" as const };
  const elsewhere = { ...doubtful, component: "banner" };
  const result = { ...aResult([]), findings: [confirmed!, doubtful, elsewhere] };
  const inApp = foundIssues(result).filter(({ needsReview }) => needsReview);
  expect(textReport(result, { baseline: null })).toContain(`1 thing to fix, ${inApp.length} to review`);
  expect(inApp).toHaveLength(1);
});

describe("advice on a terminal", () => {
  const [confirmed] = aResult(["img.one"]).findings;
  const advice = {
    ...confirmed!,
    check: "a11y-region",
    outcome: "advice" as const,
    wcag: [],
    component: "div",
  };
  const checks = [
    {
      id: "a11y-region",
      area: advice.area,
      outcome: "advice" as const,
      title: "Regions",
      defect: "Outside regions",
    },
  ];
  const places = [advice, { ...advice, selector: "p" }, { ...advice, selector: "p", component: "footer" }];
  const result = { ...aResult([]), checks, findings: [confirmed!, ...places] };

  it("is one line at the end, and counts nowhere else", () => {
    const text = textReport(result, { baseline: null });
    expect(text).toContain("1 thing to fix, 0 to review\n");
    expect(text).not.toContain("Outside regions");
    expect(text.trimEnd().split("\n").at(-1)).toBe(
      "Advice: 1 best-practice suggestion that lowers no score; --advice lists them",
    );
    expect(textReport(aResult(["img"]), { baseline: null })).not.toContain("Advice");
  });

  it("is listed where it is asked for", () => {
    const text = textReport(result, { baseline: null, listsAdvice: true });
    expect(text.trimEnd().split("\n").slice(-2)).toEqual([
      "  Outside regions  [a11y-region]",
      "           https://shop.example/  img.one and 2 more places",
    ]);
  });
});

describe("the order on a terminal", () => {
  const finding = aResult(["img.one"]).findings[0]!;

  it("is the one of the app: what brings most for an hour of work first, with its reason", () => {
    const findings: Finding[] = [
      { ...finding, check: "a11y-page-has-heading-one", severity: "low", message: "No heading" },
      { ...finding, check: "a11y-image-alt" },
      { ...finding, check: "a11y-image-alt", selector: "img.two", component: "banner" },
      { ...finding, check: "a11y-link-name", severity: "critical", message: "No name" },
    ];
    const line = (check: string, points: number) => ({ check, title: check, points, pages: 1 });
    const lines = [
      line("a11y-image-alt", 9),
      line("a11y-link-name", 3),
      line("a11y-page-has-heading-one", 8),
    ];
    const areas = { accessibility: { score: 80, state: "measured" as const, lines } };
    const text = textReport({ ...aResult([]), findings, areas }, { baseline: null });
    expect(text.match(/(?<=\[)a11y-[a-z-]+(?=\])/gu)).toEqual([
      "a11y-link-name",
      "a11y-image-alt",
      "a11y-page-has-heading-one",
    ]);
    expect(text).toContain("4 things to fix, 0 to review\nWhat to fix first, and why (3 causes):");
    expect(text).toMatch(/HIGH .*\[a11y-image-alt\]\n +9 overall points, .*: 2 issues on 1 page\n/u);
  });
});
