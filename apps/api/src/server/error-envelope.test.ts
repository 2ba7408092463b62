import { connect } from "node:net";

import { errorEnvelope } from "@plumbline/contract/errors";
import { loadConfig } from "@plumbline/core/platform/config";
import { connectDatabase } from "@plumbline/core/platform/database/connect";
import { silentLog } from "@plumbline/testing/log-capture";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { buildServer } from "#server/build-server.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const LOGIN = "/api/client-auth/login";
const JSON_TYPE = { "content-type": "application/json" };

function post(payload: string, headers: Record<string, string> = JSON_TYPE): InjectOptions {
  return { method: "POST", url: LOGIN, payload, headers };
}

it("names the field whose value cannot be one", async () => {
  const { body } = await api.send(null, post('{"email": "alice@bakery.example", "password": 5}'));
  expect(body["error"]).toMatch(/^password: Invalid input/u);
});

describe("every refusal comes in the envelope", () => {
  it.each<[string, number, string, InjectOptions]>([
    ["an address of the API that does not exist", 404, "route.not-found", { url: "/api/nothing" }],
    ["the wrong method", 404, "route.not-found", { method: "DELETE", url: LOGIN }],
    ["TRACE", 404, "route.not-found", { method: "TRACE", url: LOGIN }],
    ["a post beside the API", 404, "route.not-found", { method: "POST", url: "/login" }],
    ["malformed JSON", 400, "request.malformed-json", post('{"email": ')],
    ["text that is no JSON", 400, "request.malformed-json", post("email=alice")],
    [
      "JSON that would poison a prototype",
      400,
      "request.malformed-json",
      post('{"__proto__": {"admin": true}}'),
    ],
    ["JSON that is no object", 400, "request.invalid", post("[]")],
    ["null", 400, "request.invalid", post("null")],
    ["no body at all", 400, "request.invalid", post("")],
    ["a body over the limit", 413, "request.too-large", post(JSON.stringify({ email: "x".repeat(200_000) }))],
    [
      "a form",
      415,
      "request.unsupported-media-type",
      post("a=b", { "content-type": "application/x-www-form-urlencoded" }),
    ],
    ["plain text", 415, "request.unsupported-media-type", post("hello", { "content-type": "text/plain" })],
    ["an id that is none", 401, "session.missing", { url: "/api/client-auth/reports/%00" }],
    ["a broken escape in the address", 400, "request.invalid", { url: "/api/client-auth/reports/%zz" }],
    [
      "a token that cannot be one",
      401,
      "session.missing",
      { url: "/api/client-auth/me", headers: { authorization: "Bearer <script>" } },
    ],
    [
      "another kind of authorization",
      401,
      "session.missing",
      { url: "/api/client-auth/me", headers: { authorization: "Basic YTpi" } },
    ],
  ])("%s", async (_case, status, code, options) => {
    const answer = await api.send(null, options);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(errorEnvelope.strict().parse(answer.body)).toMatchObject({ success: false, code });
  });

  it("bytes that are no HTTP", async () => {
    const address = await api.server.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.end("This is not HTTP\r\n\r\n");
    const text = (await socket.setEncoding("utf8").toArray()).join("");
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
    expect(errorEnvelope.parse(JSON.parse(text.split("\r\n\r\n")[1] ?? ""))).toMatchObject({
      code: "request.invalid",
    });
  });
});

describe("a failure inside", () => {
  it("is answered without its words, which only the log gets", async () => {
    const broken = { ...api.services, db: brokenDatabase("syntax") };
    const server = await buildServer({
      services: broken,
      clientFolder: null,
      validatesOutput: true,
    });
    const answer = await server.inject(
      post(JSON.stringify({ email: "alice@cast.example", password: "Secret-Word-1" })),
    );
    await server.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      error: "Something went wrong on our side. Please try again.",
      code: "server.unexpected",
    });
    expect(api.services.logText()).toContain("A request failed");
    expect(api.services.logText()).not.toContain("Secret-Word-1");
  });

  it("asks to come back when the database is away", async () => {
    const connection = connectDatabase({
      url: "postgres://x:y@127.0.0.1:1/none",
      poolSize: 2,
      log: silentLog(),
    });
    const services = { ...api.services, db: connection.db, ping: () => connection.ping() };
    const server = await buildServer({
      services,
      clientFolder: null,
      validatesOutput: true,
    });
    const me = await server.inject({
      url: "/api/client-auth/me",
      headers: { authorization: `Bearer ${"a".repeat(43)}` },
    });
    const ready = await server.inject({ url: "/readyz" });
    const alive = await server.inject({ url: "/healthz" });
    await server.close();
    await connection.close();
    expect(me.statusCode).toBe(503);
    expect(me.json()).toMatchObject({ success: false, code: "server.busy" });
    expect(me.headers["retry-after"]).toBe("5");
    expect(ready.statusCode).toBe(503);
    expect(alive.statusCode).toBe(200);
  });
});

/** A database every query of which fails for a reason of our own making. */
function brokenDatabase(reason: string) {
  return new Proxy(api.services.db, {
    get: () => () => {
      throw new Error(`A mistake in a query: ${reason}`);
    },
  });
}

describe("too many calls", () => {
  it("are refused in the envelope, for that address alone", async () => {
    const url = "/api/client-auth/me";
    const from = (remoteAddress: string) => api.send(null, { url, remoteAddress });
    const answers = [];
    for (let call = 0; call <= 600; call += 1) answers.push(await from("203.0.113.9"));
    expect(answers.at(-2)?.status).toBe(401);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { success: false, code: "request.too-many" } });
    expect((await from("203.0.113.10")).status).toBe(401);
  });

  it.each([
    ["however its address is written", "/%61pi/client-auth/me"],
    ["with other letters of it escaped", "/api/client-%61uth/m%65"],
    ["at an address of the API that does not exist", "/api/nothing"],
    ["at pages of the client", "/login"],
    ["at the description of the API", "/api/docs"],
    ["at links of emails", "/unsubscribe/none"],
  ])("are refused %s", async (_case, url) => {
    const from = { remoteAddress: `203.0.113.${url.length}` };
    for (let call = 0; call < 600; call += 1) await api.send(null, { url: "/api/client-auth/me", ...from });
    expect((await api.send(null, { url, ...from })).body).toMatchObject({ code: "request.too-many" });
  });

  it("are let through where a load test asks for it", async () => {
    const config = loadConfig({ API_RATE_LIMITED: "false" });
    const services = { ...api.services, config };
    const server = await buildServer({
      services,
      clientFolder: null,
      validatesOutput: true,
    });
    const answer = await server.inject({ url: "/api/client-auth/me" });
    await server.close();
    expect(answer.headers).not.toHaveProperty("x-ratelimit-limit");
  });
});
