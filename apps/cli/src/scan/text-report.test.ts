import type { Finding, ScanResult } from "@plumbline/contract/scan-result";
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
    schemaVersion: 1,
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
  it.each([
    [["img.one"], "img.one\n"],
    [["img.one", "img.two"], "img.one and 1 more place\n"],
    [["img.one", "img.two", "img.three"], "img.one and 2 more places\n"],
  ])("tells %j as one thing to fix, and where else it is", (places, told) => {
    const text = textReport(aResult(places), null);
    expect(text).toContain("1 of 1 page measured");
    expect(text).toContain("1 thing to fix, 0 to review");
    expect(text).toContain(told);
  });
});
