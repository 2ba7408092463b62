import { sendResetCode } from "@plumbline/core/sign-in/send-reset-code";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { STEP, type TwoFactorApi, twoFactorApi } from "#two-factor.testing.ts";

const NEW_PASSWORD = "Brand-New-Day-1";

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

describe("logging in with a second factor", () => {
  it("opens nothing before the code, and a session with it", async () => {
    const { secret } = await api.enable(alice);
    const session = await api.firstStep(alice);
    expect((await api.me(session)).status).toBe(401);
    const { status, body } = await api.secondStep(session, api.codeOf(secret));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { email: "alice@cast.example" } });
    expect((await api.me(body["token"])).status).toBe(200);
  });

  it("takes the code with spaces, as apps show it", async () => {
    const { secret } = await api.enable(alice);
    const code = api.codeOf(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await api.secondStep(await api.firstStep(alice), spaced)).status).toBe(200);
  });

  it("bears a phone whose clock is one step off, and no more", async () => {
    const { secret } = await api.enable(alice);
    api.services.clock.advance(10 * STEP);
    for (const steps of [-2, 2])
      expect((await api.secondStep(await api.firstStep(alice), api.codeOf(secret, steps))).status).toBe(400);
    expect((await api.secondStep(await api.firstStep(alice), api.codeOf(secret, -1))).status).toBe(200);
    expect((await api.secondStep(await api.firstStep(alice), api.codeOf(secret, 1))).status).toBe(200);
  });

  it("takes each code once, and none older than the last", async () => {
    const { secret } = await api.enable(alice);
    api.services.clock.advance(10 * STEP);
    const code = api.codeOf(secret);
    expect((await api.secondStep(await api.firstStep(alice), code)).status).toBe(200);
    expect((await api.secondStep(await api.firstStep(alice), code)).body["code"]).toBe(
      "second-factor.code-invalid",
    );
    const before = await api.secondStep(await api.firstStep(alice), api.codeOf(secret, -1));
    expect(before.body["code"]).toBe("second-factor.code-invalid");
    api.services.clock.advance(STEP);
    expect((await api.secondStep(await api.firstStep(alice), api.codeOf(secret))).status).toBe(200);
  });

  it("takes a code once even when it is sent twice side by side", async () => {
    const { secret } = await api.enable(alice);
    const session = await api.firstStep(alice);
    const code = api.codeOf(secret);
    const both = await Promise.all([api.secondStep(session, code), api.secondStep(session, code)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it("asks for the code that switched it on no second time", async () => {
    const secret = await api.begin(alice);
    const code = api.codeOf(secret);
    await api.post(alice, "two-factor/enable", { code });
    expect((await api.secondStep(await api.firstStep(alice), code)).body["code"]).toBe(
      "second-factor.code-invalid",
    );
  });

  it("waits five minutes for the code, and uses its value up", async () => {
    const { secret } = await api.enable(alice);
    const late = await api.firstStep(alice);
    api.services.clock.advance(5 * 60_000);
    const { status, body } = await api.secondStep(late, api.codeOf(secret));
    expect([status, body["code"]]).toEqual([401, "second-factor.session-invalid"]);
    const session = await api.firstStep(alice);
    expect((await api.secondStep(session, api.codeOf(secret))).status).toBe(200);
    expect((await api.secondStep(session, api.codeOf(secret, 1))).body["code"]).toBe(
      "second-factor.session-invalid",
    );
  });

  it("bears five wrong codes: at the fifth try the right one works, at the sixth it does not", async () => {
    const { secret } = await api.enable(alice);
    const fifth = await api.firstStep(alice);
    for (let tries = 0; tries < 4; tries += 1) await api.secondStep(fifth, api.wrongCode(secret));
    expect((await api.secondStep(fifth, api.codeOf(secret))).status).toBe(200);
    const sixth = await api.firstStep(alice);
    for (let tries = 0; tries < 5; tries += 1) await api.secondStep(sixth, api.wrongCode(secret));
    expect((await api.secondStep(sixth, api.codeOf(secret, 1))).body["code"]).toBe(
      "second-factor.session-invalid",
    );
  });

  it("is throttled for the account over all of its logins, which right passwords do not forgive", async () => {
    const { secret } = await api.enable(alice);
    for (let login = 0; login < 2; login += 1) {
      const session = await api.firstStep(alice);
      for (let tries = 0; tries < 5; tries += 1) await api.secondStep(session, api.wrongCode(secret));
    }
    const throttled = await api.secondStep(await api.firstStep(alice), api.codeOf(secret));
    expect([throttled.status, throttled.body["code"]]).toEqual([429, "login.throttled"]);
    api.services.clock.advance(15 * 60_000 + 1);
    expect((await api.secondStep(await api.firstStep(alice), api.codeOf(secret))).status).toBe(200);
  });

  it("takes the newest login's value only, and no one else's code", async () => {
    const { secret } = await api.enable(alice);
    const ofCharlie = await api.enable(api.cast.charlie);
    const older = await api.firstStep(alice);
    const newer = await api.firstStep(alice);
    expect((await api.secondStep(older, api.codeOf(secret))).body["code"]).toBe(
      "second-factor.session-invalid",
    );
    const stolen = await api.secondStep(newer, ofCharlie.recoveryCodes[0]!);
    expect(stolen.body["code"]).toBe("second-factor.code-invalid");
    expect((await api.secondStep("a".repeat(43), api.codeOf(secret))).status).toBe(401);
  });

  it("tells a wrong password from nothing else, with or without a second factor", async () => {
    await api.enable(alice);
    const wrong = await logIn(alice, "Wrong-1-Wrong");
    const unknown = await logIn({ email: "nobody@cast.example" }, "Wrong-1-Wrong");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it("remembers the browser for 30 days when it is to", async () => {
    const { secret } = await api.enable(alice);
    const { body } = await api.secondStep(await api.firstStep(alice), api.codeOf(secret), {
      rememberMe: true,
    });
    for (const days of [6, 6, 6, 6, 5]) {
      api.services.clock.advance(days * 24 * 3_600_000);
      expect((await api.me(body["token"])).status).toBe(200);
    }
  });
});

describe("a recovery code", () => {
  it("stands in for the app once, however it is typed, and is reported by email", async () => {
    const { recoveryCodes } = await api.enable(alice);
    const code = recoveryCodes[3]!.toUpperCase().replaceAll("-", " ");
    const { status, body } = await api.secondStep(await api.firstStep(alice), code);
    expect(status).toBe(200);
    const twoFactor = await api.send(null, {
      url: "/api/client-auth/two-factor",
      headers: { authorization: `Bearer ${String(body["token"])}` },
    });
    expect(twoFactor.body["data"]).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    expect(await api.mailed()).toContain(
      "alice@cast.example: A recovery code was used to log in (Plumbline)",
    );
    expect(await api.acts()).toContain("two-factor.recovery-code-used");
    const again = await api.secondStep(await api.firstStep(alice), code);
    expect(again.body["code"]).toBe("second-factor.code-invalid");
  });

  it("is replaced with all others when new ones are made with password and code", async () => {
    const { secret, recoveryCodes } = await api.enable(alice);
    const opened = await api.secondStep(await api.firstStep(alice), recoveryCodes[0]!);
    const proof = { currentPassword: CAST_PASSWORD, code: api.codeOf(secret) };
    const renewed = await api.post(String(opened.body["token"]), "two-factor/recovery-codes", proof);
    const { recoveryCodes: fresh } = renewed.body["data"] as { recoveryCodes: string[] };
    expect(fresh).toHaveLength(10);
    expect((await api.secondStep(await api.firstStep(alice), recoveryCodes[1]!)).status).toBe(400);
    expect((await api.secondStep(await api.firstStep(alice), fresh[1]!)).status).toBe(200);
    expect(await api.acts()).toContain("two-factor.recovery-codes-renewed");
    expect(await api.mailed()).toContain("alice@cast.example: You have new recovery codes (Plumbline)");
  });
});

describe("a new password", () => {
  it("by reset code leaves the second factor on and ends a login that waits for it", async () => {
    const { bob } = api.cast;
    const { secret } = await api.enable(bob);
    const waiting = await api.firstStep(bob);
    await sendResetCode(api.services, { requestId: crypto.randomUUID(), userId: bob.userId });
    const { rows } = await api.services.db.execute<{ text: string }>(
      sql`select text from mails where recipient = ${bob.email} order by id desc limit 1`,
    );
    const code = /Verification code: (\d{6})/u.exec(rows[0]?.text ?? "")![1]!;
    const url = "/api/auth/confirm-forgot-password";
    const payload = { email: bob.email, code, newPassword: NEW_PASSWORD };
    expect((await api.send(null, { method: "POST", url, payload })).status).toBe(200);
    expect((await api.mailed()).at(-1)).toBe(`${bob.email}: Your password was changed (Plumbline)`);
    expect((await api.secondStep(waiting, api.codeOf(secret))).body["code"]).toBe(
      "second-factor.session-invalid",
    );
    expect((await api.secondStep(await api.firstStep(bob, NEW_PASSWORD), api.codeOf(secret))).status).toBe(
      200,
    );
  });

  it("in place of a temporary one comes first, then the second factor is asked for", async () => {
    const { charlie } = api.cast;
    const { secret } = await api.enable(charlie);
    const since = api.services.clock.now().toISOString();
    await api.services.db.execute(
      sql`update users set has_temporary_password = true, password_changed_at = ${since} where id = ${charlie.userId}`,
    );
    const login = await logIn(charlie);
    expect(login.body).toEqual({ success: true, requiresPasswordChange: true, session: expect.any(String) });
    const changed = await api.post(null, "complete-password-change", {
      email: charlie.email,
      newPassword: NEW_PASSWORD,
      session: login.body["session"],
    });
    expect(changed.body).toEqual({ success: true, requiresSecondFactor: true, session: expect.any(String) });
    const { status, body } = await api.secondStep(String(changed.body["session"]), api.codeOf(secret));
    expect(status).toBe(200);
    expect((await api.me(body["token"])).status).toBe(200);
    expect(await api.mailed()).toContain(`${charlie.email}: Your password was changed (Plumbline)`);
  });
});
