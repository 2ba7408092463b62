import type { ScanResult } from "@plumbline/contract/scan-result";

import type { FoundIssue, Place } from "#issues/found-issue.ts";
import type { ArchivedScan } from "#scans/archive-scan.ts";

/** Start page of the scanned site in tests. */
export const HOME = "https://harbor-bakery.example/";
export const MENU = "https://harbor-bakery.example/menu";

/** A scan of two measured pages in all five areas, to be varied. */
export function scanResult(overrides: Partial<ScanResult> = {}): ScanResult {
  const measured = (score: number) => ({ score, state: "measured" as const, lines: [] });
  return {
    schemaVersion: 2,
    rulesetVersion: "2026.11.1",
    startedAt: "2026-11-18T12:00:00.000Z",
    finishedAt: "2026-11-18T12:01:00.000Z",
    site: HOME,
    laws: ["US"],
    areas: {
      accessibility: {
        ...measured(70),
        interval: { low: 66, high: 73 },
        lines: [{ check: "label", title: "Form fields have no label", points: 12, pages: 2 }],
      },
      seo: measured(90),
      performance: measured(80),
      privacy: measured(60),
      security: measured(50),
    },
    overall: 71,
    pages: [
      { url: HOME, status: 200, state: "measured", title: "Harbor Bakery" },
      { url: MENU, status: 200, state: "measured" },
    ],
    checks: [{ id: "label", area: "accessibility", outcome: "failed", title: "Form fields have no label" }],
    findings: [],
    ...overrides,
  };
}

/** An archive that nothing was stored in. */
export function archivedScan(): ArchivedScan {
  return { resultKey: "staged/result", evidenceKey: "staged/evidence", folder: "staged", files: [] };
}

export function place(page: string, selector = "input"): Place {
  return {
    page,
    selector,
    snippet: "<input>",
    message: "The field has no label.",
    sources: ["axe-core 4.14.1"],
  };
}

/** A fix unit on both pages, to be varied. */
export function foundIssue(overrides: Partial<FoundIssue> = {}): FoundIssue {
  return {
    fingerprint: "label-form",
    checkId: "label",
    area: "accessibility",
    component: "form",
    title: "Form fields have no label",
    message: "The field has no label.",
    severity: "critical",
    needsReview: false,
    wcag: ["1.3.1", "4.1.2"],
    guidance: {
      whyItMatters: "People who listen to the page do not learn what to type.",
      businessImpact: "Orders are broken off at the form.",
      effort: "S",
      likelyOwner: "editor",
      fixSteps: ["Give the field a label.", "Tie it to the field with for and id."],
      resources: [{ title: "Labels or Instructions", url: "https://www.w3.org/WAI/tutorials/forms/labels/" }],
    },
    places: [place(HOME), place(MENU)],
    ...overrides,
  };
}
