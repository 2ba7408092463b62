import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { STEP, type TwoFactorApi, twoFactorApi } from "#two-factor.testing.ts";

let api: TwoFactorApi;
let alice: Person;

beforeAll(async () => {
  api = await twoFactorApi();
  ({ alice } = api.cast);
});
afterAll(() => api.close());
beforeEach(() => api.reset());

function logIn({ email }: { email: string }, password = CAST_PASSWORD) {
  return api.post(null, "login", { email, password });
}

describe("setting two-factor sign-in up", () => {
  it("takes the password, then the app's first code, and answers ten recovery codes once", async () => {
    expect(await api.state(alice)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    const begun = await api.post(alice, "two-factor/begin", { currentPassword: CAST_PASSWORD });
    const { secret, uri } = begun.body["data"] as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain("Plumbline:alice@cast.example");
    expect(await api.state(alice)).toMatchObject({ isOn: false });
    expect((await logIn(alice)).body).toHaveProperty("token");

    const on = await api.post(alice, "two-factor/enable", { code: api.codeOf(secret) });
    const { recoveryCodes } = on.body["data"] as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){5}$/u);
    const since = api.services.clock.now().toISOString();
    expect(await api.state(alice)).toEqual({ isOn: true, since, recoveryCodesLeft: 10 });
    expect(await api.acts()).toEqual(["two-factor.begun", "two-factor.enabled"]);
    expect(await api.mailed()).toEqual(["alice@cast.example: Two-factor sign-in is on (Plumbline)"]);
  });

  it("keeps neither the secret nor a recovery code readable in the database", async () => {
    const { secret, recoveryCodes } = await api.enable(alice);
    const { rows } = await api.services.db.execute(
      sql`select (select json_agg(a) from authenticators a)::text || (select json_agg(r) from recovery_codes r)::text
          || (select json_agg(l) from audit_log l)::text || (select json_agg(m) from mails m)::text as stored`,
    );
    const stored = JSON.stringify(rows);
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
    for (const hidden of [secret, ...recoveryCodes]) expect(api.services.logText()).not.toContain(hidden);
  });

  it("ends the person's other sessions and keeps this one", async () => {
    const elsewhere = (await logIn(alice)).body["token"];
    const here = String((await logIn(alice)).body["token"]);
    const begun = await api.post(here, "two-factor/begin", { currentPassword: CAST_PASSWORD });
    const { secret } = begun.body["data"] as { secret: string };
    await api.post(here, "two-factor/enable", { code: api.codeOf(secret) });
    expect((await api.me(here)).status).toBe(200);
    expect((await api.me(elsewhere)).status).toBe(401);
  });

  it("is refused with a wrong password, a wrong code, or none begun", async () => {
    const wrong = await api.post(alice, "two-factor/begin", { currentPassword: "Wrong-1-Wrong" });
    expect([wrong.status, wrong.body["code"]]).toEqual([400, "password.incorrect"]);
    const early = await api.post(alice, "two-factor/enable", { code: "123456" });
    expect([early.status, early.body["code"]]).toEqual([409, "two-factor.not-begun"]);
    const secret = await api.begin(alice);
    const guessed = await api.post(alice, "two-factor/enable", { code: api.wrongCode(secret) });
    expect([guessed.status, guessed.body["code"]]).toEqual([400, "second-factor.code-invalid"]);
    const letters = await api.post(alice, "two-factor/enable", { code: "abcdef" });
    expect([letters.status, letters.body["error"]]).toEqual([400, "Enter the 6 digits of the code."]);
    expect(await api.state(alice)).toMatchObject({ isOn: false });
  });

  it("must be finished within 15 minutes, and with the newest secret", async () => {
    const older = await api.begin(alice);
    const newer = await api.begin(alice);
    expect((await api.post(alice, "two-factor/enable", { code: api.codeOf(older) })).status).toBe(400);
    api.services.clock.advance(15 * 60_000);
    const late = await api.post(alice, "two-factor/enable", { code: api.codeOf(newer) });
    expect(late.body["code"]).toBe("two-factor.not-begun");
  });

  it("cannot be begun or finished over one that is in use", async () => {
    const { secret } = await api.enable(alice);
    const token = (await api.secondStep(await api.firstStep(alice), api.codeOf(secret))).body["token"];
    const again = await api.post(String(token), "two-factor/begin", { currentPassword: CAST_PASSWORD });
    expect([again.status, again.body["code"]]).toEqual([409, "two-factor.already-on"]);
    const twice = await api.post(String(token), "two-factor/enable", { code: api.codeOf(secret, 1) });
    expect(twice.body["code"]).toBe("two-factor.already-on");
  });

  it("is each person's own: it changes nothing for a colleague or an outsider, and a viewer may", async () => {
    await api.enable(alice);
    for (const other of [api.cast.bob, api.cast.charlie]) {
      expect(await api.state(other)).toMatchObject({ isOn: false });
      expect((await logIn(other)).body).toHaveProperty("token");
    }
    await api.enable(api.cast.vera);
    await api.firstStep(api.cast.vera);
  });
});

