import { me } from "@plumbline/contract/auth";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { CALLS_UNDER_WAY } from "#server/shed-load.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await api.logIn(api.cast.alice);
});
afterAll(() => api.close());

/** Sent at once: a call that nobody waits for yet would be sent after those that come later. */
async function asAlice() {
  return await api.server.inject({ url: me.path, headers: { authorization: `Bearer ${token}` } });
}

/** Holds back every call that asks who calls, until it is told to let go. */
async function holdBackCalls(): Promise<() => Promise<void>> {
  const free = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = api.services.db.transaction(async (db) => {
    await db.execute(sql`lock table sessions in access exclusive mode`);
    taken.resolve();
    await free.promise;
  });
  await taken.promise;
  return async () => {
    free.resolve();
    await held;
  };
}

describe("more calls than can be answered soon", () => {
  it("are refused at once, and answered again when the others are done", async () => {
    const letGo = await holdBackCalls();
    const inTime = Array.from({ length: CALLS_UNDER_WAY }, asAlice);
    const tooMany = await Promise.all([asAlice(), asAlice()]);
    for (const answer of tooMany) {
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(answer.json()).toMatchObject({ success: false, code: "server.busy" });
    }
    await letGo();
    const statuses = (await Promise.all(inTime)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect((await asAlice()).statusCode).toBe(200);
  });

  it("do not keep a load balancer from hearing that the process lives", async () => {
    const letGo = await holdBackCalls();
    const inTime = Array.from({ length: CALLS_UNDER_WAY }, asAlice);
    expect((await asAlice()).statusCode).toBe(503);
    expect((await api.server.inject({ url: "/healthz" })).statusCode).toBe(200);
    await letGo();
    await Promise.all(inTime);
  });
});
