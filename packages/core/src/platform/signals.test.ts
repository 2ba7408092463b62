import { silentLog } from "@plumbline/testing/log-capture";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openSignals, publish, type Signals } from "#platform/signals.ts";

const BAKERY = "01900000-0000-7000-8000-000000000001";
const BOOKS = "01900000-0000-7000-8000-000000000002";

let services: TestServices;
let other: Signals;

beforeAll(async () => {
  services = await testServices();
  other = openSignals({ url: services.databaseUrl, log: silentLog() });
});
afterAll(async () => {
  await other.close();
  await services.close();
});

/** Listens on the scan channel of a process, and lets a test wait for what is heard. */
function listener(signals: Signals) {
  const heard: string[] = [];
  const waiting: { count: number; done: () => void }[] = [];
  const note = (word: string) => {
    heard.push(word);
    for (const { count, done } of waiting) if (heard.length >= count) done();
  };
  const stop = signals.subscribe("scan", {
    onSignal: ({ organizationId }) => note(organizationId),
    onGap: () => note("gap"),
  });
  const until = (count: number) =>
    new Promise<string[]>((resolve) => {
      const done = () => resolve(heard.slice());
      if (heard.length >= count) done();
      else waiting.push({ count, done });
    });
  return { until, stop };
}

describe("signals", () => {
  it("reach every process, after each was told that listening began", async () => {
    const here = listener(services.signals);
    const there = listener(other);
    await Promise.all([here.until(1), there.until(1)]);
    await publish(services.db, "scan", { organizationId: BAKERY });
    expect(await here.until(2)).toEqual(["gap", BAKERY]);
    expect(await there.until(2)).toEqual(["gap", BAKERY]);
    here.stop();
    there.stop();
  });

  it("are told when the transaction commits, and never when it is rolled back", async () => {
    const { until, stop } = listener(services.signals);
    const undone = services.db.transaction(async (tx) => {
      await publish(tx, "scan", { organizationId: BAKERY });
      throw new Error("Changed my mind.");
    });
    await expect(undone).rejects.toThrow("Changed my mind.");
    await services.db.transaction((tx) => publish(tx, "scan", { organizationId: BOOKS }));
    expect(await until(1)).toEqual([BOOKS]);
    stop();
  });

  it("of another channel, and of a later version, are passed over", async () => {
    const { until, stop } = listener(services.signals);
    const unknown = JSON.stringify({ channel: "weather", signal: "rain" });
    await services.db.execute(sql`select pg_notify('plumbline_signals', ${unknown})`);
    await publish(services.db, "notifications", { organizationId: BAKERY });
    await publish(services.db, "scan", { organizationId: BOOKS });
    expect(await until(1)).toEqual([BOOKS]);
    stop();
  });

  it("are heard again after the connection was lost, and the gap is told", async () => {
    const { until, stop } = listener(services.signals);
    await services.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plumbline-signals' and datname = current_database()`);
    expect(await until(1)).toEqual(["gap"]);
    await publish(services.db, "scan", { organizationId: BAKERY });
    expect(await until(2)).toEqual(["gap", BAKERY]);
    stop();
  });

  it("end with the process that listens", async () => {
    const short = openSignals({ url: services.databaseUrl, log: silentLog() });
    const { until } = listener(short);
    await until(1);
    await short.close();
    const unused = openSignals({ url: "postgres://nobody@127.0.0.1:1/none", log: silentLog() });
    await expect(unused.close()).resolves.toBeUndefined();
  });
});
