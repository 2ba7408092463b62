import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { suspendClient, resumeClient } from "#clients/suspend-client.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { nextScanDay } from "#scans/next-scan-day.ts";

let services: TestServices;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  const { alice } = await createCast(services);
  bakery = contextFor(services, alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  // Sunday evening in New York, Monday morning in Tokyo.
  services.clock.set(new Date("2026-11-23T02:00:00Z"));
  await services.db
    .update(subscriptions)
    .set({ status: "ACTIVE", cancelsAtPeriodEnd: false, currentPeriodEndsAt: null });
});

const inNewYork = () => nextScanDay(bakery, "America/New_York");

it("the next scan is on the next Monday by the calendar of the zone", async () => {
  expect(await inNewYork()).toBe("2026-11-23");
  expect(await nextScanDay(bakery, "Asia/Tokyo")).toBe("2026-11-30");
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

it("there is none after the last day of a subscription that was canceled", async () => {
  const ending = { cancelsAtPeriodEnd: true, currentPeriodEndsAt: new Date("2026-11-22T12:00:00Z") };
  await services.db.update(subscriptions).set(ending);
  expect(await inNewYork()).toBeNull();
  await services.db.update(subscriptions).set({ currentPeriodEndsAt: new Date("2026-12-01T00:00:00Z") });
  expect(await inNewYork()).toBe("2026-11-23");
});
