import type { ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";

import type { IssueReport } from "#issue-report-view.ts";
import { weeklyReport } from "#weekly-report.testing.ts";

/** An issue as it is exported. */
export function exportedIssue(overrides: Partial<ExportedIssue> = {}): ExportedIssue {
  return {
    id: "01900000-0000-7000-8000-000000000001",
    title: "Form fields have no label",
    page: "bakery.example/contact",
    pageUrl: "https://bakery.example/contact",
    category: "Accessibility",
    severity: "critical",
    estimatedFixTime: "Up to 30 minutes",
    description: "The field for the e-mail address has no label.",
    impact: "People who use a screen reader cannot tell what to type.",
    businessImpact: "Orders are lost where the form cannot be filled in.",
    createdAt: "2026-11-16T14:00:00.000Z",
    status: "open",
    needsReview: false,
    places: 5,
    pages: 3,
    firstSeen: "2026-11-16T14:00:00.000Z",
    lastSeen: "2026-11-23T14:05:00.000Z",
    fingerprint: "form-label",
    check: "a11y-form-label",
    lastCheck: null,
    unverifiedReason: null,
    acceptance: null,
    component: "form#order",
    wcag: ["1.3.1", "4.1.2"],
    fixSteps: ["Find the field in the order form.", "Add a label element that names it."],
    resources: [{ title: "Labels", url: "https://www.w3.org/WAI/tutorials/forms/labels/" }],
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
    filter: { category: null, status: "unresolved", review: false, search: null },
    issues: [
      exportedIssue(),
      exportedIssue({ title: "Text is hard to read", severity: "medium", status: "came-back" }),
      exportedIssue({ title: "Two pages have the same title", severity: "low", category: "SEO" }),
    ],
    ...overrides,
  };
}

/** The report as its renderer takes it. */
export function issueReport(overrides: Partial<IssueExport> = {}): IssueReport {
  const { brand, timeZone } = weeklyReport();
  return { content: issueExport(overrides), brand, timeZone };
}
