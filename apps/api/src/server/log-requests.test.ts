import { createClient } from "@plumbline/core/organizations/create-client";
import { sendResetCode } from "@plumbline/core/sign-in/send-reset-code";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

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
