import { bareAddress } from "@plumbline/contract/bare-address";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { markGroupFixed } from "#causes/mark-group-fixed.ts";
import { beginRetest } from "#issues/begin-retest.ts";
import { checkAgain } from "#issues/check-again.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { markFixed } from "#issues/mark-fixed.ts";
import { readIssue } from "#issues/read-issue.ts";
import { failRetest, recordRetest } from "#issues/record-retest.ts";
import { contextFor, type UserContext } from "#platform/context.ts";
import { issues, retests } from "#platform/database/tables/issues.table.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { foundIssue, HOME, MENU, place, scanResult } from "#scans/scan-result.testing.ts";

const CLEAN: ScanResult["checks"] = [
  { id: "label", area: "accessibility", outcome: "passed", title: "Form fields have a label" },
];
const GONE = { url: HOME, status: 404, state: "not-measured" as const, reason: "There is no page here." };

let services: TestServices;
let cast: Cast;
let alice: UserContext;
let issueId: string;

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
  services.clock.advance(60_000);
  await stageScan(alice, { issues: [foundIssue()] });
  await services.db.delete(notifications);
  const [row] = await services.db.select({ id: issues.id }).from(issues);
  issueId = row!.id;
  services.clock.advance(60_000);
});

async function begun() {
  const [row] = await services.db
    .select({ scanId: retests.scanId })
    .from(retests)
    .orderBy(asc(retests.createdAt));
  services.clock.advance(1000);
  return (await beginRetest(alice, row!.scanId))!;
}

interface Seen {
  result?: Partial<ScanResult>;
  issues?: readonly FoundIssue[];
}

async function retested(seen: Seen = {}) {
  const { scanId, attempt } = await begun();
  const result = scanResult({ checks: CLEAN, ...seen.result });
  return recordRetest(alice, { scanId, attempt, result, issues: seen.issues ?? [] });
}

async function messages(): Promise<string[]> {
  const own = eq(notifications.userId, cast.bob.userId);
  const rows = await services.db.select().from(notifications).where(own).orderBy(asc(notifications.id));
  return rows.map(({ kind, message }) => `${kind}: ${message}`);
}

describe("the re-test of a marked issue", () => {
  beforeEach(() => markFixed(alice, { id: issueId }));

  it("opens the pages the issue is on, in its area alone", async () => {
    expect(await begun()).toMatchObject({
      checkId: "label",
      areas: ["accessibility"],
      pages: [HOME, MENU],
      pageBudget: 5,
    });
  });

  it("verifies the fix and tells the members", async () => {
    expect(await retested()).toBe(true);
    const issue = await readIssue(alice, { id: issueId });
    expect(issue).toMatchObject({
      status: "verified",
      lastCheck: { state: "done", outcome: "verified", note: null },
    });
    expect(issue.history.map(({ kind }) => kind)).toEqual(["verified", "marked-fixed", "found"]);
    expect(await messages()).toEqual(["fix-verified: Fix verified: Form fields have no label."]);
  });

  it("is told as past once a later scan finds the issue again", async () => {
    await retested();
    const check = async () => (await readIssue(alice, { id: issueId })).lastCheck;
    expect(await check()).toMatchObject({ outcome: "verified", cameBackAt: null });
    services.clock.advance(24 * 3_600_000);
    await stageScan(alice, { issues: [foundIssue()] });
    expect(await readIssue(alice, { id: issueId })).toMatchObject({ status: "came-back" });
    expect(await check()).toMatchObject({
      outcome: "verified",
      cameBackAt: services.clock.now().toISOString(),
    });
  });

  it("opens it again where it is still there, with the places it was seen at now", async () => {
    await retested({ issues: [foundIssue({ places: [place(MENU)] })] });
    const issue = await readIssue(alice, { id: issueId });
    expect(issue).toMatchObject({ status: "open", lastCheck: { outcome: "still-there" }, pages: 1 });
    expect(issue.evidence.map(({ page }) => page)).toEqual([MENU]);
    expect(await messages()).toEqual([
      "issue-came-back: Still there, so it is open again: Form fields have no label.",
    ]);
  });

  it("keeps how each place can look once it is fixed, as the scan or the re-test told it", async () => {
    const example = { text: '<input aria-label="TODO: say what to enter">' };
    await retested({ issues: [foundIssue({ places: [{ ...place(MENU), example }, place(HOME)] })] });
    const issue = await readIssue(alice, { id: issueId });
    expect(issue.evidence.map(({ page, example: told }) => [page, told])).toEqual([
      [MENU, example],
      [HOME, null],
    ]);
  });

  it("verifies nothing by a page that failed to load, and tells nobody", async () => {
    const failed = { url: MENU, status: 500, state: "not-measured" as const, reason: "The page failed." };
    await retested({ result: { pages: [{ ...GONE, status: 200, state: "measured" }, failed] } });
    expect(await readIssue(alice, { id: issueId })).toMatchObject({
      status: "fixed-awaiting-check",
      lastCheck: { outcome: "could-not-check", note: "The page failed." },
      pages: 1,
      page: MENU.replace("https://", ""),
    });
    expect(await messages()).toEqual([]);
  });

  it("closes it when its pages are gone, and keeps the last evidence", async () => {
    await retested({ result: { pages: [GONE, { ...GONE, url: MENU }] } });
    const issue = await readIssue(alice, { id: issueId });
    expect(issue).toMatchObject({ status: "page-gone", lastCheck: { outcome: "page-gone" }, pages: 2 });
    expect(issue.evidence).toHaveLength(2);
  });

  it("writes once, however often it is delivered", async () => {
    const { scanId, attempt } = await begun();
    const retest = { scanId, attempt, result: scanResult({ checks: CLEAN }), issues: [] };
    const writes = await Promise.all([1, 2, 3].map(() => recordRetest(alice, retest)));
    expect(writes.filter(Boolean)).toHaveLength(1);
    expect(await failRetest(alice, { scanId, reason: "Too late." })).toBe(false);
    expect(await beginRetest(alice, scanId)).toBeNull();
    expect(await messages()).toHaveLength(1);
    expect(await services.db.$count(reports)).toBe(1);
  });

  it("is not written by a worker that lost it to another", async () => {
    const first = await begun();
    const second = (await beginRetest(alice, first.scanId))!;
    const result = scanResult({ checks: CLEAN });
    const { scanId } = first;
    expect(await recordRetest(alice, { scanId, attempt: first.attempt, result, issues: [] })).toBe(false);
    expect(await recordRetest(alice, { scanId, attempt: second.attempt, result, issues: [] })).toBe(true);
  });

  it("leaves the issue as it is when it could not be made, and another can be asked for", async () => {
    const { scanId, attempt } = await begun();
    await failRetest(alice, { scanId, attempt, reason: "No browser." });
    expect(await readIssue(alice, { id: issueId })).toMatchObject({
      status: "fixed-awaiting-check",
      lastCheck: { state: "done", outcome: "could-not-check", note: "No browser." },
    });
    services.clock.advance(1000);
    expect(await checkAgain(alice, { id: issueId })).toMatchObject({ lastCheck: { state: "queued" } });
  });
});

