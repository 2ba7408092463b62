import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { type KeptAnswers, keptAnswers, type Subject } from "#platform/kept-answers.ts";
import { publish } from "#platform/signals.ts";

const BAKERY = "01900000-0000-7000-8000-000000000001";
const BOOKS = "01900000-0000-7000-8000-000000000002";
const OF_BAKERY: Subject[] = [`dashboard ${BAKERY}`];

let services: TestServices;
let store: KeptAnswers<number>;
let reads: number;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  store = keptAnswers<number>(2)(services.signals);
  reads = 0;
  await vi.waitUntil(() => services.signals.caughtUp(), { timeout: 20_000 });
});

/** Asks as a call does: first catches up, then takes what is kept or counts one more reading. */
async function ask(key: string, subjects = OF_BAKERY): Promise<number> {
  return store.recall(key, await services.signals.caughtUp(), async () => {
    reads += 1;
    return { value: reads, subjects };
  });
}

function change(organizationId: string): Promise<void> {
  return publish(services.db, "dashboard", { organizationId });
}

describe("a kept answer", () => {
  it("is read once, until what it depends on changes", async () => {
    expect([await ask("a"), await ask("a")]).toEqual([1, 1]);
    await change(BOOKS);
    expect(await ask("a")).toBe(1);
    await change(BAKERY);
    expect(await ask("a")).toBe(2);
  });

  it("is right in the very next call, as often as it changes", async () => {
    for (let round = 1; round <= 20; round += 1) {
      expect(await ask("a")).toBe(round);
      await change(BAKERY);
    }
  });

  it("is not kept when a change came while it was read", async () => {
    const isCaughtUp = await services.signals.caughtUp();
    const overtaken = await store.recall("a", isCaughtUp, async () => {
      await change(BAKERY);
      await services.signals.caughtUp();
      return { value: 100, subjects: OF_BAKERY };
    });
    expect(overtaken).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("is read by one call for all that ask meanwhile", async () => {
    const isCaughtUp = await services.signals.caughtUp();
    const read = async () => {
      reads += 1;
      return { value: reads, subjects: OF_BAKERY };
    };
    const calls = [1, 2, 3].map(() => store.recall("a", isCaughtUp, read));
    expect(await Promise.all(calls)).toEqual([1, 1, 1]);
  });

  it("makes room for newer ones, and is not kept when it depends on nothing", async () => {
    await ask("a");
    await ask("b");
    await ask("c");
    expect(await ask("a")).toBe(4);
    await ask("nobody", []);
    expect(await ask("nobody", [])).toBe(6);
  });

  it("makes room by size where sizes are told, and for what is forgotten too", async () => {
    const texts = keptAnswers<string>(6, (text) => text.length)(services.signals);
    const recall = async (key: string, text: string, subjects = OF_BAKERY) =>
      texts.recall(key, await services.signals.caughtUp(), async () => ({ value: text, subjects }));
    await recall("a", "aaa");
    await recall("b", "bbb", [`dashboard ${BOOKS}`]);
    expect([await recall("a", "new"), await recall("b", "new")]).toEqual(["aaa", "bbb"]);
    await change(BAKERY);
    await recall("c", "ccc");
    expect(await recall("b", "new")).toBe("bbb");
    await recall("d", "d");
    expect([await recall("c", "new"), await recall("d", "new")]).toEqual(["ccc", "d"]);
    expect(await recall("b", "new")).toBe("new");
  });

  it("is neither used nor made while nothing can be heard", async () => {
    await ask("a");
    const readNow = async () => ({ value: 100, subjects: OF_BAKERY });
    expect(await store.recall("a", false, readNow)).toBe(100);
    expect(await ask("a")).toBe(1);
  });

  it("is forgotten when the connection was lost, since changes may have been missed", async () => {
    await ask("a");
    const gap = new Promise<void>((resolve) => {
      let isFirst = true;
      services.signals.subscribe("dashboard", {
        onSignal: () => undefined,
        onGap: () => {
          if (isFirst) resolve();
          isFirst = false;
        },
      });
    });
    await services.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'plumbline-signals' and datname = current_database()`);
    await gap;
    await vi.waitUntil(() => services.signals.caughtUp(), { timeout: 20_000 });
    expect(await ask("a")).toBe(2);
  });
});
