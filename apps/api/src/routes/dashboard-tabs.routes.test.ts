import { type DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const WEEK_MS = 7 * 24 * 3_600_000;
const FINGERPRINTS = ["label-form", "tls"];

let api: TestApi;
let harborBakery: OrganizationContext;

beforeEach(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
});
afterEach(() => api.close());

async function dashboardOf(person: Person): Promise<DashboardData> {
  const { status, body } = await api.send(person, { url: "/api/client-auth/dashboard-data" });
  expect(status).toBe(200);
  return getDashboard.output.parse(body).data;
}

async function guidanceOf(person: Person) {
  const { fixGuidance } = await dashboardOf(person);
  if (fixGuidance === null) throw new Error("There is no fix guidance.");
  return fixGuidance;
}

async function complete(person: Person | null, id: string, payload: object = { isCompleted: true }) {
  return api.send(person, { method: "PUT", url: `/api/client-auth/fix-guidance/${id}`, payload });
}

function setFigures() {
  return api.services.db.execute(sql`
    update organizations set monthly_visitors = 10000, conversion_rate = 2, average_order_value = 50
    where id = ${api.cast.alice.organizationId}`);
}

function stageTwoIssues(): Promise<string> {
  const tls = foundIssue({
    fingerprint: "tls",
    checkId: "sec-tls-none",
    area: "security",
    severity: "high",
    guidance: null,
    wcag: [],
  });
  return stageScan(harborBakery, { issues: [foundIssue(), tls] });
}

describe("the history", () => {
  it("does not exist before the first scan", async () => {
    expect(await dashboardOf(api.cast.alice)).toMatchObject({
      historicalData: null,
      roiData: null,
      fixGuidance: null,
    });
  });

  it("has one point for each scan, oldest first, with what that scan measured", async () => {
    await stageScan(harborBakery, { issues: [foundIssue()] });
    await setFigures();
    api.services.clock.advance(WEEK_MS);
    const areas = { accessibility: { score: 80, state: "measured" as const, lines: [] } };
    await stageScan(harborBakery, { kind: "weekly", result: { areas } });
    const { historicalData, metrics } = await dashboardOf(api.cast.vera);
    expect(historicalData).toEqual([
      {
        date: "2026-11-18T12:00:00.000Z",
        accessibility: 70,
        seo: 90,
        performance: 80,
        privacy: 60,
        security: 50,
        totalScore: 71,
        missing: [],
        provisionalAreas: [],
        revenueLoss: null,
        criticalIssues: 1,
        rulesetVersion: "2026.11.1",
      },
      {
        date: "2026-11-25T12:00:00.000Z",
        accessibility: 80,
        seo: null,
        performance: null,
        privacy: null,
        security: null,
        totalScore: 73,
        missing: [],
        provisionalAreas: [],
        // 120,000 a year x (10 x 0.18 + 5 x 0.15 + 25 x 0.12 + 40 x 0.25) / 100
        revenueLoss: 18_660,
        criticalIssues: 0,
        rulesetVersion: "2026.11.1",
      },
    ]);
    expect(metrics?.potentialRevenueLoss).toBe(18_660);
  });

  it("has no point of a scan that measured nothing", async () => {
    const nothing = { score: null, state: "not-measured" as const, reason: "No page answered.", lines: [] };
    await stageScan(harborBakery, { result: { areas: { accessibility: nothing } } });
    expect((await dashboardOf(api.cast.alice)).historicalData).toEqual([]);
  });
});

describe("a scan that failed", () => {
  it("is no point of the history, but is named beside it with its reason", async () => {
    await stageScan(harborBakery);
    api.services.clock.advance(WEEK_MS);
    const failed = await stageScan(harborBakery, { kind: "weekly" });
    await api.services.db.execute(sql`
      update scans set status = 'FAILED', failure_reason = 'The host is unknown.' where id = ${failed}`);
    const { historicalData, failedScans } = await dashboardOf(api.cast.vera);
    expect(historicalData).toHaveLength(1);
    expect(failedScans).toEqual([{ date: "2026-11-25T12:00:00.000Z", reason: "The host is unknown." }]);
    expect((await dashboardOf(api.cast.charlie)).failedScans).toEqual([]);
  });
});