describe("switching two-factor sign-in off", () => {
  async function signedIn() {
    const { secret, recoveryCodes } = await api.enable(alice);
    const { body } = await api.secondStep(await api.firstStep(alice), api.codeOf(secret));
    api.services.clock.advance(STEP);
    return { secret, recoveryCodes, token: String(body["token"]) };
  }

  it("takes password and code, and is reported by email", async () => {
    const { secret, token } = await signedIn();
    const proof = { currentPassword: CAST_PASSWORD, code: api.codeOf(secret) };
    expect((await api.post(token, "two-factor/disable", proof)).body).toEqual({ success: true });
    expect((await logIn(alice)).body).toHaveProperty("token");
    expect((await api.acts()).at(-1)).toBe("two-factor.disabled");
    expect((await api.mailed()).at(-1)).toBe("alice@cast.example: Two-factor sign-in is off (Plumbline)");
  });

  it("takes a recovery code for the code", async () => {
    const { recoveryCodes, token } = await signedIn();
    const proof = { currentPassword: CAST_PASSWORD, code: recoveryCodes[0]! };
    expect((await api.post(token, "two-factor/disable", proof)).status).toBe(200);
  });

  it("is refused without either", async () => {
    const { secret, token } = await signedIn();
    const noPassword = { currentPassword: "Wrong-1-Wrong", code: api.codeOf(secret) };
    expect((await api.post(token, "two-factor/disable", noPassword)).body["code"]).toBe("password.incorrect");
    const noCode = { currentPassword: CAST_PASSWORD, code: api.wrongCode(secret) };
    expect((await api.post(token, "two-factor/disable", noCode)).body["code"]).toBe(
      "second-factor.code-invalid",
    );
    expect((await api.post(token, "two-factor/recovery-codes", noCode)).body["code"]).toBe(
      "second-factor.code-invalid",
    );
    await api.firstStep(alice);
  });

  it("is throttled like passwords are", async () => {
    const { secret, token } = await signedIn();
    const guess = { currentPassword: CAST_PASSWORD, code: api.wrongCode(secret) };
    for (let tries = 0; tries < 10; tries += 1) await api.post(token, "two-factor/disable", guess);
    const right = { currentPassword: CAST_PASSWORD, code: api.codeOf(secret) };
    expect((await api.post(token, "two-factor/disable", right)).body["code"]).toBe("login.throttled");
  });

  it("is nothing one can do where it is not on", async () => {
    const proof = { currentPassword: CAST_PASSWORD, code: "123456" };
    for (const path of ["two-factor/disable", "two-factor/recovery-codes"]) {
      const { status, body } = await api.post(api.cast.charlie, path, proof);
      expect([status, body["code"]]).toEqual([409, "two-factor.not-on"]);
    }
  });
});
