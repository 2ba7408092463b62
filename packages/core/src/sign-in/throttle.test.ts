import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { countFailure } from "#sign-in/throttle.queries.ts";

const WINDOW_MS = 15 * 60_000;

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

async function failures(): Promise<number> {
  const now = services.clock.now();
  return countFailure(services.db, "login alice", { now, windowStart: new Date(now.getTime() - WINDOW_MS) });
}

it("failures count for a window, by clocks that are a little apart too", async () => {
  expect([await failures(), await failures()]).toEqual([1, 2]);
  services.clock.advance(-60_000);
  expect(await failures()).toBe(3);
  services.clock.advance(WINDOW_MS + 120_000);
  expect(await failures()).toBe(1);
});

it("failures under a clock that was a day ahead do not count for a day", async () => {
  services.clock.advance(24 * 3_600_000);
  await failures();
  await failures();
  services.clock.advance(-24 * 3_600_000);
  expect(await failures()).toBe(1);
});
