import { type IssueList, listIssues } from "@plumbline/contract/issues";
import { listReports } from "@plumbline/contract/reports";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ISSUES = "/api/client-auth/issues";
const REPORTS = "/api/client-auth/reports";

let api: TestApi;
let harborBakery: OrganizationContext;

beforeAll(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
  await issues();
  await vi.waitUntil(() => api.services.signals.caughtUp(), { timeout: 20_000 });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`delete from issues`);
  await api.services.db.execute(sql`delete from scans`);
  await stageScan(harborBakery, { issues: [foundIssue()] });
});

async function issues(query = "", person: Person = api.cast.alice): Promise<IssueList> {
  const { status, body } = await api.send(person, { url: `${ISSUES}?${query}` });
  expect(status).toBe(200);
  return listIssues.output.parse(body).data;
}

async function reports(query = "documents=include") {
  const { status, body } = await api.send(api.cast.alice, { url: `${REPORTS}?${query}` });
  expect(status).toBe(200);
  return listReports.output.parse(body).data;
}

async function first(query = "status=all") {
  const [issue] = (await issues(query)).issues;
  if (issue === undefined) throw new Error("No issue is listed.");
  return issue;
}

/** Each write is seen by the very next call, and not before it is committed. */
async function expectSeen(write: SQL, shown: () => Promise<unknown>): Promise<void> {
  const before = await shown();
  expect(await shown()).toEqual(before);
  await api.services.db.transaction(async (tx) => {
    await tx.execute(write);
    expect(await shown()).toEqual(before);
  });
  expect(await shown()).not.toEqual(before);
}

/** Bob accepts the issue. */
async function accept(): Promise<void> {
  const until = new Date(api.services.clock.now().getTime() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { status } = await api.send(api.cast.bob, {
    method: "POST",
    url: `${ISSUES}/${(await first()).id}/accept`,
    payload: { until, reason: "The old shop closes." },
  });
  expect(status).toBe(200);
}

/** Alice saves a letter, which is listed once it is signed. */
async function saveLetter(): Promise<void> {
  const { organizationId, userId } = api.cast.alice;
  await api.services.db.execute(sql`
    insert into statements (organization_id, kind, version, scan_id, content, saved_by, saved_by_name)
    select ${organizationId}, 'letter-of-intent', 1, id, '{}', ${userId}, 'Alice' from scans`);
}

describe("the next list of issues is right", () => {
  it("after every table behind it was written to", async () => {
    const reportId = (await reports()).reports[0]?.id ?? "";
    const writes: [SQL, () => Promise<unknown>][] = [
      [sql`update issues set title = 'Other'`, async () => (await first()).title],
      [sql`update occurrences set heading = 'Opening hours'`, async () => (await first()).place],
      [sql`update scans set status = 'FAILED'`, async () => (await issues()).isScanned],
      [
        sql`update issue_events set kind = 'verified'`,
        async () => (await issues(`reportId=${reportId}`)).issues.length,
      ],
    ];
    for (const [write, shown] of writes) await expectSeen(write, shown);
  });

  it("after every step of a re-test", async () => {
    const lastCheck = async () => (await first()).lastCheck;
    const { id } = await first();
    const { status } = await api.send(api.cast.bob, { method: "POST", url: `${ISSUES}/${id}/check-again` });
    expect(status).toBe(200);
    expect(await lastCheck()).toMatchObject({ state: "queued" });
    await expectSeen(sql`update scans set status = 'RUNNING' where kind = 'retest'`, lastCheck);
    await expectSeen(sql`update retests set outcome = 'still-there', finished_at = now()`, lastCheck);
    await expectSeen(sql`delete from retests`, lastCheck);
  });

  it("after who accepted an issue has another name, or is erased", async () => {
    await accept();
    const by = async () => (await first()).acceptance?.by;
    expect(await by()).toBe(api.cast.bob.name);
    await expectSeen(sql`update users set name = 'Robert' where email = ${api.cast.bob.email}`, by);
    await expectSeen(sql`update issues set accepted_by = null`, by);
  });

  it("for each filter, and for each organization alone", async () => {
    expect((await issues("search=nothing-is-called-so")).issues).toEqual([]);
    expect((await issues("status=resolved")).issues).toEqual([]);
    expect((await issues()).issues).toHaveLength(1);
    expect((await issues("", api.cast.charlie)).issues).toEqual([]);
  });
});

describe("the next list of reports is right", () => {
  it("after every table behind it was written to", async () => {
    const newest = async () => (await reports()).reports[0];
    const signed = async () => (await reports()).documents;
    await saveLetter();
    const writes: [SQL, () => Promise<unknown>][] = [
      [sql`update reports set status = 'FAILED'`, newest],
      [sql`update scan_areas set score = null`, newest],
      [
        sql`insert into statement_signatures
          (statement_id, organization_id, user_id, name, authority, signed_at, expires_on, storage_key)
          select id, organization_id, saved_by, 'Alice', 'Owner', now(), '2027-11-23', 'letter' from statements`,
        signed,
      ],
      [sql`delete from statements`, signed],
    ];
    for (const [write, shown] of writes) await expectSeen(write, shown);
  });
});
