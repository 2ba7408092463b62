import { type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { acceptIssue } from "#issues/accept-issue.ts";
import { endAcceptance, endDueAcceptance } from "#issues/end-acceptance.ts";
import { listIssues } from "#issues/list-issues.ts";
import { readIssue } from "#issues/read-issue.ts";
import { moveTimeZone } from "#organizations/set-time-zone.ts";
import { contextFor, type UserContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { foundIssue } from "#scans/scan-result.testing.ts";

const FRIDAY = "2026-11-20";
const REASON = "The shop moves to new software in December.";

let services: TestServices;
let cast: Cast;
let issueId: string;

function as({ userId, organizationId }: Person, role: "owner" | "member" | "viewer"): UserContext {
  const actor = { kind: "user", userId, sessionId: userId, role } as const;
  return { ...contextFor(services, organizationId), actor };
}
const bob = () => as(cast.bob, "member");
const system = () => contextFor(services, cast.alice.organizationId);

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(issues);
  await services.db.delete(scans);
  await stageScan(system(), { issues: [foundIssue()] });
  const [row] = await services.db.select({ id: issues.id }).from(issues);
  issueId = row!.id;
});

const accept = (until = FRIDAY) => acceptIssue(bob(), { id: issueId, until, reason: REASON });
const read = () => readIssue(bob(), { id: issueId });

describe("an issue accepted until a date", () => {
  it("no longer counts as open, and says until when, why and by whom", async () => {
    expect(await accept()).toMatchObject({
      status: "accepted",
      acceptance: { until: FRIDAY, reason: REASON, by: "Bob Baker" },
    });
    const list = await listIssues(bob(), { page: 1, limit: 10 });
    expect(list).toMatchObject({ issues: [], open: { critical: 0 }, settled: { verified: 0, accepted: 1 } });
    expect((await read()).history[0]).toMatchObject({
      kind: "accepted",
      by: "Bob Baker",
      note: `Until ${FRIDAY}: ${REASON}`,
    });
  });

  it("stays accepted while scans go on finding it, and is closed when one proves it fixed", async () => {
    await accept();
    await stageScan(system(), { kind: "weekly", issues: [foundIssue()] });
    expect(await read()).toMatchObject({ status: "accepted" });
    const checks = [
      { id: "label", area: "accessibility" as const, outcome: "passed" as const, title: "Labels" },
    ];
    await stageScan(system(), { kind: "weekly", result: { checks } });
    expect(await read()).toMatchObject({ status: "verified", acceptance: null });
  });

  it("is open again when the day is over, and its history says so", async () => {
    await accept();
    expect(await endDueAcceptance(system(), { issueId, until: FRIDAY })).toBe(true);
    const issue = await read();
    expect(issue).toMatchObject({ status: "open", acceptance: null });
    expect(issue.history.map(({ kind, by }) => ({ kind, by }))[0]).toEqual({
      kind: "acceptance-ended",
      by: null,
    });
    expect(await endDueAcceptance(system(), { issueId, until: FRIDAY })).toBe(false);
  });

  it("is not opened by the end of a day that was changed", async () => {
    await accept();
    await accept("2026-12-18");
    expect(await endDueAcceptance(system(), { issueId, until: FRIDAY })).toBe(false);
    expect(await read()).toMatchObject({ status: "accepted", acceptance: { until: "2026-12-18" } });
  });

  it("can be opened again before its day; another one stays as it is", async () => {
    await accept();
    expect(await endAcceptance(bob(), { id: issueId })).toMatchObject({ status: "open" });
    expect(await endAcceptance(bob(), { id: issueId })).toMatchObject({ status: "open" });
    expect((await read()).history.map(({ kind }) => kind)).toEqual(["acceptance-ended", "accepted", "found"]);
  });
});

describe("the last day of an acceptance", () => {
  const endOf = async () => (await services.db.select({ at: issues.acceptedUntil }).from(issues))[0]?.at;
  afterEach(async () => {
    services.clock.set(new Date("2026-11-18T12:00:00Z"));
    await moveTimeZone(system(), "America/New_York");
  });

  it.each([
    ["America/New_York", "2026-11-21T04:59:59.999Z"],
    ["Asia/Tokyo", "2026-11-20T14:59:59.999Z"],
    ["Pacific/Kiritimati", "2026-11-20T09:59:59.999Z"],
  ])("ends with the day in %s, which is the one that is shown", async (timeZone, end) => {
    await moveTimeZone(system(), timeZone);
    expect(await accept()).toMatchObject({ acceptance: { until: FRIDAY } });
    expect(await endOf()).toEqual(new Date(end));
    expect(await endDueAcceptance(system(), { issueId, until: "2026-11-19" })).toBe(false);
    expect(await endDueAcceptance(system(), { issueId, until: FRIDAY })).toBe(true);
  });

  it("has 25 hours where the clocks are put back", async () => {
    await accept("2027-11-07");
    expect(await endOf()).toEqual(new Date("2027-11-08T04:59:59.999Z"));
  });

  it.each([
    ["2026-11-18", "2026-11-17", "2027-11-20"],
    ["2027-11-19", "2026-11-17", "2027-11-20"],
  ])("may be %s while it is still the 18th there, not %s or %s", async (day, ...refused) => {
    services.clock.set(new Date("2026-11-19T03:00:00Z"));
    for (const until of refused)
      await expect(accept(until)).rejects.toMatchObject({ code: "issue.acceptance-date" });
    expect(await accept(day)).toMatchObject({ acceptance: { until: day } });
  });

  it("is over at the same moment where the organization has moved", async () => {
    await accept();
    await moveTimeZone(system(), "Asia/Tokyo");
    const due = { issueId, until: FRIDAY };
    expect(await endDueAcceptance(system(), due)).toBe(false);
    services.clock.set(new Date("2026-11-21T05:00:00Z"));
    expect(await endDueAcceptance(system(), due)).toBe(true);
  });
});

describe("accepting is refused", () => {
  it.each(["2026-11-17", "2027-11-30"])("until %s, which is over or too far ahead", async (until) => {
    await expect(accept(until)).rejects.toMatchObject({ code: "issue.acceptance-date" });
  });

  it("until today it is possible", async () => {
    expect(await accept("2026-11-18")).toMatchObject({ status: "accepted" });
  });

  it.each([
    ["verified", "issue.verified"],
    ["page-gone", "issue.page-gone"],
  ] as const)("for an issue that is %s", async (status, code) => {
    await services.db.update(issues).set({ status }).where(eq(issues.id, issueId));
    await expect(accept()).rejects.toMatchObject({ code });
  });

  it("to a viewer, and an outsider finds no such issue", async () => {
    const vera = as(cast.vera, "viewer");
    const charlie = as(cast.charlie, "owner");
    const acceptance = { id: issueId, until: FRIDAY, reason: REASON };
    await expect(acceptIssue(vera, acceptance)).rejects.toMatchObject({ code: "role.forbidden" });
    await expect(acceptIssue(charlie, acceptance)).rejects.toMatchObject({ code: "issue.not-found" });
    await expect(endAcceptance(vera, acceptance)).rejects.toMatchObject({ code: "role.forbidden" });
    await expect(endAcceptance(charlie, acceptance)).rejects.toMatchObject({ code: "issue.not-found" });
    expect(await endDueAcceptance(charlie, { issueId, until: FRIDAY })).toBe(false);
  });
});