describe("the ROI data", () => {
  it("waits for the business figures, then holds scores, open issues and figures", async () => {
    await stageTwoIssues();
    expect((await dashboardOf(api.cast.alice)).roiData).toBeNull();
    await setFigures();
    expect((await dashboardOf(api.cast.alice)).roiData).toEqual({
      accessibilityScore: 70,
      seoScore: 90,
      performanceScore: 80,
      privacyScore: 60,
      cybersecurityScore: 50,
      provisional: {},
      currentIssues: { accessibility: 1, seo: 0, performance: 0, privacy: 0, cybersecurity: 1 },
      fixCosts: { accessibility: 75, seo: 0, performance: 0, privacy: 0, security: 0 },
      monthlyVisitors: 10_000,
      conversionRate: 2,
      averageOrderValue: 50,
      monthlyFee: null,
    });
    expect((await dashboardOf(api.cast.charlie)).roiData).toBeNull();
  });

  it("names the scores that are provisional, and so does the loss", async () => {
    const reason = "The machine was busy.";
    const areas = { performance: { score: 55, state: "provisional" as const, reason, lines: [] } };
    await stageScan(harborBakery, { result: { areas } });
    await setFigures();
    const { roiData, metrics } = await dashboardOf(api.cast.alice);
    expect(roiData?.provisional).toEqual({ performance: reason });
    expect(metrics?.yearlyLoss).toMatchObject({
      areas: [
        { area: "accessibility" },
        { area: "seo" },
        { area: "performance", score: 55, isProvisional: true, reason },
        { area: "privacy" },
        { area: "security" },
      ],
    });
  });

  it("counts no issue whose fix it does not price: one that waits for its check is in neither", async () => {
    await stageTwoIssues();
    await setFigures();
    await api.services.db.execute(
      sql`update issues set status = 'fixed-awaiting-check' where area = 'accessibility'`,
    );
    const { roiData } = await dashboardOf(api.cast.alice);
    expect(roiData?.currentIssues).toMatchObject({ accessibility: 0, cybersecurity: 1 });
    expect(roiData?.fixCosts).toMatchObject({ accessibility: 0 });
  });

  it("holds the price that was agreed with the client", async () => {
    await stageTwoIssues();
    await setFigures();
    await api.services.db.execute(
      sql`update subscriptions set monthly_price_cents = 79700
          where organization_id = ${api.cast.alice.organizationId}`,
    );
    expect((await dashboardOf(api.cast.alice)).roiData?.monthlyFee).toBe(797);
  });
});

describe("the fix guidance", () => {
  it("holds the unsolved issues, worst first, and invents no estimate", async () => {
    await stageTwoIssues();
    expect(await guidanceOf(api.cast.vera)).toMatchObject([
      {
        category: "accessibility",
        severity: "critical",
        wcagGuideline: "1.3.1, 4.1.2",
        estimatedTime: "30 minutes",
        estimatedCost: 75,
        element: "input",
        fixSteps: ["Give the field a label.", "Tie it to the field with for and id."],
        completedAt: null,
      },
      { category: "security", severity: "high", estimatedTime: "Not estimated", estimatedCost: null },
    ]);
  });

  it("keeps what a check found fixed, below what waits for its check, until it comes back", async () => {
    await stageTwoIssues();
    for (const { id } of await guidanceOf(api.cast.alice)) await complete(api.cast.alice, id);
    await api.services.db.execute(
      sql`update issues set status = 'verified', verified_at = '2026-11-18T12:00:00Z' where fingerprint = ${FINGERPRINTS[0]}`,
    );
    expect(await guidanceOf(api.cast.vera)).toMatchObject([
      { category: "security", status: "fixed-awaiting-check", completedAt: null },
      { category: "accessibility", status: "verified", completedAt: "2026-11-18T12:00:00.000Z" },
    ]);
    api.services.clock.advance(WEEK_MS);
    await stageTwoIssues();
    const after = await guidanceOf(api.cast.vera);
    expect(after[0]).toMatchObject({ category: "accessibility", status: "came-back", completedAt: null });
  });

  it("is completed by owner and member alone", async () => {
    await stageTwoIssues();
    const [item] = await guidanceOf(api.cast.alice);
    const id = item?.id ?? "";
    expect((await complete(null, id)).status).toBe(401);
    expect((await complete(api.cast.vera, id)).status).toBe(403);
    expect((await complete(api.cast.charlie, id)).status).toBe(404);
    expect((await complete(api.cast.bob, crypto.randomUUID())).status).toBe(404);
    expect((await complete(api.cast.bob, id, { isCompleted: "yes" })).status).toBe(400);
    expect((await guidanceOf(api.cast.alice))[0]?.completedAt).toBeNull();
  });
});
