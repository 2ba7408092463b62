import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import type { InjectOptions } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { twoFactorApi, type TwoFactorApi } from "#two-factor.testing.ts";

const MINUTE_MS = 60_000;
const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";

let api: TwoFactorApi;
let alice: Person;

beforeAll(async () => {
  api = await twoFactorApi();
  ({ alice } = api.cast);
});
afterAll(() => api.close());

beforeEach(() => api.reset());

/** What asks for a confirmation, by what it does. */
const SENSITIVE: Record<string, () => InjectOptions> = {
  "giving someone another role": () => ({
    method: "PUT",
    url: `/api/client-auth/team/${api.cast.bob.userId}`,
    payload: { role: "viewer" },
  }),
  "making someone an owner": () => ({
    method: "PUT",
    url: `/api/client-auth/team/${api.cast.vera.userId}`,
    payload: { role: "owner" },
  }),
  "removing someone": () => ({ method: "DELETE", url: `/api/client-auth/team/${api.cast.bob.userId}` }),
  "inviting an owner": () => ({
    method: "POST",
    url: "/api/client-auth/team/invite",
    payload: { name: "Olga Owen", email: "olga@cast.example", role: "owner" },
  }),
  "asking for all data": () => ({ method: "POST", url: "/api/client-auth/data-exports" }),
  "downloading all data": () => ({ url: `/api/client-auth/data-exports/${NOBODYS_ID}/download` }),
};

async function as(token: string, options: InjectOptions) {
  return api.send(null, { ...options, headers: { authorization: `Bearer ${token}` } });
}

/** A session whose sign-in is longer ago than it counts. */
async function olderSession(): Promise<string> {
  const token = await api.logIn(alice);
  api.services.clock.advance(10 * MINUTE_MS);
  return token;
}

async function state() {
  const { rows } = await api.services.db.execute(sql`
    select (select json_agg(json_build_array(user_id, role) order by user_id) from members) as members,
      (select count(*)::int from data_exports) as exports, (select count(*)::int from mails) as mails`);
  return rows;
}

async function acts(): Promise<string[]> {
  const { rows } = await api.services.db.execute<{ action: string }>(
    sql`select action from audit_log where action like '%confirmed' or action like 'password-check%' order by id`,
  );
  return rows.map(({ action }) => action);
}

describe.each(Object.entries(SENSITIVE))("%s", (_act, call) => {
  it("asks who logged in ten minutes ago to confirm that it is them, and does nothing before", async () => {
    const token = await olderSession();
    const before = await state();
    expect(await as(token, call())).toMatchObject({
      status: 409,
      body: {
        code: "confirmation.required",
        error: "This was not done. Confirm that it is you, then try again.",
        debug: { needsCode: false },
      },
    });
    expect(await state()).toEqual(before);
  });

  it("is still refused to those whose role does not allow it", async () => {
    expect(await api.send(api.cast.vera, call())).toMatchObject({ status: 403 });
  });
});

describe("a confirmation", () => {
  it("lets what was refused pass for ten minutes, in this session alone", async () => {
    const [token, elsewhere] = [await olderSession(), await api.logIn(alice)];
    api.services.clock.advance(10 * MINUTE_MS);
    const { status, body } = await api.post(token, "confirm-identity", { currentPassword: CAST_PASSWORD });
    const until = new Date(api.services.clock.now().getTime() + 10 * MINUTE_MS);
    expect([status, body["data"]]).toEqual([200, { confirmedUntil: until.toISOString() }]);
    expect(await acts()).toEqual(["identity.confirmed"]);
    api.services.clock.advance(10 * MINUTE_MS - 1);
    const exporting = SENSITIVE["asking for all data"]!();
    expect((await as(token, exporting)).status).toBe(200);
    expect((await as(elsewhere, exporting)).status).toBe(409);
    api.services.clock.advance(1);
    expect((await as(token, exporting)).status).toBe(409);
  });

  it("does not come of a wrong password, which is noted and counted", async () => {
    const token = await olderSession();
    const wrong = { currentPassword: "Wrong-Harbor-1" };
    expect(await api.post(token, "confirm-identity", wrong)).toMatchObject({
      status: 400,
      body: { code: "password.incorrect" },
    });
    expect((await as(token, SENSITIVE["removing someone"]!())).status).toBe(409);
    expect(await acts()).toEqual(["password-check.failed"]);
    for (let tries = 1; tries < 10; tries += 1) await api.post(token, "confirm-identity", wrong);
    expect((await api.post(token, "confirm-identity", { currentPassword: CAST_PASSWORD })).status).toBe(429);
  });

  it("asks for the code as well where two-factor sign-in is on", async () => {
    const { secret } = await api.enable(alice);
    const token = await olderTwoFactorSession(secret);
    const exporting = SENSITIVE["asking for all data"]!();
    expect((await as(token, exporting)).body).toMatchObject({ debug: { needsCode: true } });
    const proof = { currentPassword: CAST_PASSWORD };
    expect(await api.post(token, "confirm-identity", proof)).toMatchObject({
      status: 400,
      body: { code: "second-factor.code-missing" },
    });
    const wrong = { ...proof, code: api.wrongCode(secret) };
    expect((await api.post(token, "confirm-identity", wrong)).body["code"]).toBe(
      "second-factor.code-invalid",
    );
    expect((await as(token, exporting)).status).toBe(409);
    const right = { ...proof, code: api.codeOf(secret) };
    expect((await api.post(token, "confirm-identity", right)).status).toBe(200);
    expect((await as(token, exporting)).status).toBe(200);
  });
});

async function olderTwoFactorSession(secret: string): Promise<string> {
  const { body } = await api.secondStep(await api.firstStep(alice), api.codeOf(secret));
  api.services.clock.advance(10 * MINUTE_MS);
  return String(body["token"]);
}
