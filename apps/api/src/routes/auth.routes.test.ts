import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { giveTemporaryPassword } from "@plumbline/core/sign-in/give-temporary-password";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints } from "#contract.testing.ts";

const DAY_MS = 24 * 3_600_000;

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

function logIn(email: string, password: string, extra: object = {}) {
  return api.send(null, {
    method: "POST",
    url: "/api/client-auth/login",
    payload: { email, password, ...extra },
  });
}

function me(token: string) {
  return api.send(null, {
    url: "/api/client-auth/me",
    headers: { authorization: `Bearer ${token}` },
  });
}

describe("logging in", () => {
  it("answers a token and the person", async () => {
    const { status, body } = await logIn("alice@cast.example", CAST_PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      token: expect.stringMatching(/^[\w-]{43}$/u),
      user: { name: "Alice Archer", role: "owner", organization: { name: "Harbor Bakery" } },
    });
  });

  it("takes the e-mail address in any case and with spaces around it", async () => {
    const { status } = await logIn("  Alice@Cast.EXAMPLE ", CAST_PASSWORD);
    expect(status).toBe(200);
  });

  it("refuses a wrong password and an unknown address with the same answer", async () => {
    const wrong = await logIn("alice@cast.example", "Wrong-Password-1");
    const unknown = await logIn("nobody@cast.example", CAST_PASSWORD);
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      error: "Incorrect email or password.",
      code: "login.failed",
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    ["no e-mail address", { email: "alice", password: "x" }, "Enter a valid email address."],
    ["no password", { email: "alice@cast.example", password: "" }, "Enter your password."],
  ])("says what is wrong with %s", async (_case, payload, error) => {
    const { status, body } = await api.send(null, { method: "POST", url: "/api/client-auth/login", payload });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "request.invalid", error });
  });

  it("refuses an e-mail address that is no text", async () => {
    const payload = { email: { $ne: null }, password: ["x"] };
    const { status, body } = await api.send(null, { method: "POST", url: "/api/client-auth/login", payload });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: "request.invalid" });
  });
});

describe("a session", () => {
  it("says who is logged in", async () => {
    const { status, body } = await me(await api.logIn(api.cast.bob));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, user: { email: "bob@cast.example", role: "member" } });
  });

  it("is asked for", async () => {
    const { status, body } = await api.send(null, { url: "/api/client-auth/me" });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: "session.missing" });
  });

  it("does not exist for a token no one was given", async () => {
    const { status, body } = await me("a".repeat(43));
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: "session.expired" });
  });

  it("ends after 24 hours", async () => {
    const token = await api.logIn(api.cast.vera);
    api.services.clock.advance(24 * 3_600_000 - 1);
    expect((await me(token)).status).toBe(200);
    api.services.clock.advance(1);
    const { status, body } = await me(token);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: "Your session has expired. Please log in again.",
      code: "session.expired",
    });
  });

  it("lives 30 days when it is to be remembered and is used every week", async () => {
    const login = await logIn("vera@cast.example", CAST_PASSWORD, { rememberMe: true });
    for (let week = 1; week <= 4; week += 1) {
      api.services.clock.advance(7 * DAY_MS - 1);
      expect((await me(String(login.body["token"]))).status).toBe(200);
    }
    api.services.clock.advance(2 * DAY_MS + 4);
    expect((await me(String(login.body["token"]))).body).toMatchObject({ code: "session.expired" });
  });

  it("ends once no one has used it for seven days, and says so", async () => {
    const login = await logIn("vera@cast.example", CAST_PASSWORD, { rememberMe: true });
    const token = String(login.body["token"]);
    api.services.clock.advance(3 * DAY_MS);
    expect((await me(token)).status).toBe(200);
    api.services.clock.advance(7 * DAY_MS);
    expect(await me(token)).toMatchObject({
      status: 401,
      body: {
        code: "session.idle",
        error: "You were logged out because you were away for a long time. Please log in again.",
      },
    });
    const { body } = await api.send(api.cast.vera, { url: "/api/client-auth/sessions" });
    expect(body).toMatchObject({ data: { sessions: [{ isCurrent: true }] } });
    expect((body["data"] as { sessions: unknown[] }).sessions).toHaveLength(1);
  });

  it("ends with logging out, and leaves the person's others alone", async () => {
    const [here, elsewhere] = [await api.logIn(api.cast.bob), await api.logIn(api.cast.bob)];
    const headers = { authorization: `Bearer ${here}`, "content-type": "application/json" };
    const out = await api.send(null, { method: "POST", url: "/api/client-auth/logout", headers });
    expect(out.body).toEqual({ success: true });
    expect((await me(here)).status).toBe(401);
    expect((await me(elsewhere)).status).toBe(200);
  });
});

