import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { listWorkers, showPresence } from "#platform/worker-presence.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

it("a worker is listed as alive until it leaves", async () => {
  const leave = await showPresence(services);
  expect(await listWorkers(services)).toMatchObject([{ pid: process.pid, isAlive: true }]);
  await leave();
  expect(await listWorkers(services)).toEqual([]);
});

it("a worker without a sign of life is lost, and forgotten after a day", async () => {
  const age = (interval: string) =>
    services.db.execute(sql`
      insert into worker_processes (host, pid, started_at, last_seen_at)
      values ('away', 1, now() - interval '2 days', now() - ${interval}::interval)`);
  await age("31 seconds");
  expect(await listWorkers(services)).toMatchObject([{ host: "away", isAlive: false }]);
  await age("25 hours");
  const leave = await showPresence(services);
  expect((await listWorkers(services)).map(({ isAlive }) => isAlive)).toEqual([true, false]);
  await leave();
});