describe("the re-test of all issues of a cause", () => {
  const CARD = foundIssue({ fingerprint: "label-card", component: "card", places: [place(MENU, "#card")] });

  beforeEach(async () => {
    services.clock.advance(60_000);
    await services.db.delete(issues);
    await services.db.delete(scans);
    await stageScan(alice, { issues: [foundIssue(), CARD] });
    await services.db.delete(notifications);
    services.clock.advance(60_000);
    await markGroupFixed(alice, { cause: "label.critical", isFixed: true });
  });

  async function statuses() {
    const rows = await services.db
      .select({ fingerprint: issues.fingerprint, status: issues.status })
      .from(issues)
      .orderBy(asc(issues.fingerprint));
    return rows.map(({ fingerprint, status }) => `${fingerprint} ${status}`);
  }

  it("opens the pages of all of them once, and tells of all fixes at once", async () => {
    const { scanId, attempt, pages } = await begun();
    expect(pages).toEqual([MENU, HOME]);
    const retest = { scanId, attempt, result: scanResult({ checks: CLEAN }), issues: [] };
    expect(await recordRetest(alice, retest)).toBe(true);
    expect(await recordRetest(alice, retest)).toBe(false);
    expect(await statuses()).toEqual(["label-card verified", "label-form verified"]);
    expect(await messages()).toEqual(["fix-verified: Fix verified (2 issues): Form fields have no label."]);
  });

  it("judges each by itself", async () => {
    await retested({ issues: [CARD] });
    expect(await statuses()).toEqual(["label-card open", "label-form verified"]);
    expect(await messages()).toEqual([
      "issue-came-back: Still there, so it is open again: Form fields have no label.",
      "fix-verified: Fix verified: Form fields have no label.",
    ]);
  });

  it("says in one mail which of them are still there", async () => {
    await services.db.delete(mails);
    await retested({ issues: [foundIssue(), CARD] });
    const sent = await services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Harbor Bakery: 'Form fields have no label': 2 issues still there",
    ]);
    const ids = (await services.db.select({ id: issues.id }).from(issues)).map(({ id }) => id);
    for (const id of ids) expect(sent[0]?.text).toContain(`/fix-priority?issue=${id}&organization=`);
    // By its element: a page can have several.
    for (const [element, page] of [
      ["input", HOME],
      ["#card", MENU],
    ] as const)
      expect(sent[0]?.text).toMatch(
        new RegExp(
          `- ${element}\\n.*Still there, so it is open again.*\\n.*Page: ${bareAddress(page)}\\n`,
          "u",
        ),
      );
    expect(sent[0]?.text).toContain(
      `Open these issues:\nhttp://127.0.0.1:4400/fix-priority?cause=label.critical&organization=${alice.organization.id}\n`,
    );
  });

  it("leaves all of them as they are when it could not be made", async () => {
    const { scanId } = await begun();
    expect(await failRetest(alice, { scanId, reason: "No browser." })).toBe(true);
    expect(await failRetest(alice, { scanId, reason: "No browser." })).toBe(false);
    expect(await statuses()).toEqual(["label-card fixed-awaiting-check", "label-form fixed-awaiting-check"]);
    expect(await messages()).toEqual([]);
  });
});

describe("checking again", () => {
  it("brings back an issue that was verified, and says so", async () => {
    await checkAgain(alice, { id: issueId });
    await retested();
    expect(await readIssue(alice, { id: issueId })).toMatchObject({ status: "verified" });
    await services.db.delete(notifications);
    await services.db.delete(retests);
    services.clock.advance(1000);
    await checkAgain(alice, { id: issueId });
    await retested({ issues: [foundIssue()] });
    expect(await readIssue(alice, { id: issueId })).toMatchObject({ status: "came-back" });
    expect(await messages()).toEqual(["issue-came-back: Issue came back: Form fields have no label."]);
  });

  it("is made once more when the issue was marked after it had begun", async () => {
    await checkAgain(alice, { id: issueId });
    const { scanId, attempt } = await begun();
    services.clock.advance(1000);
    await markFixed(alice, { id: issueId });
    await recordRetest(alice, { scanId, attempt, result: scanResult(), issues: [foundIssue()] });
    expect(await readIssue(alice, { id: issueId })).toMatchObject({
      status: "fixed-awaiting-check",
      lastCheck: { state: "queued" },
    });
  });
});
