import type { Endpoint } from "@plumbline/contract/endpoint";
import { LOGOUT } from "@plumbline/contract/endpoints/auth";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { allEndpoints, nameOf } from "#contract.testing.ts";
import { type TwoFactorApi, twoFactorApi } from "#two-factor.testing.ts";

let api: TwoFactorApi;
/** Their session tokens. */
let alice: string;
let bob: string;

beforeAll(async () => {
  api = await twoFactorApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  await api.services.db.execute(sql`update organizations set requires_two_factor = false`);
  [alice, bob] = [await enter(api.cast.alice), await enter(api.cast.bob)];
});

/** Logs in with the password alone: the token stays good when a second factor comes. */
async function enter({ email }: Person): Promise<string> {
  const { body } = await api.post(null, "login", { email, password: CAST_PASSWORD });
  return String(body["token"]);
}

async function setUp(token: string): Promise<void> {
  const { body } = await api.post(token, "two-factor/begin", { currentPassword: CAST_PASSWORD });
  const { secret } = body["data"] as { secret: string };
  const { status } = await api.post(token, "two-factor/enable", { code: api.codeOf(secret) });
  expect(status).toBe(200);
}

async function call(token: string, request: { url: string; method?: Endpoint["method"]; payload?: object }) {
  return api.send(null, { ...request, headers: { authorization: `Bearer ${token}` } });
}

async function require(token: string, isRequired = true) {
  return call(token, { method: "PUT", url: "/api/client-auth/team/two-factor", payload: { isRequired } });
}

const team = async (token: string) => (await call(token, { url: "/api/client-auth/team" })).body;
const userOf = async (token: string) => (await call(token, { url: "/api/client-auth/me" })).body["user"];

describe("an organization that requires two factors", () => {
  it("lets whoever has one reach nothing but its setup, from the next call on, and everything after it", async () => {
    await setUp(alice);
    expect(await team(bob)).toHaveProperty("data");
    expect((await require(alice)).body).toEqual({ success: true, data: { isRequired: true } });
    expect(await team(bob)).toMatchObject({ code: "two-factor.required" });
    expect(await userOf(bob)).toMatchObject({ mustSetUpTwoFactor: true });
    expect(await userOf(alice)).toMatchObject({
      mustSetUpTwoFactor: false,
      organization: { requiresTwoFactor: true },
    });

    await setUp(bob);
    expect(await userOf(bob)).toMatchObject({ mustSetUpTwoFactor: false });
    expect(await team(bob)).toHaveProperty("data");
    expect(await api.acts()).toContain("two-factor.required");
  });

  it("refuses every other call of the contract that needs a session", async () => {
    await setUp(alice);
    await require(alice);
    const open = [];
    const asking = (await allEndpoints()).filter(({ auth }) => auth === "bearer");
    // Whoever has logged out can ask nothing more.
    const inOrder = asking.toSorted(
      (a, b) => Number(a.path === LOGOUT.path) - Number(b.path === LOGOUT.path),
    );
    for (const endpoint of inOrder) {
      const url = endpoint.path.replaceAll(/:\w+/gu, "01900000-0000-7000-8000-000000000000");
      const { method } = endpoint;
      const { status, body } = await call(bob, { method, url, ...(method === "GET" ? {} : { payload: {} }) });
      if (status !== 403 || body["code"] !== "two-factor.required") open.push(nameOf(endpoint));
    }
    expect(open.toSorted()).toEqual([
      "GET /api/client-auth/me",
      "GET /api/client-auth/organizations",
      "GET /api/client-auth/two-factor",
      "POST /api/client-auth/logout",
      "POST /api/client-auth/switch-organization",
      "POST /api/client-auth/two-factor/begin",
      "POST /api/client-auth/two-factor/enable",
    ]);
  });

  it("does not let anyone switch theirs off, until it is required no longer", async () => {
    await setUp(alice);
    await require(alice);
    const off = () => api.post(alice, "two-factor/disable", { currentPassword: "x", code: "123456" });
    expect((await off()).body["code"]).toBe("two-factor.required");
    await require(alice, false);
    expect((await off()).body["code"]).toBe("password.incorrect");
    expect(await api.acts()).toContain("two-factor.optional");
  });

  it("concerns no other organization", async () => {
    await setUp(alice);
    await require(alice);
    expect(await team(await enter(api.cast.charlie))).toHaveProperty("data");
  });
});

describe("who may require it", () => {
  it("is an owner who has set it up", async () => {
    expect((await require(bob)).body["code"]).toBe("role.forbidden");
    expect((await require(alice)).body["code"]).toBe("two-factor.own-first");
    expect(await userOf(alice)).toMatchObject({ organization: { requiresTwoFactor: false } });
  });

  it("is told who has, and no one else is", async () => {
    await setUp(bob);
    const seenBy = async (token: string) => {
      const { members } = (await team(token))["data"] as {
        members: { name: string; hasTwoFactor: unknown }[];
      };
      return Object.fromEntries(members.map(({ name, hasTwoFactor }) => [name, hasTwoFactor]));
    };
    expect(await seenBy(alice)).toMatchObject({ "Alice Archer": false, "Bob Baker": true });
    expect(await seenBy(bob)).toMatchObject({ "Alice Archer": null, "Bob Baker": null });
  });
});
