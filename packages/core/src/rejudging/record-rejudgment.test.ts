import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { STAGED_PDF, stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { historicalData } from "#dashboard/history.ts";
import { readDashboard } from "#dashboard/read-dashboard.ts";
import { verifyDocument } from "#evidence/verify-document.ts";
import { exportIssues } from "#issues/export-issues.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { issueEvents } from "#platform/database/tables/issues.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { recordRejudgment } from "#rejudging/record-rejudgment.ts";
import { readRejudged } from "#rejudging/read-rejudged.ts";
import { listReports } from "#reports/list-reports.ts";
import { monthlyFacts } from "#reports/monthly-facts.ts";
import { readReport } from "#reports/read-report.ts";
import { weeklyFacts } from "#reports/weekly-facts.ts";
import { foundIssue, scanResult } from "#scans/scan-result.testing.ts";
import { letterFacts } from "#statements/letter-facts.ts";

const THEN = "2026.10.1";
const NOW = "2026.11.8";
const DAY_MS = 24 * 3_600_000;

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;
let first: string;
let last: string;
let reportId: string;

/** Two scans told by the old rules, the first of which has its report; both are judged again. */
beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
  const result = { rulesetVersion: THEN };
  first = await stageScan(context, { kind: "initial", result, issues: [foundIssue()] });
  const [report] = await services.db.select().from(reports).where(eq(reports.scanId, first));
  reportId = report?.id ?? "";
  await stageReport(context, { id: reportId, scanId: first, kind: "initial" });
  services.clock.advance(DAY_MS);
  last = await stageScan(context, { kind: "weekly", result, issues: [foundIssue()] });
  services.clock.advance(DAY_MS);
});
afterAll(() => services.close());

function judged(scanId: string, overrides: ScanResult["areas"] = {}): Promise<boolean> {
  const areas = { ...scanResult().areas, ...overrides };
  return recordRejudgment(context, { scanId, rulesetVersion: NOW, areas });
}

const scored = (score: number | null) => ({
  score,
  state: score === null ? ("not-measured" as const) : ("measured" as const),
  lines: [],
});

describe("a scan that was judged again", () => {
  it("moves the trend of the dashboard, with the ruleset each point is by", async () => {
    expect(await judged(first, { security: scored(90) })).toBe(true);
    const [one, other] = await historicalData(context);
    expect(one).toMatchObject({ security: 90, rulesetVersion: NOW });
    expect(other).toMatchObject({ security: 50, rulesetVersion: THEN });
    expect(one?.totalScore).toBeGreaterThan(other?.totalScore ?? 100);
  });

  it("moves the trend of the reports, and one ruleset leaves nothing to mark", async () => {
    expect(await judged(last, { security: scored(80) })).toBe(true);
    const facts = await monthlyFacts(context, last);
    expect(facts?.trend.map(({ areas, rulesetVersion }) => [areas.security, rulesetVersion])).toEqual([
      [80, NOW],
    ]);
  });

  it("moves the scores of the dashboard", async () => {
    expect(await readDashboard(context)).toMatchObject({
      securityScore: 80,
      lastScan: { rulesetVersion: NOW },
    });
  });

  it("is judged once by a ruleset", async () => {
    expect(await judged(last, { security: scored(1) })).toBe(false);
    expect((await historicalData(context)).at(-1)).toMatchObject({ security: 80 });
  });

  it("is not another organization's to judge", async () => {
    const outsider = contextFor(services, cast.charlie.organizationId);
    const { areas } = scanResult();
    expect(await recordRejudgment(outsider, { scanId: last, rulesetVersion: "2026.12.1", areas })).toBe(
      false,
    );
    expect(await readRejudged(outsider, NOW)).toEqual([]);
  });
});

describe("what was told before", () => {
  it("stays in reports, their list and what happened", async () => {
    expect(await readReport(context, { id: reportId })).toMatchObject({ score: 71, cybersecurityScore: 50 });
    const { reports: listed } = await listReports(context, { page: 1, limit: 10 });
    expect(listed.find(({ id }) => id === reportId)).toMatchObject({ score: 71, missing: [] });
    const { recentActivity } = await readDashboard(context);
    const scans = recentActivity.filter(({ message }) => message.includes("finished"));
    expect(scans.map(({ message }) => message)).toEqual([
      "Weekly scan finished with an overall score of 71",
      "Initial audit finished with an overall score of 71",
    ]);
  });

  it("stays in what is still set of a scan: scores, ruleset and log are those of its archived result", async () => {
    const facts = await monthlyFacts(context, last);
    expect(facts).toMatchObject({ overall: 71, rulesetVersion: THEN, identity: { rulesetVersion: THEN } });
    expect(facts?.areas.find(({ area }) => area === "security")).toMatchObject({ score: 50 });
    expect(facts?.scans.map(({ overall, rulesetVersion }) => [overall, rulesetVersion])).toEqual([
      [71, THEN],
      [71, THEN],
    ]);
    expect(await weeklyFacts(context, last)).toMatchObject({ overall: 71 });
    expect(await letterFacts(context)).toMatchObject({
      identity: { rulesetVersion: THEN },
      accessibility: { score: 70 },
    });
    expect((await exportIssues(context, {})).scan).toMatchObject({ rulesetVersion: THEN });
  });

  it("stays proven", async () => {
    const verified = await verifyDocument(services, { file: STAGED_PDF, scanId: first, chainHash: null });
    expect(verified).toMatchObject({ verdict: "same", evidence: { archive: "same", brokenAt: null } });
  });

  it("stays in the history of issues", async () => {
    const events = await services.db.select({ kind: issueEvents.kind }).from(issueEvents);
    expect(events).toEqual([{ kind: "found" }]);
  });

  it("stays beside what it is now, for the operator", async () => {
    expect(await readRejudged(context, NOW)).toMatchObject([
      { scanId: first, state: "judged", toldBy: THEN, areas: [{ area: "security", told: 50, now: 90 }] },
      { scanId: last, state: "judged", toldBy: THEN, overall: { told: 71 } },
    ]);
  });
});

describe("an area that today's rules can score and those of its time could not", () => {
  it("counts from then on, and reports say that their score lacked it", async () => {
    services.clock.advance(DAY_MS);
    const areas = { ...scanResult().areas, security: scored(null) };
    const scanId = await stageScan(context, { kind: "monthly", result: { rulesetVersion: THEN, areas } });
    await judged(scanId, { security: scored(70) });
    expect((await historicalData(context)).at(-1)).toMatchObject({ security: 70, missing: [] });
    const { reports: listed } = await listReports(context, { page: 1, limit: 10 });
    expect(listed.find((report) => report.scanId === scanId)).toMatchObject({ missing: ["security"] });
  });
});
