import type { DashboardData } from "@plumbline/contract/dashboard";
import { describe, expect, it } from "vitest";

import { failedScan } from "#queries/dashboard.ts";

import { bannerWords, postureOf, viewOf } from "./dashboard-view.ts";

const METRICS: NonNullable<DashboardData["metrics"]> = {
  monthlyVisitors: null,
  conversionRate: null,
  potentialRevenueLoss: 0,
  yearlyLoss: {
    basis: "estimate",
    amount: 0,
    base: 100_000,
    issues: { critical: 0, major: 0, minor: 0 },
    accepted: 0,
    shares: { critical: 0.05, major: 0.02, minor: 0.005 },
    isCapped: false,
  },
  costOfFixing: 0,
  adaScore: 85,
  seoScore: 80,
  cybersecurityScore: 50,
  privacyScore: 50,
  speedScore: 50,
  criticalIssues: 0,
};

const DATA: DashboardData = {
  organization: { name: "Harbour Coffee", website: "https://harbour.example" },
  subscription: { status: "ACTIVE", startDate: "2026-09-01T00:00:00.000Z" },
  metrics: METRICS,
  topActions: [],
  recentReports: [
    {
      id: "1",
      type: "Weekly Alert Report",
      score: 70,
      missing: [],
      provisionalAreas: [],
      status: "COMPLETED",
      createdAt: "2026-11-16T00:00:00.000Z",
      scanId: "2",
      itemType: "report",
    },
  ],
  recentScans: [],
  recentActivity: [],
  account: {
    kind: "active",
    since: "2026-11-01T00:00:00.000Z",
    title: "Your subscription is active",
    reason: null,
    next: null,
    remedy: null,
    isScanning: true,
  },
  scanSchedule: {
    nextWeeklyScan: "2026-11-23",
    nextMonthlyReport: "2026-11-30",
    nextWeeklyScanAt: "2026-11-23T08:00:00.000Z",
    nextMonthlyScanAt: "2026-11-30T08:00:00.000Z",
    timeZone: "America/New_York",
  },
  planPricing: { monthly: 497 },
  access: { needsReactivation: false, reactivationMessage: null },
  complianceScore: 70,
  accessibilityScore: 85,
  securityScore: 50,
  performanceScore: 50,
  areas: {},
  lastScan: null,
  runningScan: null,
  historicalData: null,
  failedScans: [],
  roiData: null,
  fixGuidance: null,
};

const scan = (status: string, createdAt: string, failureReason: string | null = null) => ({
  id: createdAt,
  status,
  createdAt,
  failureReason,
  failureTrouble: null,
});

describe("the dashboard's view", () => {
  it("is the plan without a subscription", () => {
    expect(viewOf({ ...DATA, subscription: null })).toBe("plan");
  });

  it("is the start of monitoring until there are metrics and a report", () => {
    expect(viewOf({ ...DATA, metrics: null })).toBe("starting");
    expect(viewOf({ ...DATA, recentReports: [] })).toBe("starting");
    expect(viewOf(DATA)).toBe("full");
  });
});

describe("a failed scan", () => {
  const failed = scan("FAILED", "2026-11-21T00:00:00.000Z", "The site did not answer.");
  const done = scan("COMPLETED", "2026-11-16T00:00:00.000Z");

  it("is reported when it is the latest, in whatever order scans come", () => {
    expect(failedScan({ ...DATA, recentScans: [done, failed] })?.reason).toBe("The site did not answer.");
  });

  it("is past once a later scan has finished or one is running", () => {
    const later = scan("COMPLETED", "2026-11-22T00:00:00.000Z");
    expect(failedScan({ ...DATA, recentScans: [failed, later] })).toBeNull();
    const runningScan = {
      id: "9",
      status: "RUNNING" as const,
      kind: "initial" as const,
      phase: "Loading pages",
      pagesDone: 0,
      pagesPlanned: null,
      issuesFound: 0,
      startedAt: null,
    };
    expect(failedScan({ ...DATA, recentScans: [failed], runningScan })).toBeNull();
  });
});

describe("the posture banner", () => {
  const posture = (metrics: Partial<typeof METRICS>, data: Partial<DashboardData> = {}) =>
    postureOf({ ...DATA, ...data, metrics: { ...METRICS, ...metrics } });
  const area = (state: "measured" | "provisional") => ({ score: 90, state, lines: [], measuredAt: null });

  it("warns as soon as there is one critical issue, in whatever state the account is", () => {
    const critical = { adaScore: 100, seoScore: 100, criticalIssues: 1 };
    expect(posture(critical)).toBe("critical");
    expect(posture(critical, { account: { ...DATA.account, isScanning: false } })).toBe("critical");
  });

  it("praises from 85 and 80 on, and never what was not measured", () => {
    expect(posture({})).toBe("excellent");
    expect(posture({}, { areas: { accessibility: area("measured"), seo: area("measured") } })).toBe(
      "excellent",
    );
    expect(posture({}, { areas: { privacy: area("provisional") } })).toBe("excellent");
    expect(posture({ adaScore: 84 })).toBeNull();
    expect(posture({ seoScore: 79 })).toBeNull();
    expect(posture({ adaScore: null })).toBeNull();
    expect(postureOf({ ...DATA, metrics: null })).toBeNull();
  });

  it("praises no score of accessibility or SEO that is provisional", () => {
    expect(posture({}, { areas: { accessibility: area("provisional") } })).toBeNull();
    expect(posture({}, { areas: { seo: area("provisional") } })).toBeNull();
  });

  it("praises no other website than the client's", () => {
    const lastScan = {
      id: "2",
      finishedAt: "2026-11-16T00:00:00.000Z",
      pagesMeasured: 4,
      pagesNotMeasured: [],
      rulesetVersion: "2026.11.1",
    };
    expect(posture({}, { lastScan })).toBe("excellent");
    expect(posture({}, { lastScan: { ...lastScan, moved: "It leads to another website." } })).toBeNull();
  });

  it("praises nothing while scanning is paused, or once the newest scan failed", () => {
    const failed = scan("FAILED", "2026-11-21T00:00:00.000Z", "The site did not answer.");
    const later = scan("COMPLETED", "2026-11-22T00:00:00.000Z");
    expect(posture({}, { account: { ...DATA.account, isScanning: false } })).toBeNull();
    expect(posture({}, { recentScans: [failed] })).toBeNull();
    expect(posture({}, { recentScans: [failed, later] })).toBe("excellent");
  });
});

describe("the subscription banner", () => {
  it("has the words of each status and none for an active subscription", () => {
    expect(bannerWords("ACTIVE", "active")).toEqual({ heading: null, message: null });
    expect(bannerWords("TRIALING", "trialing").message).toContain("trial period");
    expect(bannerWords("PAST_DUE", "past-due")).toMatchObject({
      heading: "Subscription past due",
      message: expect.stringContaining("past due"),
    });
    expect(bannerWords("SUSPENDED", "suspended-unpaid").message).toBe(
      "Your subscription needs attention. Please check your billing settings.",
    );
  });

  it("sends no one to Billing for what a bank or the operator decides", () => {
    for (const kind of ["suspended-by-operator", "suspended-disputed"] as const)
      expect(bannerWords("SUSPENDED", kind)).toEqual({ heading: "Subscription suspended", message: null });
  });

  it("leaves one that ends to the account's own words, a canceled trial as well", () => {
    for (const status of ["ACTIVE", "TRIALING"])
      expect(bannerWords(status, "ending")).toEqual({ heading: null, message: null });
  });
});
