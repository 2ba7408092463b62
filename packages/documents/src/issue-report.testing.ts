import type { ExportedCause, ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";

import { LETTERHEAD } from "#letterhead.testing.ts";
import type { IssueReport } from "#issue-report-view.ts";

/** An issue as it is exported. */
export function exportedIssue(overrides: Partial<ExportedIssue> = {}): ExportedIssue {
  return {
    id: "01900000-0000-7000-8000-000000000001",
    cause: "a11y-form-label.critical",
    title: "Form fields have no label",
    page: "bakery.example/contact",
    isSiteWide: false,
    pageUrl: "https://bakery.example/contact",
    category: "Accessibility",
    severity: "critical",
    estimatedFixTime: "30 minutes",
    estimatedCost: 75,
    description: "The field for the e-mail address has no label.",
    impact: "People who use a screen reader cannot tell what to type.",
    businessImpact: "Orders are lost where the form cannot be filled in.",
    createdAt: "2026-11-16T14:00:00.000Z",
    status: "open",
    needsReview: false,
    isAdvice: false,
    places: 5,
    pages: 3,
    firstSeen: "2026-11-16T14:00:00.000Z",
    lastSeen: "2026-11-23T14:05:00.000Z",
    fingerprint: "form-label",
    check: "a11y-form-label",
    lastCheck: null,
    unverifiedReason: null,
    acceptance: null,
    place: {
      page: "https://bakery.example/contact",
      selector: "#order > input.email",
      name: "Your e-mail",
      heading: "Order bread",
      screenshot: null,
    },
    component: "form#order",
    wcag: ["1.3.1", "4.1.2"],
    fixSteps: ["Find the field in the order form.", "Add a label element that names it."],
    resources: [{ title: "Labels", url: "https://www.w3.org/WAI/tutorials/forms/labels/" }],
    snippet: '<input class="email" type="email">',
    example: null,
    pageUrls: ["contact", "order", "newsletter"].map((path) => `https://bakery.example/${path}`),
    ...overrides,
  };
}

/** The cause of that issue. */
export function exportedCause(overrides: Partial<ExportedCause> = {}): ExportedCause {
  return {
    id: "a11y-form-label.critical",
    check: "a11y-form-label",
    group: "critical",
    severity: "critical",
    area: "accessibility",
    title: "Form fields have no label",
    whyItMatters: "People who use a screen reader cannot tell what to type.",
    businessImpact: "Orders are lost where the form cannot be filled in.",
    fixSteps: ["Find the field in the order form.", "Add a label element that names it."],
    resources: [{ title: "Labels", url: "https://www.w3.org/WAI/tutorials/forms/labels/" }],
    wcag: ["1.3.1", "4.1.2"],
    needsReview: false,
    isAdvice: false,
    rank: 1,
    issues: 1,
    pages: 3,
    places: 5,
    isSiteWide: false,
    pagesMeasured: 4,
    reach: "3 of 4 pages",
    work: "30 minutes",
    workMinutes: 30,
    cost: 75,
    points: 12,
    likelyOwner: "Web developer",
    alsoCounts: [],
    elsewhere: [],
    overallPoints: 2.16,
    gate: null,
    reason: "2.2 overall points, 30 minutes",
    reasonInFull:
      "It costs 2.2 points of the overall score (12 points of Accessibility) and is on 3 of 4 pages. Fixing it takes 30 minutes (about $75).",
    awaitingCheck: 0,
    statuses: { open: 1 },
    matching: 1,
    ...overrides,
  };
}

/** The exported issues of a bakery, to be varied. */
export function issueExport(overrides: Partial<IssueExport> = {}): IssueExport {
  return {
    organization: "Morning Bakery",
    website: "https://bakery.example/",
    exportedAt: "2026-11-24T15:30:00.000Z",
    lastScanAt: "2026-11-23T14:05:00.000Z",
    scan: {
      scanId: "01900000-0000-7000-8000-0000000000aa",
      rulesetVersion: "2026.11.1",
      engines: ["Chromium 156.0.8078.79", "axe-core 4.14.1"],
      evidence: { hash: "1f".repeat(32), chainHash: "c4".repeat(32), position: 7 },
    },
    filter: { category: null, status: "unresolved", review: false, search: null },
    costOfFixing: 500,
    causes: [
      exportedCause(),
      exportedCause({ id: "contrast.major", rank: 2, severity: "medium", title: "Text is hard to read" }),
      exportedCause({
        id: "seo-title.minor",
        rank: 3,
        severity: "low",
        area: "seo",
        title: "Two equal titles",
      }),
    ],
    issues: [
      exportedIssue(),
      exportedIssue({ cause: "contrast.major", severity: "medium", status: "came-back" }),
      exportedIssue({ cause: "seo-title.minor", severity: "low", category: "SEO" }),
    ],
    advice: { causes: [], issues: [] },
    ...overrides,
  };
}

/** Advice as it is exported, of one cause for each title. */
export function exportedAdvice(...titles: string[]): IssueExport["advice"] {
  const told = { severity: "low", isAdvice: true } as const;
  const id = (index: number) => `advice-${index}.advice`;
  return {
    causes: titles.map((title, index) =>
      exportedCause({ ...told, id: id(index), title, rank: null, group: "minor" }),
    ),
    issues: titles.map((title, index) =>
      exportedIssue({ ...told, cause: id(index), title, description: title }),
    ),
  };
}

/** The report as its renderer takes it, without pictures. */
export function issueReport(overrides: Partial<IssueExport> = {}): IssueReport {
  return { content: issueExport(overrides), pictures: [], ...LETTERHEAD };
}
