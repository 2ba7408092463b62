import { AREAS } from "@plumbline/contract/areas";

import { issueExport } from "#issue-report.testing.ts";
import { LETTERHEAD } from "#letterhead.testing.ts";
import type { Identity, MovedCause, ReportedCause, WeeklyReport } from "#weekly-input.ts";

/** A cause as a scan would report it. */
export function cause(overrides: Partial<ReportedCause> = {}): ReportedCause {
  return {
    cause: "a11y-form-label.critical",
    group: "critical",
    area: "accessibility",
    severity: "critical",
    title: "Form fields have no label",
    whyItMatters:
      "People who use a screen reader cannot tell what to type, so they cannot order or ask a question.",
    issues: 5,
    reach: "3 of 4 pages",
    examplePage: "https://bakery.example/contact",
    exampleElement: "#order > input.email",
    work: "about 4 hours",
    cost: 583,
    likelyOwner: "Web developer",
    points: 12,
    alsoCounts: [],
    overallPoints: 2.16,
    reason: "2.2 overall points, about 4 hours",
    openSince: new Date("2026-11-23T14:05:00Z"),
    cameBack: false,
    ...overrides,
  };
}

function moved(title: string, about: string): MovedCause {
  return { title, about, path: "/fix-priority?issue=1" };
}

/** The proof of a scan that is the seventh of its organization. */
export function identity(overrides: Partial<Identity> = {}): Identity {
  return {
    scanId: "01900000-0000-7000-8000-0000000000aa",
    rulesetVersion: "2026.11.1",
    engines: ["Chromium 156.0.8078.79", "Lighthouse 13.5.0", "alfa 0.114.0", "axe-core 4.14.1"],
    evidence: { hash: "1f".repeat(32), chainHash: "c4".repeat(32), position: 7 },
    ...overrides,
  };
}

/** A plain report of a four-page site, to be varied. */
export function weeklyReport(overrides: Partial<WeeklyReport> = {}): WeeklyReport {
  const finishedAt = new Date("2026-11-23T14:05:00Z");
  const scores = [68, 91, 77, 84, 59];
  return {
    ...LETTERHEAD,
    organization: "Morning Bakery",
    site: "https://bakery.example/",
    finishedAt,
    identity: identity(),
    nextScan: "2026-11-30",
    issues: issueExport(),
    pagesNotVisited: 0,
    overall: 74,
    areas: AREAS.map((area, index) => ({
      area,
      score: scores[index] ?? null,
      state: "measured",
      reason: null,
      measuredAt: finishedAt,
      change: 2,
    })),
    openIssues: { critical: 1, high: 2, medium: 4, low: 3, review: 5, accepted: 0 },
    causes: [
      cause(),
      cause({
        cause: "sec-https.major",
        group: "major",
        area: "security",
        severity: "high",
        title: "The site can be opened without encryption",
        whyItMatters: "Anyone on the same network can read and change what visitors see and type.",
        issues: 1,
        reach: "the whole site",
        exampleElement: null,
        work: "30 minutes",
        cost: 75,
        points: 10,
        overallPoints: 2.5,
        reason: "2.5 overall points, 30 minutes",
      }),
      cause({
        cause: "a11y-contrast.major",
        group: "major",
        severity: "high",
        title: "Text is hard to read against its background",
        whyItMatters: "People with low vision, and anyone outdoors, cannot read it.",
        reach: "all 4 pages",
        examplePage: "https://bakery.example/menu",
        points: 6.5,
        overallPoints: 1.17,
        cameBack: true,
      }),
    ],
    costOfFixing: 1241,
    awaitingCheck: 0,
    pages: ["", "about", "products", "store"].map((path) => ({
      url: `https://bakery.example/${path}`,
      status: 200,
      state: "measured",
      title: `Morning Bakery ${path}`.trim(),
    })),
    changes: {
      since: new Date("2026-11-16T14:00:00Z"),
      overall: 3,
      incomparable: null,
      newIssues: 1,
      verifiedFixed: 4,
      cameBack: 1,
      causes: {
        found: [moved("Buttons have no name", "Critical, Accessibility")],
        fixed: [moved("Two pages share a title", "Low, SEO, 4 issues")],
        cameBack: [moved("Text is hard to read against its background", "High, Accessibility")],
      },
    },
    ...overrides,
  };
}