describe("a temporary password", () => {
  async function newcomer(email: string) {
    const { password } = await createOrganization(api.services, {
      name: "Newcomers",
      website: "newcomers.example",
      owner: { name: "Nora New", email },
    });
    const login = await logIn(email, password!);
    return { email, password, session: String(login.body["session"]), login };
  }

  function complete(payload: object) {
    return api.send(null, { method: "POST", url: "/api/client-auth/complete-password-change", payload });
  }

  it("opens nothing but the change of the password", async () => {
    const { login } = await newcomer("first@new.example");
    expect(login.status).toBe(200);
    expect(login.body).toEqual({
      success: true,
      requiresPasswordChange: true,
      session: expect.stringMatching(/^[\w-]{43}$/u),
    });
    expect((await me(String(login.body["session"]))).status).toBe(401);
  });

  it("is replaced by whoever wants to be remembered, and they are", async () => {
    const [kept, other] = [await newcomer("kept@new.example"), await newcomer("other@new.example")];
    const enter = async ({ email, session }: typeof kept, rememberMe: boolean) => {
      const { body } = await complete({ email, session, newPassword: "Brand-New-Day-1", rememberMe });
      return String(body["token"]);
    };
    const [remembered, forgotten] = [await enter(kept, true), await enter(other, false)];
    api.services.clock.advance(2 * DAY_MS);
    expect((await me(remembered)).status).toBe(200);
    expect((await me(forgotten)).status).toBe(401);
  });

  it("is replaced once, which logs in", async () => {
    const { email, password, session } = await newcomer("second@new.example");
    const done = await complete({ email, session, newPassword: "Brand-New-Day-1" });
    expect(done.status).toBe(200);
    expect((await me(String(done.body["token"]))).status).toBe(200);
    const noted = await api.services.db.execute(sql`
      select name from audit_log join users on users.id = user_id
      where action = 'password.changed' and email = ${email}`);
    expect(noted.rows).toEqual([{ name: "Nora New" }]);
    expect((await logIn(email, password!)).status).toBe(401);
    expect((await logIn(email, "Brand-New-Day-1")).status).toBe(200);
    const again = await complete({ email, session, newPassword: "Brand-New-Day-2" });
    expect(again.status).toBe(401);
    expect(again.body).toMatchObject({ code: "password.session-invalid" });
  });

  it("cannot be replaced by itself, and the value still works afterward", async () => {
    const { email, password, session } = await newcomer("third@new.example");
    const same = await complete({ email, session, newPassword: password });
    expect(same.status).toBe(400);
    expect(same.body).toMatchObject({ code: "password.unchanged" });
    expect((await complete({ email, session, newPassword: "Brand-New-Day-1" })).status).toBe(200);
  });

  it("cannot be replaced by a weak one", async () => {
    const { email, session } = await newcomer("fifth@new.example");
    const { status, body } = await complete({ email, session, newPassword: "Sh0rt!x" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: "Password must be at least 8 characters long",
      code: "request.invalid",
    });
  });

  it.each([
    ["a common one", "Password1!", "password.common"],
    ["one made of its owner's name", "Nora-1234!", "password.personal"],
  ])("cannot be replaced by %s, and the value still works afterward", async (_case, newPassword, code) => {
    const { email, session } = await newcomer(`weak-${code.length}@new.example`);
    const refused = await complete({ email, session, newPassword });
    expect([refused.status, refused.body["code"]]).toEqual([400, code]);
    expect((await complete({ email, session, newPassword: "Brand-New-Day-1" })).status).toBe(200);
  });

  it("works for seven days", async () => {
    const { email, password } = await newcomer("seven-days@new.example");
    api.services.clock.advance(7 * 24 * 3_600_000);
    expect((await logIn(email, password!)).status).toBe(200);
    api.services.clock.advance(1);
    expect((await logIn(email, password!)).body).toMatchObject({ code: "password.temporary-expired" });
    expect((await logIn(email, "Wrong-1-Wrong")).body).toMatchObject({ code: "login.failed" });
    const { temporaryPassword } = (await giveTemporaryPassword(api.services, email)) ?? {};
    expect((await logIn(email, temporaryPassword ?? "")).status).toBe(200);
  });

  it("must be replaced within 15 minutes of the login", async () => {
    const { email, session } = await newcomer("sixth@new.example");
    api.services.clock.advance(15 * 60_000);
    expect((await complete({ email, session, newPassword: "Brand-New-Day-1" })).status).toBe(401);
  });

  it("cannot be replaced with someone else's value", async () => {
    const [one, other] = [await newcomer("seventh@new.example"), await newcomer("eighth@new.example")];
    const stolen = await complete({
      email: one.email,
      session: other.session,
      newPassword: "Brand-New-Day-1",
    });
    expect(stolen.status).toBe(401);
  });
});

