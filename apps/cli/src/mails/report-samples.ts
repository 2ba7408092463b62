import type { MailConfig } from "@plumbline/core/platform/mail/mail";
import { reportMail } from "@plumbline/core/reports/report.mail";
import type { ReportedAction, ReportNews } from "@plumbline/core/reports/report-news";

import { sampleIssue } from "./event-samples.ts";
import { HARD_NAMES, MORNING, type SampleMail, sampleReader, SITE, WEEK_BEFORE } from "./sample-mail.ts";

type AreaFacts = ReportNews["areas"][number];

/** The mail of a report, as it is most weeks and as it is at its hardest. */
export function reportSamples(config: MailConfig): SampleMail[] {
  const sample = (name: string, news: ReportNews, organization?: string): SampleMail => ({
    module: "reports/report",
    name,
    mail: reportMail(config, sampleReader(config, organization), news).mail,
  });
  return [
    sample("report", WEEKLY),
    sample("report-monthly", { ...WEEKLY, kind: "monthly" }),
    sample("report-first-scan", {
      ...WEEKLY,
      kind: "initial",
      overallChange: null,
      changes: null,
      areas: AREAS.map(asFirst),
    }),
    sample("report-partly-measured", PARTLY),
    sample("report-not-measured", NOT_MEASURED),
    sample("report-all-good", ALL_GOOD),
    sample("report-long-name", WEEKLY, HARD_NAMES.long),
    sample("report-hebrew-name", WEEKLY, HARD_NAMES.hebrew),
    sample("report-japanese-name", WEEKLY, HARD_NAMES.japanese),
  ];
}

function area(name: AreaFacts["area"], score: number | null, change: number | null): AreaFacts {
  return { area: name, score, change, state: "measured", reason: null, measuredAt: MORNING };
}

const AREAS: AreaFacts[] = [
  area("accessibility", 71, 4),
  area("seo", 88, 0),
  { ...area("performance", 64, null), measuredAt: new Date("2026-10-30T15:00:00Z") },
  { ...area("privacy", 80, null), measuredAt: new Date("2026-10-30T15:00:00Z") },
  area("security", 62, -2),
];

/** In the order of every list: critical causes first, then what costs the most overall points for the work it takes. */
const ACTIONS: ReportedAction[] = [
  {
    title: "Form field without a label",
    why: "People who use a screen reader can't tell what to enter.",
    reason: "2.2 overall points, 35 minutes",
    cost: 88,
    area: "accessibility",
    path: "/fix-priority?cause=label.critical",
  },
  {
    title: "Button without a name",
    why: "A screen reader says only “button”, so no one knows what it does.",
    reason: "1.3 overall points, work not estimated",
    cost: null,
    area: "accessibility",
    path: "/fix-priority?cause=a11y-button-name.critical",
  },
  {
    title: "Connection can be downgraded",
    why: "Someone on the same network can read what your visitors send.",
    reason: "2.3 overall points, about 4 hours",
    cost: 600,
    area: "security",
    path: "/fix-priority?cause=sec-hsts.major",
  },
];

const WEEKLY: ReportNews = {
  reportId: "sample",
  kind: "weekly",
  site: SITE,
  finishedAt: MORNING,
  overall: 74,
  overallChange: 3,
  areas: AREAS,
  openIssues: { critical: 3, high: 12, medium: 24, low: 7, review: 4, accepted: 0 },
  pages: { measured: 25, all: 25 },
  pagesNotVisited: 0,
  moved: null,
  changes: {
    since: WEEK_BEFORE,
    found: [
      sampleIssue(1, "Form field without a label"),
      sampleIssue(2, "Form field without a label"),
      sampleIssue(3, "Link text says nothing", { severity: "medium" }),
    ],
    cameBack: [sampleIssue(4, "Text with low contrast", { severity: "high" })],
    fixed: [
      sampleIssue(5, "Image without a text alternative", { severity: "high" }),
      sampleIssue(6, "Page without a title", { area: "seo", severity: "high" }),
      sampleIssue(7, "Page language not set", { severity: "medium" }),
      sampleIssue(8, "Missing meta description", { area: "seo", severity: "low" }),
    ],
    pageGone: [],
  },
  actions: ACTIONS,
  nextScan: "2026-11-30",
};

function asFirst(facts: AreaFacts): AreaFacts {
  return { ...facts, change: null, measuredAt: MORNING };
}

const UNSEEN = "The browser could not load enough pages to measure speed.";

const PARTLY: ReportNews = {
  ...WEEKLY,
  overall: 76,
  overallChange: null,
  areas: AREAS.map((facts) => {
    if (facts.area === "performance")
      return { ...facts, score: null, state: "not-measured", reason: UNSEEN, measuredAt: null };
    if (facts.area !== "privacy") return facts;
    const reason = "We saw 70% of this area. The consent banner did not open.";
    return { ...facts, state: "provisional", reason };
  }),
};

const NOT_MEASURED: ReportNews = {
  ...WEEKLY,
  overall: null,
  overallChange: null,
  areas: AREAS.map((facts) => ({
    ...asFirst(facts),
    score: null,
    state: "not-measured",
    reason: "Every page answered with an error (503).",
    measuredAt: null,
  })),
  openIssues: { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 },
  changes: null,
  actions: [],
  nextScan: null,
};

const ALL_GOOD: ReportNews = {
  ...WEEKLY,
  overall: 97,
  overallChange: 0,
  areas: AREAS.map((facts) => ({ ...facts, score: 97, change: 0, measuredAt: MORNING })),
  openIssues: { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 },
  changes: { since: WEEK_BEFORE, found: [], cameBack: [], fixed: [], pageGone: [] },
  actions: [],
};
