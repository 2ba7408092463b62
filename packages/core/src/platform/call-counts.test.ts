import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type CallCounts, openCallCounts } from "./call-counts.ts";

let services: TestServices;
let here: CallCounts;
let there: CallCounts;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`truncate sign_in_throttles`);
  here = openCallCounts(services);
  there = openCallCounts(services);
});
afterEach(() => {
  here.close();
  there.close();
});

function call(counts: CallCounts, caller: string, times: number): number {
  return Array.from({ length: times }, () => counts.count(caller).calls).at(-1) ?? 0;
}

describe("calls at two processes", () => {
  it("count together once they have told each other, each caller for itself", async () => {
    expect(call(here, "192.0.2.1", 5)).toBe(5);
    expect(call(there, "192.0.2.1", 3)).toBe(3);
    expect(call(there, "192.0.2.2", 1)).toBe(1);
    await Promise.all([here.exchange(), there.exchange()]);
    call(here, "192.0.2.1", 1);
    await here.exchange();
    expect(call(here, "192.0.2.1", 1)).toBe(10);
    expect(call(there, "192.0.2.2", 1)).toBe(2);
  });

  it("are forgotten with the minute they were made in", async () => {
    call(here, "192.0.2.1", 5);
    await here.exchange();
    services.clock.advance(60_000);
    expect(call(there, "192.0.2.1", 1)).toBe(1);
    await there.exchange();
    expect(call(there, "192.0.2.1", 1)).toBe(2);
    expect(call(here, "192.0.2.1", 1)).toBe(1);
  });

  it("are forgotten when the clock that they were made by goes back", async () => {
    services.clock.advance(3_600_000);
    call(here, "192.0.2.1", 5);
    await here.exchange();
    services.clock.advance(-3_600_000);
    call(there, "192.0.2.1", 1);
    await there.exchange();
    expect(call(there, "192.0.2.1", 1)).toBe(2);
  });

  it("go on being counted where the database is away", async () => {
    const db = new Proxy(services.db, {
      get: () => () => {
        throw new Error("The database is away.");
      },
    });
    const alone = openCallCounts({ ...services, db });
    call(alone, "192.0.2.1", 5);
    await expect(alone.exchange()).rejects.toThrow("away");
    expect(call(alone, "192.0.2.1", 1)).toBe(6);
    alone.close();
  });
});
