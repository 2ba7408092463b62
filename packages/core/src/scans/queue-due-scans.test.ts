import { createCast, type Cast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";

import { suspendClient } from "#clients/suspend-client.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { queueDueScans } from "#scans/queue-due-scans.ts";
import { requestScan } from "#scans/request-scan.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

// Each test starts its own history: two clients who came on Wednesday, 18 November.
beforeEach(async () => {
  await services?.close();
  services = await testServices({ clock: fakeClock() });
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
});
afterAll(() => services.close());

const toMonday = () => services.clock.advance(5 * DAY_MS);

async function kindsOf(organizationId: string): Promise<string[]> {
  const rows = await services.db.select().from(scans).where(eq(scans.organizationId, organizationId));
  return rows.map(({ kind }) => kind).toSorted();
}

async function endAllScans(): Promise<void> {
  await services.db.update(scans).set({ status: "COMPLETED" });
}

it("no scan is due in the week in which a client came", async () => {
  expect(await queueDueScans(services)).toBe(0);
});

it("each client gets the weekly scan on Monday, once", async () => {
  toMonday();
  expect(await queueDueScans(services)).toBe(2);
  await endAllScans();
  expect(await queueDueScans(services)).toBe(0);
  expect(await kindsOf(cast.alice.organizationId)).toEqual(["weekly"]);
});

it("a Monday on which nothing ran is made up for later in the week", async () => {
  services.clock.advance(8 * DAY_MS);
  expect(await queueDueScans(services)).toBe(2);
});

it("the monthly scan on a Monday is the weekly one too", async () => {
  services.clock.advance(12 * DAY_MS);
  expect(services.clock.now().toISOString()).toContain("2026-11-30");
  expect(await queueDueScans(services)).toBe(2);
  await endAllScans();
  expect(await queueDueScans(services)).toBe(0);
  expect(await kindsOf(cast.charlie.organizationId)).toEqual(["monthly"]);
});

it("a client whose scan still runs gets the scheduled one after it", async () => {
  await requestScan(bakery, "initial");
  toMonday();
  expect(await queueDueScans(services)).toBe(1);
  await endAllScans();
  expect(await queueDueScans(services)).toBe(1);
  expect(await kindsOf(cast.alice.organizationId)).toEqual(["initial", "weekly"]);
});

it("nobody is scanned who is suspended or owes", async () => {
  await suspendClient(bakery, "Disputed payment");
  const isMeadow = eq(subscriptions.organizationId, cast.charlie.organizationId);
  await services.db.update(subscriptions).set({ status: "PAST_DUE" }).where(isMeadow);
  toMonday();
  expect(await queueDueScans(services)).toBe(0);
});
