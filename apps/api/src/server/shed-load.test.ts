import type { ServerResponse } from "node:http";
import { connect } from "node:net";

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

/** So many calls whose connections break as soon as the server works on them. */
async function callAndHangUp(calls: number): Promise<void> {
  const { port } = new URL(await api.server.listen({ port: 0, host: "127.0.0.1" }));
  const allGone = Promise.withResolvers<void>();
  let gone = 0;
  api.server.server.on("request", (_request, response: ServerResponse) => {
    response.once("close", () => {
      gone += 1;
      if (gone === calls) allGone.resolve();
    });
    response.socket?.destroy();
  });
  for (let call = 0; call < calls; call += 1)
    connect(Number(port), "127.0.0.1")
      .on("error", () => undefined)
      .write(`GET ${me.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await allGone.promise;
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

  it("are not those of people who hung up before the answer", async () => {
    const letGo = await holdBackCalls();
    await callAndHangUp(CALLS_UNDER_WAY);
    const inTime = asAlice();
    await letGo();
    expect((await inTime).statusCode).toBe(200);
  });
});
