import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { readLiveScan } from "#live/read-live-scan.ts";
import { secondsLeft } from "#live/seconds-left.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { failReport } from "#reports/record-report.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { failScan } from "#scans/fail-scan.ts";
import { reportProgress } from "#scans/report-progress.ts";
import { requestScan } from "#scans/request-scan.ts";

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());
beforeEach(() => services.db.delete(scans));

describe("the scan one can watch", () => {
  it("waits, begins and tells what it has really done", async () => {
    expect(await readLiveScan(bakery)).toBeNull();
    const { scanId } = await requestScan(bakery, "initial");
    const nothing = { pagesDone: 0, pagesPlanned: null, issuesFound: 0, secondsLeft: null };
    expect(await readLiveScan(bakery)).toMatchObject({
      id: scanId,
      kind: "initial",
      status: "QUEUED",
      stage: null,
      modules: 0,
      ...nothing,
    });
    const begun = await beginScan(bakery, scanId);
    services.clock.advance(30_000);
    const progress = { stage: "crawling", phase: "Visiting the pages", pagesPlanned: 12 } as const;
    await reportProgress(
      bakery,
      { scanId, attempt: begun!.attempt },
      { ...progress, pagesDone: 3, issuesFound: 7 },
    );
    expect(await readLiveScan(bakery)).toMatchObject({
      status: "RUNNING",
      ...progress,
      pagesDone: 3,
      issuesFound: 7,
      modules: 5,
      secondsLeft: 90,
    });
    expect(await readLiveScan(contextFor(services, cast.charlie.organizationId))).toBeNull();
  });

  it("lasts until its report is written, and no longer", async () => {
    const scanId = await stageScan(bakery);
    expect(await readLiveScan(bakery)).toMatchObject({
      status: "COMPLETED",
      phase: "Writing the report",
      modules: 0,
    });
    const [report] = await services.db.select({ id: reports.id }).from(reports);
    await stageReport(bakery, { id: report!.id, scanId, kind: "weekly" });
    expect(await readLiveScan(bakery)).toBeNull();
  });

  it("is over when it, or its report, has failed", async () => {
    await stageScan(bakery);
    const [report] = await services.db.select({ id: reports.id }).from(reports);
    await failReport(bakery, report!.id, "The report could not be made.");
    expect(await readLiveScan(bakery)).toBeNull();
    const { scanId } = await requestScan(bakery, "weekly");
    await failScan(bakery, { scanId, reason: "The site did not answer." });
    expect(await readLiveScan(bakery)).toBeNull();
  });
});

describe("the time the pages will still take", () => {
  const startedAt = new Date("2026-11-18T12:00:00Z");
  const running = {
    status: "RUNNING",
    stage: "crawling",
    startedAt,
    pagesDone: 4,
    pagesPlanned: 10,
  } as const;
  const later = new Date("2026-11-18T12:01:00Z");

  it("follows from the pace so far", () => {
    expect(secondsLeft(running, later)).toBe(90);
  });

  it.each([
    ["before three pages are done", { pagesDone: 2 }],
    ["while the pages are not known", { pagesPlanned: null }],
    ["when all pages are done", { pagesDone: 10 }],
    ["outside of the visits", { stage: "measuring" }],
    ["before it begins", { status: "QUEUED", startedAt: null }],
    ["when the clocks disagree", { startedAt: new Date("2026-11-18T12:02:00Z") }],
  ] as const)("is not known %s", (_, change) => {
    expect(secondsLeft({ ...running, ...change }, later)).toBeNull();
  });
});
