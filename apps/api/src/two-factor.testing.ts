import { resetSecondFactor } from "@plumbline/core/sign-in/reset-second-factor";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

/** Length of a time step of the app, in milliseconds. */
export const STEP = 30_000;

interface Enabled {
  secret: string;
  recoveryCodes: string[];
}

/** The API with what people do there around their second factor. */
export interface TwoFactorApi extends TestApi {
  /** No one has a second factor, nothing was tried, mailed or noted. For the start of each test. */
  reset(): Promise<void>;
  /** A call of the client as a person, with a token, or as nobody. */
  post(
    by: Person | string | null,
    path: string,
    payload?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** What the app shows now, or so many steps later. */
  codeOf(secret: string, steps?: number): string;
  /** A code the app shows neither now nor in the steps beside. */
  wrongCode(secret: string): string;
  begin(person: Person): Promise<string>;
  /** Switches it on for a person and moves on to the app's next code. */
  enable(person: Person): Promise<Enabled>;
  /** Logs in with the password and answers the value the second step takes. */
  firstStep(person: { email: string }, password?: string): Promise<string>;
  secondStep(session: string, code: string, extra?: object): ReturnType<TwoFactorApi["post"]>;
  me(token: unknown): Promise<{ status: number }>;
  state(person: Person): Promise<unknown>;
  /** What the audit log says of two-factor sign-in, in order. */
  acts(): Promise<string[]>;
  /** Recipient and subject of every mail, in order. */
  mailed(): Promise<string[]>;
}

/** Opens the API for a file of tests. Close it in `afterAll`. */
export async function twoFactorApi(): Promise<TwoFactorApi> {
  const api = await testApi();
  const { db, clock } = api.services;

  const post: TwoFactorApi["post"] = (by, path, payload = {}) => {
    const isToken = typeof by === "string";
    const headers = isToken ? { authorization: `Bearer ${by}` } : {};
    const url = `/api/client-auth/${path}`;
    return api.send(isToken ? null : by, { method: "POST", url, payload, headers });
  };

  function codeOf(secret: string, steps = 0): string {
    const timestamp = clock.now().getTime() + steps * STEP;
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
  }

  async function begin(person: Person): Promise<string> {
    const { status, body } = await post(person, "two-factor/begin", { currentPassword: CAST_PASSWORD });
    expect(status).toBe(200);
    return (body["data"] as { secret: string }).secret;
  }

  async function enable(person: Person): Promise<Enabled> {
    const secret = await begin(person);
    const { status, body } = await post(person, "two-factor/enable", { code: codeOf(secret) });
    expect(status).toBe(200);
    const { recoveryCodes } = body["data"] as Enabled;
    clock.advance(STEP);
    return { secret, recoveryCodes };
  }

  return {
    ...api,
    reset: async () => {
      for (const { email } of Object.values(api.cast)) await resetSecondFactor(api.services, email);
      await db.execute(sql`truncate sign_in_throttles, mails, audit_log, sessions, one_time_secrets`);
      // Each test logs in again, at a moment of its own.
      clock.advance(10 * STEP);
    },
    post,
    codeOf,
    wrongCode: (secret) => {
      const shown = new Set([-1, 0, 1].map((steps) => codeOf(secret, steps)));
      return ["000000", "111111", "222222", "333333"].find((code) => !shown.has(code))!;
    },
    begin,
    enable,
    firstStep: async ({ email }, password = CAST_PASSWORD) => {
      const { status, body } = await post(null, "login", { email, password });
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, requiresSecondFactor: true, session: expect.any(String) });
      return String(body["session"]);
    },
    secondStep: (session, code, extra = {}) =>
      post(null, "complete-second-factor", { session, code, ...extra }),
    me: (token) => {
      const headers = { authorization: `Bearer ${String(token)}` };
      return api.send(null, { url: "/api/client-auth/me", headers });
    },
    state: async (person) => (await api.send(person, { url: "/api/client-auth/two-factor" })).body["data"],
    acts: async () => {
      const { rows } = await db.execute<{ action: string }>(
        sql`select action from audit_log where action like 'two-factor.%' order by id`,
      );
      return rows.map(({ action }) => action);
    },
    mailed: async () => {
      const { rows } = await db.execute<{ subject: string; recipient: string }>(
        sql`select subject, recipient from mails order by id`,
      );
      return rows.map(({ subject, recipient }) => `${recipient}: ${subject}`);
    },
  };
}