describe("changing the password", () => {
  function change(token: string, payload: object) {
    return api.send(null, {
      method: "POST",
      url: "/api/client-auth/change-password",
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  }

  it("asks for the current one", async () => {
    const token = await api.logIn(api.cast.charlie);
    const { status, body } = await change(token, {
      currentPassword: "Wrong-1-Wrong",
      newPassword: "Other-Harbor-43",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "password.incorrect" });
  });

  it("refuses the same one", async () => {
    const token = await api.logIn(api.cast.charlie);
    const { body } = await change(token, { currentPassword: CAST_PASSWORD, newPassword: CAST_PASSWORD });
    expect(body).toMatchObject({ code: "password.unchanged" });
  });

  it("keeps this session and ends all others", async () => {
    const [here, elsewhere] = [await api.logIn(api.cast.charlie), await api.logIn(api.cast.charlie)];
    const changed = await change(here, { currentPassword: CAST_PASSWORD, newPassword: "Other-Harbor-43" });
    expect(changed.body).toEqual({ success: true });
    expect((await me(here)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await logIn("charlie@cast.example", CAST_PASSWORD)).status).toBe(401);
    expect((await logIn("charlie@cast.example", "Other-Harbor-43")).status).toBe(200);
  });
});

describe("a new password", () => {
  it("may be refused as common or personal wherever the contract takes one", async () => {
    const taking = (await allEndpoints()).filter(
      ({ body }) =>
        body !== undefined && "newPassword" in (z.toJSONSchema(body, { io: "input" }).properties ?? {}),
    );
    expect(taking).toHaveLength(5);
    for (const { errors } of taking)
      expect(errors).toEqual(expect.arrayContaining(["password.common", "password.personal"]));
  });

  it("is refused as common or personal where someone is logged in", async () => {
    for (const [newPassword, code] of [
      ["Password1!", "password.common"],
      ["Alice-1234!", "password.personal"],
    ]) {
      const payload = { currentPassword: CAST_PASSWORD, newPassword };
      const url = "/api/client-auth/change-password";
      const { status, body } = await api.send(api.cast.alice, { method: "POST", url, payload });
      expect([status, body["code"]]).toEqual([400, code]);
    }
  });
});
