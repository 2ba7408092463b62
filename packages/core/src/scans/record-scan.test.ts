import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { countOpenIssues } from "#issues/issues.queries.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { issueEvents, issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { notifications } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanAreas, scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { archiveScan, readArchived } from "#scans/archive-scan.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { failScan } from "#scans/fail-scan.ts";
import { recordScan, type ScanOutcome } from "#scans/record-scan.ts";
import { reportProgress } from "#scans/report-progress.ts";
import { requestScan } from "#scans/request-scan.ts";
import { archivedScan, foundIssue, HOME, MENU, place, scanResult } from "#scans/scan-result.testing.ts";

const NONE_OPEN = { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 };

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});

afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(scans);
  await services.db.delete(issues);
  await services.db.delete(notifications);
  services.clock.advance(1000);
});

async function begun() {
  const { scanId } = await requestScan(context, "initial");
  const scan = await beginScan(context, scanId);
  return { scanId, attempt: scan?.attempt ?? 0 };
}

function outcome(overrides: Partial<ScanOutcome> & Pick<ScanOutcome, "scanId" | "attempt">): ScanOutcome {
  return {
    result: scanResult(),
    issues: [foundIssue()],
    ...archivedScan(),
    ...overrides,
  };
}

/** One whole scan, a minute after the one before. */
async function scan(overrides: Partial<ScanOutcome> = {}): Promise<string> {
  services.clock.advance(60_000);
  const run = await begun();
  const now = services.clock.now().toISOString();
  const result = { ...(overrides.result ?? scanResult()), startedAt: now, finishedAt: now };
  expect(await recordScan(context, outcome({ ...run, ...overrides, result }))).toBe(true);
  return run.scanId;
}

