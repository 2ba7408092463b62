import { AREAS } from "@plumbline/contract/areas";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import { yearlyLoss } from "@plumbline/contract/yearly-loss";
import type { ScanResult } from "@plumbline/contract/scan-result";

import type { ComprehensiveReport, TrendMonth } from "#comprehensive-input.ts";
import { cause, weeklyReport } from "#weekly-report.testing.ts";

const STATES = [
  "failed",
  "no-failure-found",
  "review",
  "no-failure-found",
  "nothing-to-check",
  "failed",
  "no-failure-found",
  "review",
  "no-failure-found",
  "not-automated",
] as const;

/** A scan's own result: every criterion in some state, two checks that could not run. */
export function scanResult(overrides: Partial<ScanResult> = {}): ScanResult {
  const { pages, finishedAt, areas } = weeklyReport();
  return {
    schemaVersion: 2,
    rulesetVersion: "2026.11.1",
    startedAt: "2026-11-23T13:55:00.000Z",
    finishedAt: finishedAt.toISOString(),
    site: "https://bakery.example/",
    laws: ["US", "CA"],
    areas: Object.fromEntries(
      areas.map(({ area, score }) => [area, { score, state: "measured", lines: [] }]),
    ),
    overall: 74,
    pages,
    checks: [
      { id: "a11y-form-label", area: "accessibility", outcome: "failed", title: "Form fields have a label" },
      { id: "seo-title", area: "seo", outcome: "passed", title: "Pages have a title" },
      {
        id: "perf-field",
        area: "performance",
        outcome: "could-not-run",
        title: "The site is fast for its visitors",
        reason: "Google has too few visits of this site.",
      },
    ],
    findings: ["contact", "order"].map((path) => ({
      check: "a11y-form-label",
      area: "accessibility",
      severity: "critical",
      outcome: "fail",
      wcag: ["1.1.1", "1.3.1"],
      actRules: [],
      page: `https://bakery.example/${path}`,
      selector: "input.email",
      snippet: null,
      message: "The field has no label.",
      sources: ["axe-core 4.14.1"],
      component: "form",
    })),
    criteria: WCAG_CRITERIA.filter(({ level }) => level !== "AAA").map(({ id, level }, index) => ({
      criterion: id,
      level: level === "A" ? "A" : "AA",
      state: STATES[index % STATES.length] ?? "not-automated",
      checks: [],
    })),
    ...overrides,
  };
}

/** Months of a site that gets better, with one nothing was measured in. */
function trend(): TrendMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const overall = index === 4 ? null : 50 + index * 2;
    const score = overall === null ? null : overall + 3;
    return {
      month: `2026-${String(index + 1).padStart(2, "0")}`,
      overall,
      areas: { accessibility: score, seo: score, performance: score, privacy: score, security: score },
      provisional: index === 6 ? ["seo"] : [],
      isOverallProvisional: index === 6,
      criticalOpen: 12 - index,
      found: index,
      fixed: index + 2,
      cameBack: index % 2,
      scans: 5,
      rulesetVersion: index < 10 ? "2026.2.1" : "2026.11.1",
    };
  });
}

/** A plain monthly report of a four-page site, to be varied. */
export function comprehensiveReport(overrides: Partial<ComprehensiveReport> = {}): ComprehensiveReport {
  const weekly = weeklyReport();
  const ended = weekly.finishedAt;
  return {
    ...weekly,
    kind: "monthly",
    result: scanResult(),
    lines: {
      accessibility: [
        { check: "a11y-form-label", title: "Form fields have no label", points: 12, pages: 3 },
        {
          check: "a11y-contrast",
          title: "Text is hard to read against its background",
          points: 6.5,
          pages: 4,
        },
      ],
      security: [
        { check: "sec-https", title: "The site can be opened without encryption", points: 10, pages: 0 },
      ],
    },
    trend: trend(),
    pictures: [],
    scans: ["01900000-0000-7000-8000-0000000000a9", weekly.identity.scanId].map((id, index) => ({
      id,
      kind: index === 0 ? "weekly" : "monthly",
      finishedAt: index === 0 ? new Date("2026-11-16T14:00:00Z") : ended,
      overall: 71 + index * 3,
      lacks: { missing: [], provisionalAreas: index === 0 ? ["performance"] : [] },
      pages: 4,
      rulesetVersion: "2026.11.1",
      evidenceHash: "1f".repeat(32),
    })),
    verifiedFixes: [
      {
        title: "Two pages share a title",
        area: "seo",
        page: "https://bakery.example/about",
        foundAt: new Date("2026-11-02T14:00:00Z"),
        verifiedAt: ended,
        cameBackAt: null,
        markedBy: "Alice Miller",
      },
    ],
    failedRetests: [
      {
        title: "Form fields have no label",
        area: "accessibility",
        page: "https://bakery.example/order",
        outcome: "still-there",
        checkedAt: new Date("2026-11-19T16:20:00Z"),
        askedBy: "Alice Miller",
      },
    ],
    humanActs: [
      {
        name: "Alice Miller",
        kind: "marked-fixed",
        title: "Two pages share a title",
        day: "2026-11-20",
        issues: 4,
      },
    ],
    accepted: [
      {
        title: "Links open in a new window",
        severity: "low",
        until: new Date("2027-02-01T05:00:00Z"),
        reason: "The booking partner demands it.",
        by: "Alice Miller",
        issues: 2,
      },
    ],
    since: new Date("2026-10-23T14:05:00Z"),
    yearlyLoss: yearlyLoss(
      { monthlyVisitors: 5000, conversionRate: 2, averageOrderValue: 40 },
      {
        accessibility: { score: 68, state: "measured", reason: null },
        seo: { score: 91, state: "measured", reason: null },
        performance: { score: 77, state: "provisional", reason: "A busy machine measured the pages." },
        privacy: { score: 84, state: "measured", reason: null },
      },
      { critical: 1, major: 6, minor: 3, accepted: 0 },
    ),
    ...overrides,
  };
}

/** Causes enough for a report of usual length. */
export function mixedCauses(count: number) {
  const groups = ["critical", "major", "major", "minor"] as const;
  const severities = ["critical", "high", "medium", "low"] as const;
  return Array.from({ length: count }, (_, index) => {
    const step = Math.floor((index * 4) / count);
    return cause({
      cause: `c${index}.x`,
      area: AREAS[index % AREAS.length]!,
      severity: severities[step]!,
      group: groups[step]!,
      title: `Defect ${index}`,
    });
  });
}
