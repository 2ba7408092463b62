import { momentOn } from "@plumbline/contract/calendar";
import { createCast, type Cast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { pauseScanning } from "#billing/lifecycle/pause-scanning.ts";
import { suspendClient } from "#clients/suspend-client.ts";
import { contextFor, inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { queueDueScans } from "#scans/queue-due-scans.ts";
import { requestScan } from "#scans/request-scan.ts";
import { scanOffset, scanOffsetOf, scanTimeOn, SPREAD_HOURS } from "#scans/scan-times.ts";

const HOUR_MS = 60 * 60 * 1000;

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

// Each test starts its own history: two clients in New York who came on Wednesday, 18 November.
beforeEach(async () => {
  goTo("2026-11-18T12:00:00Z");
  await services.db.execute(sql`truncate organizations, users, audit_log, pgboss.job cascade`);
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
});

function goTo(moment: Date | string): void {
  services.clock.advance(new Date(moment).getTime() - services.clock.now().getTime());
}

/** The evening of a day in New York: by then everyone's scan of that day is due. */
const evening = (day: string) => goTo(momentOn(day, 23.5, "America/New_York"));

async function scansOf(organizationId: string) {
  return services.db
    .select()
    .from(scans)
    .where(eq(scans.organizationId, organizationId))
    .orderBy(scans.createdAt, scans.id);
}

async function kindsOf(organizationId: string): Promise<string[]> {
  return (await scansOf(organizationId)).map(({ kind }) => kind);
}

async function endAllScans(): Promise<void> {
  await services.db.update(scans).set({ status: "COMPLETED", finishedAt: services.clock.now() });
}

/** Lets everything happen that is due by the evening of a day. */
async function liveUntil(day: string): Promise<void> {
  evening(day);
  await queueDueScans(services);
  await endAllScans();
}

async function moveTo(timeZone: string): Promise<void> {
  await services.db.update(organizations).set({ timeZone });
}

describe("the weekly scan", () => {
  it("is not due in the week in which a client came", async () => {
    evening("2026-11-20");
    expect(await queueDueScans(services)).toBe(0);
  });

  it("comes on Monday, once, as a job with everything that belongs to it", async () => {
    evening("2026-11-23");
    expect(await queueDueScans(services)).toBe(2);
    const [scan] = await scansOf(cast.alice.organizationId);
    expect(scan).toMatchObject({
      kind: "weekly",
      status: "QUEUED",
      scheduledFor: "2026-11-23",
      site: "https://harbor-bakery.example/",
      areas: ["accessibility", "seo", "security"],
      pageBudget: 25,
      createdAt: services.clock.now(),
    });
    const { rows } = await services.db.execute(
      sql`select data, singleton_key from pgboss.job where name = 'scan' and data->>'scanId' = ${scan?.id}`,
    );
    expect(rows).toEqual([
      { data: { organizationId: cast.alice.organizationId, scanId: scan?.id }, singleton_key: scan?.id },
    ]);
    const acts = await services.db.select().from(auditLog).where(eq(auditLog.action, "scan.requested"));
    expect(acts.map(({ subjectId }) => subjectId)).toContain(scan?.id);
    await endAllScans();
    expect(await queueDueScans(services)).toBe(0);
  });

  it("comes on each Monday after a clock that was a month ahead for a while, and on none twice", async () => {
    await liveUntil("2026-12-21");
    for (const day of ["11-23", "11-24", "11-30", "12-07", "12-14", "12-21", "12-28"])
      await liveUntil(`2026-${day}`);
    const made = await scansOf(cast.alice.organizationId);
    expect(made.map(({ kind, scheduledFor }) => `${kind} ${scheduledFor}`)).toEqual([
      "weekly 2026-11-23",
      "weekly 2026-11-30",
      "weekly 2026-12-07",
      "weekly 2026-12-14",
      // Made on December 21 by the wrong clock, in place of that week's.
      "monthly 2026-11-30",
      "weekly 2026-12-28",
    ]);
  });

  it("comes at the client's own hour of the day, the same every week", async () => {
    const organization = { id: cast.alice.organizationId, timeZone: "America/New_York" };
    await services.db
      .delete(subscriptions)
      .where(eq(subscriptions.organizationId, cast.charlie.organizationId));
    for (const monday of ["2026-11-23", "2026-12-07"]) {
      const due = scanTimeOn(monday, organization);
      goTo(new Date(due.getTime() - 1));
      const before = await queueDueScans(services);
      goTo(due);
      expect([before, await queueDueScans(services)]).toEqual([0, 1]);
      await endAllScans();
      await liveUntil("2026-12-01");
    }
  });

  it("that no one queued is made up for later in the week, once", async () => {
    evening("2026-11-26");
    expect(await queueDueScans(services)).toBe(2);
    await endAllScans();
    evening("2026-11-27");
    expect(await queueDueScans(services)).toBe(0);
  });

  it("of several weeks in which nothing ran is made up for by one", async () => {
    evening("2026-12-22");
    await queueDueScans(services);
    await endAllScans();
    await queueDueScans(services);
    expect(await kindsOf(cast.alice.organizationId)).toEqual(["monthly"]);
  });

  it("waits for the scan that still runs, and comes after it", async () => {
    await requestScan(bakery, "initial");
    evening("2026-11-23");
    expect(await queueDueScans(services)).toBe(1);
    await endAllScans();
    expect(await queueDueScans(services)).toBe(1);
    expect(await kindsOf(cast.alice.organizationId)).toEqual(["initial", "weekly"]);
  });
});

describe("the monthly scan", () => {
  it("on a Monday is the weekly one too", async () => {
    await liveUntil("2026-11-23");
    evening("2026-11-30");
    expect(await queueDueScans(services)).toBe(2);
    await endAllScans();
    expect(await queueDueScans(services)).toBe(0);
    expect(await kindsOf(cast.charlie.organizationId)).toEqual(["weekly", "monthly"]);
  });

  it("comes on the last business day, which Memorial Day is not", async () => {
    await liveUntil("2027-05-25");
    evening("2027-05-27");
    expect(await queueDueScans(services)).toBe(0);
    evening("2027-05-28");
    expect(await queueDueScans(services)).toBe(2);
    expect((await scansOf(cast.alice.organizationId)).at(-1)).toMatchObject({
      kind: "monthly",
      scheduledFor: "2027-05-28",
      pageBudget: 150,
    });
  });
});

describe("a day", () => {
  it.each([
    ["Pacific/Auckland", "2026-11-22T11:00:00Z", "2026-11-23"],
    ["America/New_York", "2026-11-23T05:00:00Z", "2026-11-23"],
    ["Pacific/Honolulu", "2026-11-23T10:00:00Z", "2026-11-23"],
  ])("begins at midnight in %s", async (timeZone, midnight, day) => {
    await moveTo(timeZone);
    const due = new Date(new Date(midnight).getTime() + scanOffset(cast.alice.organizationId));
    goTo(new Date(due.getTime() - 1));
    await queueDueScans(services);
    expect(await kindsOf(cast.alice.organizationId)).toEqual([]);
    goTo(due);
    await queueDueScans(services);
    expect(await scansOf(cast.alice.organizationId)).toMatchObject([{ scheduledFor: day }]);
  });

  it.each([
    ["spring", "2027-03-12", "2027-03-15", "2027-03-15T04:00:00.000Z"],
    ["fall", "2027-11-05", "2027-11-08", "2027-11-08T05:00:00.000Z"],
  ])(
    "after the clocks change in %s begins at midnight all the same",
    async (_season, friday, monday, midnight) => {
      await liveUntil(friday);
      const organization = { id: cast.alice.organizationId, timeZone: "America/New_York" };
      const due = scanTimeOn(monday, organization);
      expect(due.getTime() - scanOffset(organization.id)).toBe(Date.parse(midnight));
      await liveUntil(monday);
      expect((await scansOf(cast.alice.organizationId)).at(-1)).toMatchObject({
        kind: "weekly",
        scheduledFor: monday,
      });
    },
  );
});

describe("no one is scanned", () => {
  it("who is suspended or owes", async () => {
    await suspendClient(bakery, "The terms were broken.");
    const isMeadow = eq(subscriptions.organizationId, cast.charlie.organizationId);
    await services.db.update(subscriptions).set({ status: "PAST_DUE" }).where(isMeadow);
    evening("2026-11-23");
    expect(await queueDueScans(services)).toBe(0);
  });

  it("whose subscription was canceled and is over, though nothing has told of its end", async () => {
    await services.db
      .update(subscriptions)
      .set({ cancelsAtPeriodEnd: true, currentPeriodEndsAt: new Date("2026-11-24T00:00:00Z") })
      .where(eq(subscriptions.organizationId, cast.alice.organizationId));
    evening("2026-11-24");
    await queueDueScans(services);
    expect(await scansOf(cast.alice.organizationId)).toEqual([]);
    expect(await scansOf(cast.charlie.organizationId)).toHaveLength(1);
  });

  it("twice, though a scan was taken back while the client owed and is made up for after that", async () => {
    evening("2026-11-23");
    await queueDueScans(services);
    await pauseScanning(bakery);
    expect(await queueDueScans(services)).toBe(1);
    expect((await scansOf(cast.alice.organizationId)).map(({ status }) => status)).toEqual([
      "CANCELED",
      "QUEUED",
    ]);
  });

  it("twice by schedulers that look at the same time", async () => {
    evening("2026-11-23");
    const queued = await Promise.all([
      queueDueScans(services),
      queueDueScans(services),
      queueDueScans(services),
    ]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await services.db.$count(scans)).toBe(2);
  });

  it("twice when a scheduler dies in the middle, and no one is forgotten", async () => {
    evening("2026-11-23");
    const dying = inTransaction(services, async (inside) => {
      await queueDueScans(inside);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await services.db.$count(scans)).toBe(0);
    expect(await queueDueScans(services)).toBe(2);
  });
});

describe("the hour of a client", () => {
  it("is the same in the code and in the database", async () => {
    const rows = await services.db
      .select({
        id: organizations.id,
        milliseconds: sql<string>`extract(epoch from ${scanOffsetOf(organizations.id)}) * 1000`,
      })
      .from(organizations);
    expect(rows).toHaveLength(2);
    for (const { id, milliseconds } of rows) expect(Number(milliseconds)).toBe(scanOffset(id));
  });

  it("spreads clients evenly over the day, and none beyond it", () => {
    const ids = Array.from({ length: 65_536 }, (_, place) => place.toString(16).padStart(36, "0"));
    const hours = ids.map((id) => scanOffset(id) / HOUR_MS);
    const perHour = Array.from(
      { length: SPREAD_HOURS },
      (_, hour) => hours.filter((it) => Math.floor(it) === hour).length,
    );
    expect(Math.max(...perHour) - Math.min(...perHour)).toBeLessThanOrEqual(1);
    expect(Math.max(...hours)).toBeLessThan(SPREAD_HOURS);
  });
});
