import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { announceMaintenance } from "#notifications/announce-maintenance.ts";
import { moveTimeZone } from "#organizations/set-time-zone.ts";
import { contextFor } from "#platform/context.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
  const { charlie } = await createCast(services);
  await moveTimeZone(contextFor(services, charlie.organizationId), "Europe/Berlin");
});
afterAll(() => services.close());

it("reaches everyone of every client once, under the bell and by mail, by the clocks of their zone", async () => {
  const maintenance = {
    startsAt: new Date("2026-11-21T02:00:00Z"),
    endsAt: new Date("2026-11-21T04:00:00Z"),
    note: "Reports stay available.",
  };
  expect(await announceMaintenance(services, maintenance)).toBe(2);
  expect(await announceMaintenance(services, maintenance)).toBe(2);
  const told = await services.db.select().from(notifications);
  expect(told).toHaveLength(4);
  expect(told[0]).toMatchObject({ kind: "maintenance-announced", path: "/" });
  expect([...new Set(told.map(({ message }) => message))].toSorted()).toEqual([
    "Scheduled maintenance: November 20, 2026, 9:00 PM EST to 11:00 PM EST. Reports stay available.",
    "Scheduled maintenance: November 21, 2026, 3:00 AM GMT+1 to 5:00 AM GMT+1. Reports stay available.",
  ]);
  const sent = await services.db.select().from(mails);
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
    "alice@cast.example",
    "bob@cast.example",
    "charlie@cast.example",
    "vera@cast.example",
  ]);
  const toCharlie = sent.find(({ recipient }) => recipient === "charlie@cast.example");
  expect(toCharlie?.text).toContain("Starts: November 21, 2026 at 3:00 AM GMT+1\n");
});