async function onlyIssue() {
  const rows = await services.db.select().from(issues);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

async function messagesTo(userId: string): Promise<string[]> {
  const rows = await services.db
    .select({ message: notifications.message })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.map(({ message }) => message);
}

describe("requesting a scan", () => {
  it("queues it for the organization's site with the budget of its kind", async () => {
    const { scanId, isNew } = await requestScan(context, "weekly");
    const [row] = await services.db.select().from(scans).where(eq(scans.id, scanId));
    expect(isNew).toBe(true);
    expect(row).toMatchObject({
      status: "QUEUED",
      site: HOME,
      pageBudget: 25,
      areas: ["accessibility", "seo", "security"],
    });
  });

  it("answers with the scan that waits or runs already, even when asked many times at once", async () => {
    const requested = await Promise.all(Array.from({ length: 8 }, () => requestScan(context, "initial")));
    expect(new Set(requested.map(({ scanId }) => scanId)).size).toBe(1);
    expect(requested.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it("leaves nothing behind when the reason for it is rolled back", async () => {
    const failing = services.db.transaction(async (db) => {
      await requestScan({ ...context, db }, "initial");
      throw new Error("The payment was refused.");
    });
    await expect(failing).rejects.toThrow("The payment was refused.");
    expect(await services.db.$count(scans)).toBe(0);
  });
});

describe("recording a scan", () => {
  it("writes pages, scores, issues, the report and the audit log", async () => {
    const scanId = await scan();
    const [row] = await services.db.select().from(scans).where(eq(scans.id, scanId));
    expect(row).toMatchObject({
      status: "COMPLETED",
      overall: 71,
      criticalIssues: 1,
      rulesetVersion: "2026.11.1",
    });
    expect(await services.db.$count(scanPages)).toBe(2);
    expect(await services.db.$count(scanAreas)).toBe(5);
    const intervals = await services.db.select({ interval: scanAreas.interval }).from(scanAreas);
    expect(intervals.flatMap(({ interval }) => interval ?? [])).toEqual([{ low: 66, high: 73 }]);
    const judged = await services.db.select({ area: scanAreas.area, laws: scanAreas.laws }).from(scanAreas);
    expect(judged.filter(({ laws }) => laws !== null)).toEqual([{ area: "privacy", laws: ["US"] }]);
    expect(await onlyIssue()).toMatchObject({ status: "open", pageCount: 2, occurrenceCount: 2, page: HOME });
    expect(await services.db.select().from(reports)).toMatchObject([
      { kind: "initial", status: "PENDING", score: 71 },
    ]);
    const acts = await services.db.select().from(auditLog).where(eq(auditLog.subjectId, scanId));
    expect(acts.map(({ action }) => action)).toEqual(["scan.requested", "scan.recorded"]);
  });

  it("tells every member of new critical issues, and no one else", async () => {
    await scan();
    for (const person of [cast.alice, cast.bob, cast.vera]) {
      expect(await messagesTo(person.userId)).toEqual(["New critical issue: Form fields have no label."]);
    }
    expect(await messagesTo(cast.charlie.userId)).toEqual([]);
  });

  it("doubles nothing when it is delivered again", async () => {
    const run = await begun();
    const results = await Promise.all([1, 2, 3].map(() => recordScan(context, outcome(run))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await recordScan(context, outcome(run))).toBe(false);
    expect(await beginScan(context, run.scanId)).toBeNull();
    expect(await services.db.$count(issues)).toBe(1);
    expect(await services.db.$count(occurrences)).toBe(2);
    expect(await services.db.$count(issueEvents)).toBe(1);
    expect(await services.db.$count(reports)).toBe(1);
    expect(await services.db.$count(notifications)).toBe(3);
  });

  it("lets only the newest try write, so that a worker believed dead does no harm", async () => {
    const run = await begun();
    const second = await beginScan(context, run.scanId);
    expect(second?.attempt).toBe(run.attempt + 1);
    const progress = {
      stage: "crawling" as const,
      phase: "Late",
      pagesDone: 1,
      pagesPlanned: 2,
      issuesFound: 0,
    };
    expect(await reportProgress(context, run, progress)).toBe(false);
    expect(await recordScan(context, outcome(run))).toBe(false);
    expect(await failScan(context, { ...run, reason: "Late" })).toBe(false);
    expect(await recordScan(context, outcome({ ...run, attempt: run.attempt + 1 }))).toBe(true);
  });

  it("writes nothing at all when one part cannot be written", async () => {
    const run = await begun();
    const broken = foundIssue({ wcag: ["\u0000"] });
    await expect(recordScan(context, outcome({ ...run, issues: [foundIssue(), broken] }))).rejects.toThrow(
      "Failed query",
    );
    expect(await services.db.$count(scanPages)).toBe(0);
    expect(await services.db.$count(issues)).toBe(0);
    const [row] = await services.db.select().from(scans).where(eq(scans.id, run.scanId));
    expect(row?.status).toBe("RUNNING");
  });

  it("keeps the last score of areas it left out, and drops that of one it could not measure", async () => {
    await scan();
    const { accessibility, seo } = scanResult().areas;
    const weekly = scanResult({ areas: { accessibility: accessibility!, seo: seo! } });
    const kept = await scan({ result: weekly });
    const [after] = await services.db.select().from(scans).where(eq(scans.id, kept));
    expect(after?.overall).toBe(71);
    const gone = {
      ...accessibility!,
      score: null,
      state: "not-measured" as const,
      reason: "The browser crashed.",
    };
    const failed = await scan({
      result: scanResult({ areas: { ...scanResult().areas, accessibility: gone } }),
    });
    const [last] = await services.db.select().from(scans).where(eq(scans.id, failed));
    expect(last?.overall).toBe(Math.round((90 * 0.3 + 80 * 0.15 + 60 * 0.12 + 50 * 0.25) / 0.82));
  });
});

function clean() {
  return scanResult({
    checks: [{ id: "label", area: "accessibility", outcome: "passed", title: "Form fields have no label" }],
  });
}

describe("an issue over several scans", () => {
  it("keeps its identity and when it was first seen", async () => {
    const first = await scan();
    const before = await onlyIssue();
    const second = await scan();
    const after = await onlyIssue();
    expect(after.id).toBe(before.id);
    expect(after).toMatchObject({
      firstSeenScanId: first,
      lastSeenScanId: second,
      firstSeenAt: before.firstSeenAt,
    });
    expect(after.lastSeenAt.getTime()).toBeGreaterThan(before.lastSeenAt.getTime());
  });

  it("is verified when it is gone, comes back when it is found again, and says so each time", async () => {
    await scan();
    await scan({ result: clean(), issues: [] });
    expect(await onlyIssue()).toMatchObject({ status: "verified", verifiedAt: services.clock.now() });
    expect((await countOpenIssues(context)).critical).toBe(0);
    await scan();
    expect(await onlyIssue()).toMatchObject({ status: "came-back", verifiedAt: null });
    expect(await messagesTo(cast.alice.userId)).toEqual([
      "New critical issue: Form fields have no label.",
      "1 issue is verified as fixed.",
      "Issue came back: Form fields have no label.",
    ]);
    const events = await services.db
      .select()
      .from(issueEvents)
      .orderBy(asc(issueEvents.at), asc(issueEvents.id));
    expect(events.map(({ kind }) => kind)).toEqual(["found", "verified", "came-back"]);
  });

  it("stays open when one of its pages failed to load", async () => {
    await scan();
    const pages = [
      scanResult().pages[0]!,
      { url: MENU, status: null, state: "not-measured" as const, reason: "No answer." },
    ];
    await scan({ result: { ...clean(), pages }, issues: [] });
    expect(await onlyIssue()).toMatchObject({ status: "open" });
  });

  it("keeps the places on pages a scan did not see, and drops those where it is gone", async () => {
    await scan();
    const pages = [scanResult().pages[0]!];
    await scan({ result: scanResult({ pages }), issues: [foundIssue({ places: [place(HOME)] })] });
    expect(await onlyIssue()).toMatchObject({ pageCount: 2, occurrenceCount: 2 });
    await scan({ issues: [foundIssue({ places: [place(HOME)] })] });
    expect(await onlyIssue()).toMatchObject({ pageCount: 1, occurrenceCount: 1 });
  });

  it("that only needs a person's judgment is counted apart and alarms nobody", async () => {
    await scan({ issues: [foundIssue({ needsReview: true })] });
    expect(await countOpenIssues(context)).toEqual({ ...NONE_OPEN, review: 1 });
    expect(await messagesTo(cast.alice.userId)).toEqual([]);
  });
});

describe("advice", () => {
  it("is no issue in any count or message, neither when it is found nor when it is gone or comes back", async () => {
    for (const issues of [[foundIssue({ isAdvice: true })], [], [foundIssue({ isAdvice: true })]]) {
      await scan({ result: issues.length === 0 ? clean() : scanResult(), issues });
      expect(await countOpenIssues(context)).toEqual(NONE_OPEN);
    }
    expect(await onlyIssue()).toMatchObject({ isAdvice: true, status: "came-back", cause: "label.advice" });
    expect(await messagesTo(cast.alice.userId)).toEqual([]);
  });

  it("takes over what an older ruleset told as an issue, which is not told as fixed", async () => {
    await scan({ issues: [foundIssue({ needsReview: true })] });
    await scan({ issues: [foundIssue({ isAdvice: true })] });
    expect(await onlyIssue()).toMatchObject({ isAdvice: true, status: "open", verifiedAt: null });
    await scan({ issues: [foundIssue()] });
    expect(await onlyIssue()).toMatchObject({ isAdvice: false, needsReview: false, cause: "label.critical" });
  });
});

describe("a scan that fails", () => {
  it("is shown with its reason, and leaves scores and issues as they were", async () => {
    await scan();
    const before = await onlyIssue();
    const run = await begun();
    expect(await failScan(context, { ...run, reason: "The host is unknown." })).toBe(true);
    expect(await failScan(context, { ...run, reason: "The host is unknown." })).toBe(false);
    expect(await onlyIssue()).toEqual(before);
    expect(await services.db.$count(scanAreas)).toBe(5);
    const [row] = await services.db.select().from(scans).where(eq(scans.id, run.scanId));
    expect(row).toMatchObject({ status: "FAILED", failureReason: "The host is unknown.", overall: null });
    const failed = await services.db.select().from(reports).where(eq(reports.scanId, run.scanId));
    expect(failed).toMatchObject([{ status: "FAILED", failureReason: "The host is unknown.", score: null }]);
  });

  it("makes room for the next one", async () => {
    const run = await begun();
    await failScan(context, { ...run, reason: "The host is unknown." });
    expect((await requestScan(context, "initial")).isNew).toBe(true);
  });
});

describe("the archive of a scan", () => {
  it("holds the result and the evidence with the ruleset that judged it", async () => {
    const evidence = [{ site: HOME }, { page: HOME, text: "ä".repeat(100_000) }];
    const keys = await archiveScan(context, {
      scanId: "scan",
      attempt: 2,
      result: scanResult(),
      evidence,
      pictures: [],
    });
    expect(JSON.parse(await readArchived(context, keys.resultKey))).toEqual(scanResult());
    const lines = (await readArchived(context, keys.evidenceKey))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ scanId: "scan", rulesetVersion: "2026.11.1" });
    expect(lines.slice(1)).toEqual(evidence);
    expect((await services.storage.get(keys.evidenceKey)).byteLength).toBeLessThan(2000);
  });

  it("fails when the evidence cannot be read to its end, instead of storing half of it", async () => {
    function* broken(): Generator<object> {
      yield {};
      throw new Error("The page is gone.");
    }
    const archive = {
      scanId: "broken",
      attempt: 1,
      result: scanResult(),
      evidence: { [Symbol.iterator]: broken },
      pictures: [],
    };
    await expect(archiveScan(context, archive)).rejects.toThrow("The page is gone.");
  });
});
