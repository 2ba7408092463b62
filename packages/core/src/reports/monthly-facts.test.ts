import { calendarDay } from "@plumbline/contract/calendar";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { beginRetest } from "#issues/begin-retest.ts";
import { markFixed } from "#issues/mark-fixed.ts";
import { recordRetest } from "#issues/record-retest.ts";
import { contextFor, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { issueEvents, issues, retests } from "#platform/database/tables/issues.table.ts";
import { monthlyFacts } from "#reports/monthly-facts.ts";
import { foundIssue, scanResult } from "#scans/scan-result.testing.ts";

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});

afterAll(() => services.close());

/** A scan that is written down a while after it ended, as every real one is. */
async function scan(issues: readonly ReturnType<typeof foundIssue>[]): Promise<string> {
  services.clock.advance(24 * 3_600_000);
  const finishedAt = services.clock.now().toISOString();
  services.clock.advance(90_000);
  return stageScan(context, { kind: "monthly", result: { startedAt: finishedAt, finishedAt }, issues });
}

it("proves in its log the fixes of its own scan, and counts them in its trend", async () => {
  await scan([
    foundIssue({ fingerprint: "fixed" }),
    foundIssue({ fingerprint: "review", needsReview: true }),
  ]);
  const facts = await monthlyFacts(context, await scan([]));
  expect(facts?.changes?.verifiedFixed).toBe(1);
  expect(facts?.verifiedFixes).toHaveLength(1);
  expect(facts?.verifiedFixes).toMatchObject([{ verifiedAt: facts?.finishedAt }]);
  const moved = facts?.trend.map(({ found, fixed }) => ({ found, fixed }));
  expect(moved).toEqual([{ found: 1, fixed: 1 }]);
});

async function provisional(seo: number): Promise<Awaited<ReturnType<typeof monthlyFacts>>> {
  services.clock.advance(24 * 3_600_000);
  const finishedAt = services.clock.now().toISOString();
  const areas = { ...scanResult().areas, seo: { score: seo, state: "provisional" as const, lines: [] } };
  const result = { startedAt: finishedAt, finishedAt, areas };
  return monthlyFacts(context, await stageScan(context, { kind: "monthly", result, issues: [] }));
}

it("says of its log and its trend which scores are provisional, and compares none of them with a whole one", async () => {
  const facts = await provisional(70);
  expect(facts?.scans.at(-1)?.lacks).toMatchObject({ provisionalAreas: ["seo"] });
  expect(facts?.trend.at(-1)).toMatchObject({ provisional: ["seo"], isOverallProvisional: true });
  const changeOf = (told: typeof facts) => told?.areas.find(({ area }) => area === "seo")?.change;
  expect([changeOf(facts), facts?.changes?.overall]).toEqual([null, null]);
  expect(facts?.changes?.incomparable).toBe("SEO is provisional now");
  const next = await provisional(72);
  expect([changeOf(next), next?.changes?.overall]).toEqual([2, 1]);
  expect(next?.changes?.incomparable).toBeNull();
});

it("leaves out of an older scan's report what later scans found and verified", async () => {
  await scan([foundIssue({ fingerprint: "again" })]);
  const older = await scan([foundIssue({ fingerprint: "again" })]);
  await scan([]);
  const facts = await monthlyFacts(context, older);
  expect(facts?.verifiedFixes).toHaveLength(1);
});

it("says of a fix in its log when the issue came back, as far as its own scan knows", async () => {
  const found = foundIssue({ fingerprint: "returning", title: "Returns" });
  await scan([found]);
  const fixed = await scan([]);
  const again = await scan([found]);
  const factsOf = (scanId: string) => monthlyFacts(context, scanId);
  const returned = (await factsOf(again))!;
  const fixOf = (facts: Awaited<ReturnType<typeof factsOf>>) =>
    facts?.verifiedFixes.find(({ title }) => title === found.title);
  expect(fixOf(returned)?.cameBackAt).toEqual(returned.finishedAt);
  expect(fixOf(await factsOf(fixed))?.cameBackAt).toBeNull();
});

it("dates what people did by the day of their own zone", async () => {
  const scanId = await scan([foundIssue({ fingerprint: "evening" })]);
  const [issue] = await services.db.select({ id: issues.id }).from(issues);
  const { organizationId, userId } = cast.alice;
  // 10 PM of the day before in New York.
  const at = new Date(`${calendarDay(services.clock.now(), "UTC")}T03:00:00Z`);
  const act = { issueId: issue?.id ?? "", organizationId, userId, kind: "marked-fixed", at } as const;
  await services.db.insert(issueEvents).values(act);
  const facts = await monthlyFacts(context, scanId);
  expect(facts?.humanActs).toMatchObject([{ day: calendarDay(at, "America/New_York") }]);
});

/** A context of the cast's owner, who works on issues. */
function alice(): UserContext {
  const { userId } = cast.alice;
  return { ...context, actor: { kind: "user", userId, sessionId: userId, role: "owner" } };
}

async function idOf(fingerprint: string): Promise<string> {
  const [row] = await services.db
    .select({ id: issues.id })
    .from(issues)
    .where(eq(issues.fingerprint, fingerprint));
  return row?.id ?? "";
}

it("logs an issue once that was marked, unmarked and marked again, and the re-test that refuted it", async () => {
  const found = foundIssue({ fingerprint: "twice", title: "Marked twice" });
  await scan([found]);
  services.clock.advance(3_600_000);
  const id = await idOf("twice");
  for (let press = 0; press < 3; press += 1) await markFixed(alice(), { id });
  const own = eq(retests.issueId, id);
  const [retest] = await services.db.select({ scanId: retests.scanId }).from(retests).where(own);
  services.clock.advance(60_000);
  const { scanId, attempt } = (await beginRetest(context, retest?.scanId ?? ""))!;
  await recordRetest(context, { scanId, attempt, result: scanResult(), issues: [found] });
  const facts = await monthlyFacts(context, await scan([found]));
  const acts = facts?.humanActs.filter(({ title }) => title === found.title);
  expect(acts?.map(({ kind, issues: acted }) => [kind, acted])).toEqual([
    ["mark-withdrawn", 1],
    ["marked-fixed", 1],
  ]);
  expect(facts?.failedRetests).toMatchObject([{ outcome: "still-there", askedBy: "Alice Archer" }]);
});

it("says what changed since the month before, by weekly scans in between as well", async () => {
  const again = foundIssue({ fingerprint: "of-this-month" });
  const other = foundIssue({ fingerprint: "of-the-last-week" });
  const scored = async (kind: "monthly" | "weekly", score: number, found: (typeof again)[]) => {
    services.clock.advance(7 * 24 * 3_600_000);
    const finishedAt = services.clock.now().toISOString();
    const areas = { ...scanResult().areas, seo: { score, state: "measured" as const, lines: [] } };
    const result = { startedAt: finishedAt, finishedAt, areas };
    return { finishedAt, scanId: await stageScan(context, { kind, result, issues: found }) };
  };
  const monthBefore = await scored("monthly", 60, [again]);
  await scored("weekly", 70, []);
  await scored("weekly", 65, [again, other]);
  const { scanId } = await scored("monthly", 65, [again, other]);
  const facts = await monthlyFacts(context, scanId);
  expect(facts?.changes).toMatchObject({
    since: new Date(monthBefore.finishedAt),
    newIssues: 1,
    verifiedFixed: 0,
    cameBack: 1,
  });
  expect(facts?.areas.find(({ area }) => area === "seo")?.change).toBe(5);
});
