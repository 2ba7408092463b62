import type { Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { groupIntoFixUnits } from "#judge/fix-units.ts";

function found(check: string, page: string, overrides: Partial<Finding> = {}): Finding {
  return {
    check,
    area: check.startsWith("seo") ? "seo" : "accessibility",
    severity: "medium",
    outcome: "fail",
    wcag: [],
    actRules: [],
    page,
    selector: null,
    snippet: null,
    message: check,
    sources: ["plumbline"],
    component: "page",
    ...overrides,
  };
}

function issues(...findings: Finding[]): [string, string[]][] {
  return groupIntoFixUnits(findings).map(({ check, pages }) => [check, pages]);
}

describe("a defect that two areas see", () => {
  it("is one issue, told by the area that owns it", () => {
    expect(issues(found("seo-image-alt", "/"), found("a11y-image-alt", "/"))).toEqual([
      ["a11y-image-alt", ["/"]],
    ]);
  });

  it("is told by the other on pages where the owner sees nothing", () => {
    const findings = [
      found("a11y-document-title", "/"),
      ...["/", "/b"].map((page) => found("seo-title-missing", page)),
    ];
    expect(issues(...findings)).toEqual([
      ["a11y-document-title", ["/"]],
      ["seo-title-missing", ["/b"]],
    ]);
  });

  it("is one issue for all pages that share a title, also the one whose title fits", () => {
    const shared = ["/", "/a", "/b"].map((page) =>
      found("seo-title-duplicate", page, { component: "title:shop" }),
    );
    const other = ["/c", "/d"].map((page) => found("seo-title-duplicate", page, { component: "title:blog" }));
    const untold = ["/a", "/b"].map((page) => found("a11y-page-titles-differ", page, { component: "title" }));
    expect(issues(...shared, ...other, ...untold)).toEqual([
      ["seo-title-duplicate", ["/c", "/d"]],
      ["a11y-page-titles-differ", ["/a", "/b"]],
    ]);
  });

  it("is one issue where a page has no main area: nothing can be skipped, and all lies outside of regions", () => {
    const advice = { outcome: "review" } as const;
    const ofPage = (page: string) => [
      found("a11y-landmark-one-main", page, advice),
      found("a11y-region", page, { ...advice, component: "body>div" }),
      found("a11y-region", page, { ...advice, component: "body>p" }),
    ];
    expect(issues(found("a11y-bypass", "/"), ...ofPage("/"), ...ofPage("/short"))).toEqual([
      ["a11y-bypass", ["/"]],
      ["a11y-landmark-one-main", ["/short"]],
    ]);
    expect(issues(found("a11y-region", "/aside", advice))).toEqual([["a11y-region", ["/aside"]]]);
  });

  it("is one issue where the whole site and thus each of its forms lacks encryption", () => {
    const site = found("sec-tls-none", "/", { isSiteWide: true });
    expect(issues(site, found("sec-form-http", "/login"), found("sec-form-http", "/"))).toEqual([
      ["sec-tls-none", ["/"]],
    ]);
    expect(issues(found("sec-form-http", "/login"))).toEqual([["sec-form-http", ["/login"]]]);
  });

  it("stays confirmed where the owner only asks a person", () => {
    const doubt = found("a11y-page-titles-differ", "/a", { outcome: "review" });
    expect(issues(found("seo-title-duplicate", "/a"), doubt).map(([check]) => check)).toEqual([
      "seo-title-duplicate",
      "a11y-page-titles-differ",
    ]);
  });
});

describe("metrics that one cause makes late", () => {
  const late = ["first-contentful-paint", "speed-index"].map((metric) =>
    found(`perf-${metric}`, "/", { area: "performance", component: metric }),
  );

  it("are one issue where the main content is late, too", () => {
    const main = found("perf-largest-contentful-paint", "/", { area: "performance" });
    expect(issues(...late, main)).toEqual([["perf-largest-contentful-paint", ["/"]]]);
  });

  it("stay where the main content is on time", () => {
    expect(issues(...late).map(([check]) => check)).toEqual([
      "perf-first-contentful-paint",
      "perf-speed-index",
    ]);
  });
});
