import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";

import { createClient } from "@plumbline/core/organizations/create-client";
import { sendResetCode } from "@plumbline/core/sign-in/send-reset-code";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";

import { buildServer } from "#server/build-server.ts";
import { twoFactorApi, type TwoFactorApi } from "#two-factor.testing.ts";

let api: TwoFactorApi;

beforeAll(async () => {
  api = await twoFactorApi();
});
afterAll(() => api.close());

it("the log names each call and its outcome, and never a password, a token or who called", async () => {
  const { body } = await api.send(null, {
    method: "POST",
    url: "/api/client-auth/login?password=in-the-address",
    payload: { email: "alice@cast.example", password: CAST_PASSWORD },
  });
  const token = String(body["token"]);
  await api.send(null, { url: "/api/client-auth/me", headers: { authorization: `Bearer ${token}` } });
  await api.send(null, { url: `/pay/${token}` });
  await api.send(null, { url: `/api/auth/payment-link/${token}` });
  const text = api.services.logText();
  expect(text).toContain('"route":"/api/client-auth/login","status":200');
  expect(text).toContain('"route":"/api/client-auth/me","status":200');
  for (const secret of [CAST_PASSWORD, token, "in-the-address", "alice@cast.example", "argon2"]) {
    expect(text).not.toContain(secret);
  }
});

it("the line of a refused call says which rule refused it, in which fields, and who called from where", async () => {
  const { alice, charlie } = api.cast;
  const issue = "/api/client-auth/issues/01a21073-dbf6-7216-9495-2f853f1d11e5";
  const before = api.services.logText().length;
  await api.send(alice, {
    method: "POST",
    url: "/api/client-auth/team/invite",
    payload: { email: "<script>" },
  });
  await api.send(charlie, { url: issue });
  await api.send(null, { url: issue });
  const [invite, foreign, stranger] = api.services
    .logText()
    .slice(before)
    .trim()
    .split("\n")
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg, route }) => msg === "Request" && route !== "/api/client-auth/login");
  const address = "127.0.0.1";
  const fields = expect.arrayContaining(["email", "name"]) as unknown;
  expect(invite).toMatchObject({
    status: 400,
    code: "request.invalid",
    fields,
    address,
    userId: alice.userId,
  });
  expect(foreign).toMatchObject({ status: 404, code: "issue.not-found", address, userId: charlie.userId });
  expect(stranger).toMatchObject({ status: 401, code: "session.missing", address });
  expect(stranger).not.toHaveProperty("userId");
  expect(api.services.logText()).not.toContain("<script>");
});

it("each line that a request leads to has its id, which the caller gets too", async () => {
  const server = await buildServer({ services: api.services, clientFolder: null, validatesOutput: true });
  const handler = async (request: FastifyRequest) => {
    api.services.log.info("Of a use case");
    request.log.info("Of the route");
    await new Promise(setImmediate);
    throw new Error("It fails after a while.");
  };
  server.route({ method: "POST", url: "/api/test", handler });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  const call = async () => {
    const headers = { "content-type": "application/json" };
    const arrived = once(server.server, "request");
    const request = httpRequest(`${url}/api/test`, { method: "POST", headers });
    request.flushHeaders();
    await arrived;
    // The body comes later, so that reading it goes on from the socket.
    request.end('{"a":"b"}');
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    answer.resume();
    return answer.headers["x-request-id"];
  };
  const before = api.services.logText().length;
  const ids = await Promise.all([call(), call(), call()]);
  await server.close();
  const lines = api.services
    .logText()
    .slice(before)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { reqId?: string; msg: string });
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) {
    const own = lines.filter(({ reqId }) => reqId === id).map(({ msg }) => msg);
    expect(own).toEqual(["Of a use case", "Of the route", "A request failed", "Request"]);
  }
});

it("a request whose address cannot be read has an id, too", async () => {
  const broken = await api.send(null, { url: "/api/client-auth/reports/%zz" });
  expect(broken.status).toBe(400);
  expect(broken.headers["x-request-id"]).toEqual(expect.any(String));
});

/** What the newest mail to an address says at a place that holds a secret. */
async function mailed(email: string, place: RegExp): Promise<string> {
  const { rows } = await api.services.db.execute<{ text: string }>(
    sql`select text from mails where recipient = ${email} order by id desc limit 1`,
  );
  const secret = place.exec(rows[0]?.text ?? "")?.[1];
  if (secret === undefined) throw new Error("The mail holds no secret.");
  return secret;
}

async function post(url: string, payload: object, token?: string): Promise<Record<string, unknown>> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { status, body } = await api.send(null, { method: "POST", url, payload, headers });
  expect([url, status]).toEqual([url, 200]);
  return body;
}

it("the log holds no secret that a client's first days hand out", async () => {
  const handedOut: string[] = [];
  const keep = (secret: unknown): string => {
    expect(secret).toEqual(expect.any(String));
    handedOut.push(String(secret));
    return String(secret);
  };
  const email = "nora@new.example";
  const client = await createClient(api.services, {
    name: "Newcomers",
    website: "newcomers.example",
    owner: { name: "Nora New", email },
    payment: { plan: "monthly", monthlyPriceCents: 49_700, expiresAt: new Date("2027-01-01T00:00:00Z") },
  });
  const link = keep(client.paymentLink?.split("/pay/")[1]);
  await api.send(null, { url: `/pay/${link}` });
  expect((await api.send(null, { url: `/api/auth/payment-link/${link}` })).status).toBe(200);

  const first = await post("/api/client-auth/login", { email, password: keep(client.temporaryPassword) });
  const change = { email, session: keep(first["session"]), newPassword: keep("Fresh-Bread-7") };
  const token = keep((await post("/api/client-auth/complete-password-change", change))["token"]);

  const colleague = { email: "olga@new.example", name: "Olga Owen", role: "member" };
  await post("/api/client-auth/team/invite", colleague, token);
  const invite = keep(await mailed(colleague.email, /accept-invite#([\w-]{43})/u));
  await api.send(null, { url: `/accept-invite/${invite}` });
  await post("/api/auth/invite", { token: invite });
  keep((await post("/api/auth/accept-invite", { token: invite, newPassword: "Fresh-Bread-8" }))["token"]);

  await sendResetCode(api.services, { requestId: "once", userId: client.userId });
  const code = await mailed(email, /Verification code: (\d{6})/u);
  await post("/api/auth/confirm-forgot-password", { email, code, newPassword: keep("Fresh-Bread-9") });

  const { secret, recoveryCodes } = await api.enable(api.cast.alice);
  for (const handed of [secret, ...recoveryCodes]) keep(handed);
  const session = keep(await api.firstStep(api.cast.alice));
  keep((await api.secondStep(session, api.codeOf(secret))).body["token"]);

  const text = api.services.logText();
  expect(text).toContain('"route":"/api/auth/accept-invite","status":200');
  expect(text).not.toMatch(new RegExp(`\\b${code}\\b`, "u"));
  expect(handedOut.filter((handed) => text.includes(handed))).toEqual([]);
});
