import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { suspendClient, resumeClient } from "#clients/suspend-client.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { nextScanDay, scanOutlook } from "#scans/next-scan-day.ts";
import { requestScan } from "#scans/request-scan.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

let services: TestServices;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  const { alice } = await createCast(services);
  bakery = contextFor(services, alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  // Sunday evening in New York, Monday in Tokyo.
  services.clock.set(new Date("2026-11-23T02:00:00Z"));
  await services.db
    .update(subscriptions)
    .set({ status: "ACTIVE", cancelsAtPeriodEnd: false, currentPeriodEndsAt: null });
});

const inNewYork = () => nextScanDay(bakery, "America/New_York");

it("the next scan is on the next Monday by the calendar of the zone, where no monthly one comes before", async () => {
  expect(await inNewYork()).toBe("2026-11-23");
  services.clock.set(scanTimeOn("2026-11-23", { id: bakery.organization.id, timeZone: "Asia/Tokyo" }));
  expect(await nextScanDay(bakery, "Asia/Tokyo")).toBe("2026-11-30");
});

it("the next scan is the monthly one where that comes first, in the last days of a subscription too", async () => {
  services.clock.set(new Date("2026-12-29T17:00:00Z"));
  expect(await inNewYork()).toBe("2026-12-31");
  const currentPeriodEndsAt = new Date("2027-01-01T12:00:00Z");
  await services.db.update(subscriptions).set({ cancelsAtPeriodEnd: true, currentPeriodEndsAt });
  expect(await scanOutlook(bakery, "America/New_York")).toEqual({
    nextScan: "2026-12-31",
    scansUntil: "2027-01-01",
  });
  services.clock.set(new Date("2027-01-01T04:59:00Z"));
  expect(await inNewYork()).toBeNull();
});

it.each(["PAST_DUE", "SUSPENDED", "CANCELED"] as const)("there is none while it is %s", async (status) => {
  await services.db.update(subscriptions).set({ status });
  expect(await inNewYork()).toBeNull();
});

it("there is none while the client is suspended", async () => {
  await suspendClient(bakery, "Disputed payment");
  expect(await inNewYork()).toBeNull();
  await resumeClient(bakery);
  expect(await inNewYork()).not.toBeNull();
});

it("there is none when a subscription that was canceled ends before the scan begins, on its very day too", async () => {
  const begins = scanTimeOn("2026-11-23", { id: bakery.organization.id, timeZone: "America/New_York" });
  const endingAfter = (milliseconds: number) => ({
    cancelsAtPeriodEnd: true,
    currentPeriodEndsAt: new Date(begins.getTime() + milliseconds),
  });
  await services.db.update(subscriptions).set(endingAfter(-1));
  expect(await inNewYork()).toBeNull();
  await services.db.update(subscriptions).set(endingAfter(1));
  expect(await inNewYork()).toBe("2026-11-23");
});

it("scans go on until the day a canceled subscription ends, by the calendar of the zone", async () => {
  const outlook = () => scanOutlook(bakery, "America/New_York");
  expect(await outlook()).toEqual({ nextScan: "2026-11-23", scansUntil: null });
  const currentPeriodEndsAt = new Date("2026-12-02T03:00:00Z");
  await services.db.update(subscriptions).set({ cancelsAtPeriodEnd: true, currentPeriodEndsAt });
  expect(await outlook()).toEqual({ nextScan: "2026-11-23", scansUntil: "2026-12-01" });
});

it("on a Monday it is that day until its scan begins, unless the site is scanned that day already", async () => {
  const begins = scanTimeOn("2026-11-23", { id: bakery.organization.id, timeZone: "America/New_York" });
  services.clock.set(new Date(begins.getTime() - 1));
  expect(await inNewYork()).toBe("2026-11-23");
  await requestScan(bakery, "manual");
  expect(await inNewYork()).toBe("2026-11-30");
  await services.db.update(scans).set({ status: "CANCELED" });
  expect(await inNewYork()).toBe("2026-11-23");
});
