import { AREAS } from "@plumbline/contract/areas";
import { yearlyLoss } from "@plumbline/contract/yearly-loss";

import type { ReportedCause, WeeklyReport } from "#weekly-input.ts";

/** A cause as a scan would report it. */
export function cause(overrides: Partial<ReportedCause> = {}): ReportedCause {
  return {
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
    points: 12,
    reason: "12 points, about 4 hours",
    cameBack: false,
    ...overrides,
  };
}

/** A plain report of a four-page site, to be varied. */
export function weeklyReport(overrides: Partial<WeeklyReport> = {}): WeeklyReport {
  const finishedAt = new Date("2026-11-23T14:05:00Z");
  const scores = [68, 91, 77, 84, 59];
  return {
    brand: {
      name: "Plumbline",
      slug: "plumbline",
      accentColor: "#0b5cad",
      supportEmail: "support@plumbline.example",
      copyright: "© 2025 Plumbline",
      logoUrl: null,
    },
    organization: "Morning Bakery",
    site: "https://bakery.example/",
    finishedAt,
    timeZone: "America/New_York",
    rulesetVersion: "2026.11.1",
    overall: 74,
    areas: AREAS.map((area, index) => ({
      area,
      score: scores[index] ?? null,
      state: "measured",
      reason: null,
      measuredAt: finishedAt,
      change: 2,
    })),
    openIssues: { critical: 1, high: 2, medium: 4, low: 3, review: 5 },
    causes: [
      cause(),
      cause({
        area: "security",
        severity: "high",
        title: "The site can be opened without encryption",
        whyItMatters: "Anyone on the same network can read and change what visitors see and type.",
        issues: 1,
        reach: "every page",
        exampleElement: null,
        work: "30 minutes",
        cost: 75,
        points: 10,
        reason: "10 points, 30 minutes",
      }),
      cause({
        severity: "high",
        title: "Text is hard to read against its background",
        whyItMatters: "People with low vision, and anyone outdoors, cannot read it.",
        reach: "all 4 pages",
        examplePage: "https://bakery.example/menu",
        points: 6.5,
        cameBack: true,
      }),
    ],
    costOfFixing: 1241,
    yearlyLoss: yearlyLoss(
      { monthlyVisitors: null, conversionRate: null, averageOrderValue: null },
      {},
      { critical: 1, major: 6, minor: 3 },
    ),
    pages: ["", "about", "products", "store"].map((path) => ({
      url: `https://bakery.example/${path}`,
      status: 200,
      state: "measured",
      title: `Morning Bakery ${path}`.trim(),
    })),
    changes: {
      since: new Date("2026-11-16T14:00:00Z"),
      overall: 3,
      newIssues: 1,
      verifiedFixed: 4,
      cameBack: 1,
    },
    ...overrides,
  };
}
