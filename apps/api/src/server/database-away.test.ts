import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

import { connectDatabase, type DatabaseConnection } from "@plumbline/core/platform/database/connect";
import { silentLog } from "@plumbline/testing/log-capture";
import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf, pathWith } from "#contract.testing.ts";
import { buildServer } from "#server/build-server.ts";

const PATIENCE_MS = 400;
const endpoints = await allEndpoints();

let api: TestApi;
let token: string;
const closings: (() => unknown)[] = [];

beforeAll(async () => {
  api = await testApi();
  token = await api.logIn(api.cast.alice);
  await api.services.db.execute(sql`create role visitor login password 'x' connection limit 0`);
});
afterAll(async () => {
  await api.services.db.execute(sql`drop role visitor`);
  await api.close();
});
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** A server whose database is at another address. */
async function serverOn(
  url: string,
  poolSize = 2,
): Promise<{ server: FastifyInstance; connection: DatabaseConnection }> {
  const connection = connectDatabase({ url, poolSize, log: silentLog(), patienceMs: PATIENCE_MS });
  closings.push(() => connection.close());
  const services = { ...api.services, db: connection.db, ping: () => connection.ping() };
  const server = await buildServer({ services, clientFolder: null, validatesOutput: true });
  closings.push(() => server.close());
  return { server, connection };
}

const LOGIN = {
  method: "POST",
  url: "/api/client-auth/login",
  payload: { email: "alice@cast.example", password: "Some-Word-1" },
} as const;

async function expectToBeAskedBack(server: FastifyInstance, call: InjectOptions = LOGIN) {
  const answer = await server.inject(call);
  expect(answer.json()).toEqual({
    success: false,
    error: "The service is busy. Please try again in a moment.",
    code: "server.busy",
  });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
}

/** A peer on this machine; what it does with those who connect is up to the test. */
async function peer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    onConnection(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closings.unshift(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return addressed({ hostname: "127.0.0.1", port: String((server.address() as AddressInfo).port) });
}

/** The database's address with parts of it replaced. */
function addressed(
  changes: Partial<Pick<URL, "hostname" | "port" | "username" | "password" | "search">>,
): string {
  return Object.assign(new URL(api.services.databaseUrl), changes).href;
}

describe("a database that is away", () => {
  it.each<[string, () => Promise<string> | string]>([
    ["refuses", () => addressed({ port: "1" })],
    ["has a name no one knows", () => addressed({ hostname: "database.invalid" })],
    ["closes each connection", () => peer((socket) => socket.destroy())],
    ["takes connections and says nothing", () => peer(() => undefined)],
    ["has no connection left", () => addressed({ username: "visitor", password: "x" })],
    ["takes no changes", () => addressed({ search: "?options=-c%20default_transaction_read_only%3Don" })],
  ])("asks to come back when it %s", async (_case, url) => {
    const { server } = await serverOn(await url());
    await expectToBeAskedBack(server);
  });

  it("asks to come back when all its connections are in use for too long", async () => {
    const { server, connection } = await serverOn(api.services.databaseUrl, 1);
    const free = Promise.withResolvers<void>();
    const held = connection.db.transaction(() => free.promise);
    await expectToBeAskedBack(server);
    free.resolve();
    await held;
    // A busy machine may need longer than its patience once more.
    await expect.poll(async () => (await server.inject(LOGIN)).statusCode).toBe(401);
  });

  it("asks to come back when it is too slow, and ends what it was asked", async () => {
    const { server } = await serverOn(api.services.databaseUrl);
    const free = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const held = api.services.db.transaction(async (db) => {
      await db.execute(sql`lock table sign_in_throttles`);
      taken.resolve();
      await free.promise;
    });
    await taken.promise;
    await expectToBeAskedBack(server);
    free.resolve();
    await held;
  });

  it("asks to come back when it falls silent, and serves again when it speaks", async () => {
    const { port } = new URL(api.services.databaseUrl);
    let isSilent = false;
    const url = await peer((socket) => {
      const upstream = connect(Number(port), "127.0.0.1").on("error", () => socket.destroy());
      socket.on("data", (chunk) => isSilent || upstream.write(chunk)).on("close", () => upstream.destroy());
      upstream.on("data", (chunk) => isSilent || socket.write(chunk)).on("close", () => socket.destroy());
    });
    const { server } = await serverOn(url);
    expect((await server.inject(LOGIN)).statusCode).toBe(401);
    isSilent = true;
    await expectToBeAskedBack(server);
    const ready = await server.inject({ url: "/readyz" });
    expect(ready.statusCode).toBe(503);
    isSilent = false;
    expect((await server.inject(LOGIN)).statusCode).toBe(401);
  });

  it.each(
    endpoints.filter(({ auth }) => auth !== "none").map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )("is no failure of %s", async (_name, { method, path }) => {
    const { server } = await serverOn(addressed({ port: "1" }));
    const url = pathWith(path, () => "0199a1b2-0000-7000-8000-000000000000");
    await expectToBeAskedBack(server, { method, url, headers: { authorization: `Bearer ${token}` } });
  });

  it("leaves one line in the log, without the query and where in the code it was", async () => {
    const { server } = await serverOn(addressed({ port: "1" }));
    const before = api.services.logText().length;
    await expectToBeAskedBack(server);
    const lines = api.services.logText().slice(before).trim().split("\n");
    const own = lines.filter((line) => line.includes("A request has to be made again"));
    expect(own).toHaveLength(1);
    expect(own[0]).not.toMatch(/ at |insert into|alice/u);
    expect(JSON.parse(own[0] ?? "")).toMatchObject({ level: 40, route: LOGIN.url });
  });
});
