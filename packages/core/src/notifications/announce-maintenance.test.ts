import { createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { announceMaintenance } from "#notifications/announce-maintenance.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
  await createCast(services);
});
afterAll(() => services.close());

it("reaches everyone of every client once, under the bell and by mail", async () => {
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
  expect(told[0]?.message).toMatch(
    /^Scheduled maintenance: .*2026.* to .*2026.*\. Reports stay available\.$/u,
  );
  const sent = await services.db.select().from(mails);
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
    "alice@cast.example",
    "bob@cast.example",
    "charlie@cast.example",
    "vera@cast.example",
  ]);
});
