import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { beginRetest } from "#issues/begin-retest.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { markFixed } from "#issues/mark-fixed.ts";
import { recordRetest } from "#issues/record-retest.ts";
import { contextFor, type UserContext } from "#platform/context.ts";
import { issues, retests } from "#platform/database/tables/issues.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { weeklyFacts } from "#reports/weekly-facts.ts";
import { foundIssue, scanResult } from "#scans/scan-result.testing.ts";

const BUTTON = foundIssue({ fingerprint: "button", title: "Button without a name" });
const CLEAN: ScanResult["checks"] = [
  { id: "label", area: "accessibility", outcome: "passed", title: "Buttons have a name" },
];

let services: TestServices;
let cast: Cast;
let alice: UserContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  const { userId, organizationId } = cast.alice;
  const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
  alice = { ...contextFor(services, organizationId), actor };
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(issues);
  await services.db.delete(scans);
  await services.db.delete(mails);
});

async function scan(found: readonly FoundIssue[]): Promise<string> {
  services.clock.advance(24 * 3_600_000);
  return stageScan(alice, { kind: "weekly", issues: found, result: { checks: CLEAN } });
}

/** Marks the only issue as fixed; its re-test finds it no more. */
async function verifiedByRetest(): Promise<void> {
  services.clock.advance(3_600_000);
  const [issue] = await services.db.select().from(issues);
  await markFixed(alice, { id: issue!.id });
  const [retest] = await services.db.select().from(retests).orderBy(desc(retests.createdAt));
  services.clock.advance(60_000);
  const begun = await beginRetest(alice, retest!.scanId);
  const result = scanResult({ checks: CLEAN });
  await recordRetest(alice, { scanId: retest!.scanId, attempt: begun!.attempt, result, issues: [] });
}

async function mailOf(scanId: string) {
  await services.db.delete(mails);
  const [report] = await services.db.select().from(reports).where(eq(reports.scanId, scanId));
  await stageReport(alice, { id: report!.id, scanId, kind: "weekly" });
  const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.alice.email));
  return mail;
}

it("a report knows how many pages were found and not visited", async () => {
  const stage = (result: Partial<ScanResult>) => stageScan(alice, { kind: "weekly", issues: [], result });
  const facts = await weeklyFacts(alice, await stage({ pagesNotVisited: 112 }));
  expect(facts?.pagesNotVisited).toBe(112);
  expect((await weeklyFacts(alice, await stage({})))?.pagesNotVisited).toBe(0);
});

describe("what a report says has changed since the scan before", () => {
  it("counts what a re-test verified in between, in the PDF and in the mail", async () => {
    await scan([BUTTON]);
    await verifiedByRetest();
    const scanId = await scan([]);
    expect((await weeklyFacts(alice, scanId))?.changes).toMatchObject({
      newIssues: 0,
      verifiedFixed: 1,
      cameBack: 0,
      causes: { fixed: [{ title: "Button without a name" }] },
    });
    const mail = await mailOf(scanId);
    expect(mail?.subject).toContain("1 issue fixed");
    expect(mail?.text).toContain("- 1 issue fixed\n  Button without a name (Critical, Accessibility)\n");
  });

  it("tells a verified fix in one report alone", async () => {
    await scan([BUTTON]);
    await verifiedByRetest();
    await scan([]);
    expect((await weeklyFacts(alice, await scan([])))?.changes).toMatchObject({ verifiedFixed: 0 });
  });

  it("tells of an issue that a re-test verified and the scan found again that it came back", async () => {
    await scan([BUTTON]);
    await verifiedByRetest();
    const changes = (await weeklyFacts(alice, await scan([BUTTON])))?.changes;
    expect(changes).toMatchObject({ newIssues: 0, verifiedFixed: 0, cameBack: 1 });
  });
});
