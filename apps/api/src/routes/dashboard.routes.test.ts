import { getDashboard } from "@plumbline/contract/dashboard";
import { foundIssue, HOME, MENU } from "@plumbline/core/scans/scan-result.testing";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Person } from "@plumbline/testing/cast";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;
let harborBakery: OrganizationContext;

beforeEach(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterEach(() => api.close());

async function dashboardOf(person: Person) {
  const { status, body } = await api.send(person, { url: "/api/client-auth/dashboard-data" });
  expect(status).toBe(200);
  return getDashboard.output.parse(body).data;
}

function days(count: number): number {
  return count * 24 * 3_600_000;
}

describe("the dashboard", () => {
  it("asks for a session", async () => {
    const { status, body } = await api.send(null, { url: "/api/client-auth/dashboard-data" });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: "session.missing" });
  });

  it("has no figures before the first scan, and invents none", async () => {
    expect(await dashboardOf(api.cast.alice)).toMatchObject({
      organization: { name: "Harbor Bakery", website: "https://harbor-bakery.example/" },
      subscription: { status: "ACTIVE", startDate: "2026-11-18T12:00:00.000Z" },
      metrics: null,
      complianceScore: null,
      recentReports: [],
      recentScans: [],
      areas: {},
      lastScan: null,
      runningScan: null,
      planPricing: { monthly: 497 },
      access: { needsReactivation: false, reactivationMessage: null },
      scanSchedule: { nextWeeklyScan: "2026-11-23", nextMonthlyReport: "2026-11-30" },
    });
  });

  it("shows how far the running scan is", async () => {
    const { scanId } = await requestScan(harborBakery, "initial");
    expect((await dashboardOf(api.cast.vera)).runningScan).toMatchObject({ id: scanId, status: "QUEUED" });
    await beginScan(harborBakery, scanId);
    expect((await dashboardOf(api.cast.vera)).runningScan).toEqual({
      id: scanId,
      kind: "initial",
      status: "RUNNING",
      phase: "Finding the pages of the site",
      pagesDone: 0,
      pagesPlanned: null,
      issuesFound: 0,
      startedAt: "2026-11-18T12:00:00.000Z",
    });
  });

  it("shows what the scan measured, to everyone of the organization", async () => {
    const scanId = await stageScan(harborBakery, { issues: [foundIssue()] });
    for (const person of [api.cast.alice, api.cast.bob, api.cast.vera]) {
      expect(await dashboardOf(person)).toMatchObject({
        metrics: {
          adaScore: 70,
          seoScore: 90,
          speedScore: 80,
          privacyScore: 60,
          cybersecurityScore: 50,
          criticalIssues: 1,
          potentialRevenueLoss: 5000,
          yearlyLoss: { basis: "estimate", amount: 5000, base: 100_000, isCapped: false },
          costOfFixing: 75,
        },
        complianceScore: 71,
        areas: { accessibility: { score: 70, lines: [{ check: "label", points: 12 }] } },
        lastScan: { id: scanId, pagesMeasured: 2, pagesNotMeasured: [], rulesetVersion: "2026.11.1" },
        recentReports: [{ type: "Initial Audit Report", status: "PENDING", score: 71, scanId }],
        runningScan: null,
      });
    }
  });

  it("shows nothing of it to an outsider", async () => {
    await stageScan(harborBakery, { issues: [foundIssue()] });
    expect(await dashboardOf(api.cast.charlie)).toMatchObject({
      organization: { name: "Meadow Books" },
      metrics: null,
      recentReports: [],
      recentScans: [],
    });
  });

  it("names the pages that could not be measured, with the reason", async () => {
    await stageScan(harborBakery, {
      result: {
        pages: [
          { url: HOME, status: 200, state: "measured" },
          { url: MENU, status: 500, state: "not-measured", reason: "The server answered with error 500." },
          { url: `${HOME}gone`, status: 404, state: "not-measured", reason: "There is no page here." },
        ],
      },
    });
    expect((await dashboardOf(api.cast.alice)).lastScan).toMatchObject({
      pagesMeasured: 1,
      pagesNotMeasured: [{ url: MENU, reason: "The server answered with error 500." }],
    });
  });

  it("keeps the last score of an area the newest scan left out, and only tells that of one it could not measure", async () => {
    await stageScan(harborBakery);
    api.services.clock.advance(days(7));
    const lines: never[] = [];
    const scanId = await stageScan(harborBakery, {
      kind: "weekly",
      result: {
        areas: {
          accessibility: { score: 95, state: "measured", lines },
          seo: { score: null, state: "not-measured", reason: "No page could be loaded.", lines },
        },
      },
    });
    const { areas, metrics, complianceScore } = await dashboardOf(api.cast.alice);
    expect(metrics).toMatchObject({ adaScore: 95, seoScore: null, privacyScore: 60 });
    const facts = await weeklyFacts(harborBakery, scanId);
    expect(facts).toMatchObject({ overall: complianceScore });
    for (const { area, score, reason } of facts?.areas ?? [])
      expect(areas[area]).toMatchObject({ score, ...(reason === null ? {} : { reason }) });
    expect(areas.accessibility).toMatchObject({ score: 95, measuredAt: "2026-11-25T12:00:00.000Z" });
    expect(areas.seo).toMatchObject({
      score: null,
      measuredAt: null,
      reason: "No page could be loaded.",
      before: { score: 90, measuredAt: "2026-11-18T12:00:00.000Z" },
    });
    expect(areas.privacy).toMatchObject({
      score: 60,
      measuredAt: "2026-11-18T12:00:00.000Z",
      laws: ["US"],
    });
  });

  it("keeps all scores when a scan fails, and says why it did", async () => {
    await stageScan(harborBakery);
    api.services.clock.advance(days(7));
    const { scanId } = await requestScan(harborBakery, "weekly");
    const reason = "The site could not be reached.";
    await failScan(harborBakery, { scanId, reason, trouble: "unknown-host" });
    const { metrics, recentScans, recentActivity } = await dashboardOf(api.cast.alice);
    expect(metrics).toMatchObject({ adaScore: 70, cybersecurityScore: 50 });
    expect(recentScans[0]).toMatchObject({
      status: "FAILED",
      failureReason: reason,
      failureTrouble: "unknown-host",
    });
    expect(recentActivity[0]?.message).toBe("Weekly scan failed: The site could not be reached.");
  });

  it("calls a requested scan by the name of its report", async () => {
    await requestScan(harborBakery, "manual");
    const { recentActivity } = await dashboardOf(api.cast.alice);
    expect(recentActivity[0]?.message).toBe("Requested scan is waiting to start");
  });
});
