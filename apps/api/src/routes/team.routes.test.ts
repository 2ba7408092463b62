import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { CAST_PASSWORD, createCast } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { DORA, NEW_PASSWORD, PATH, teamCalls } from "#routes/team.testing.ts";

const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";
const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
const { teamOf, post, invite, setRole, remove, mailOf, tokenFor, look, accept } = teamCalls(() => api);

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`truncate organizations, users, mails, sign_in_throttles cascade`);
  // Tokens are kept by person and time.
  api.services.clock.advance(1000);
  api.cast = await createCast(api.services);
});

describe("the team", () => {
  it("is shown to everyone in it, with who has signed in and when", async () => {
    await invite(api.cast.alice);
    const now = api.services.clock.now();
    const team = await teamOf(api.cast.vera);
    expect(team.map(({ name, role, state }) => `${name}: ${role}, ${state}`)).toEqual([
      "Alice Archer: owner, active",
      "Bob Baker: member, active",
      "Vera Voss: viewer, active",
      "Dora Dale: member, invited",
    ]);
    expect(team.map(({ lastSignInAt }) => lastSignInAt)).toEqual([
      now.toISOString(),
      null,
      now.toISOString(),
      null,
    ]);
    expect(team[3]?.inviteExpiresAt).toBe(new Date(now.getTime() + 7 * DAY_MS).toISOString());
  });

  it("is another one for an outsider, and nothing for nobody", async () => {
    const team = await teamOf(api.cast.charlie);
    expect(team.map(({ name }) => name)).toEqual(["Charlie Chase"]);
    expect((await api.send(null, { url: PATH })).status).toBe(401);
  });
});

describe("an invite", () => {
  it("is a mail with a link, which lets its reader choose a password and in", async () => {
    const id = await invite(api.cast.alice);
    expect((await api.send(null, loginOf("dora@cast.example", NEW_PASSWORD))).status).toBe(401);
    const token = await tokenFor("dora@cast.example");
    expect((await look(token)).body).toMatchObject({
      invite: {
        organization: { name: "Harbor Bakery" },
        name: "Dora Dale",
        email: "dora@cast.example",
        role: "member",
      },
    });
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({ id, role: "member", organization: { name: "Harbor Bakery" } });
    const headers = { authorization: `Bearer ${String(body["token"])}` };
    expect((await api.send(null, { url: PATH, headers })).status).toBe(200);
    expect((await api.send(null, loginOf("dora@cast.example", NEW_PASSWORD))).status).toBe(200);
    expect((await teamOf(api.cast.alice)).at(-1)).toMatchObject({ state: "active", inviteExpiresAt: null });
  });

  it("reaches an address with an umlaut in its domain, which is the same by both of its names", async () => {
    const typed = "dora@bäckerei.example";
    const known = "dora@xn--bckerei-5wa.example";
    await invite(api.cast.alice, { ...DORA, email: typed });
    expect((await teamOf(api.cast.alice)).at(-1)).toMatchObject({ email: known });
    const { rows } = await api.services.db.execute(sql`select text from mails where recipient = ${known}`);
    expect(rows).toEqual([{ text: expect.stringContaining(typed) }]);
    await accept(await tokenFor(known));
    for (const email of [typed, known])
      expect((await api.send(null, loginOf(email, NEW_PASSWORD))).status).toBe(200);
  });

  it("keeps the link nowhere but in the mail", async () => {
    await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    const { rows } = await api.services.db.execute(sql`select * from one_time_secrets`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.services.logText()).not.toContain(token);
  });

  it("that is accepted is told to the owners alone", async () => {
    await invite(api.cast.alice);
    await accept(await tokenFor("dora@cast.example"));
    const { rows } = await api.services.db.execute(
      sql`select u.name, n.message from notifications n join users u on u.id = n.user_id`,
    );
    expect(rows).toEqual([
      {
        name: "Alice Archer",
        message: "Dora Dale accepted the invite and is now in your team as Member.",
      },
    ]);
  });

  it("works once, even for two at a time", async () => {
    await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await look(token)).body["code"]).toBe("invite.used");
    expect((await accept(token)).body["code"]).toBe("invite.used");
  });

  it("works for seven days", async () => {
    await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    api.services.clock.advance(7 * DAY_MS - 1);
    expect((await look(token)).status).toBe(200);
    api.services.clock.advance(1);
    for (const { status, body } of [await look(token), await accept(token)])
      expect([status, body["code"]]).toEqual([410, "invite.expired"]);
  });

  it("is not there for who makes a link up", async () => {
    for (const { status, body } of [await look("x".repeat(43)), await accept("x".repeat(43))])
      expect([status, body["code"]]).toEqual([404, "invite.not-found"]);
  });

  it.each(["", "x".repeat(500)])("says that its link is incomplete: '%s'", async (token) => {
    const incomplete = "This link is incomplete. Copy the whole link from the email.";
    for (const { status, body } of [await look(token), await accept(token)])
      expect([status, body["error"]]).toEqual([400, incomplete]);
  });

  it("asks for a password that keeps the rules", async () => {
    await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    const { status, body } = await accept(token, "short");
    expect([status, body["error"]]).toEqual([400, "Password must be at least 8 characters long"]);
    expect((await accept(token)).status).toBe(200);
  });

  it("is refused with a common password, and works afterward", async () => {
    await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    for (const [password, code] of [
      ["Password1!", "password.common"],
      ["Dora-1234!", "password.personal"],
    ]) {
      const { status, body } = await accept(token, password);
      expect([status, body["code"]]).toEqual([400, code]);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it.each([
    "Dora, log in at https://evil.example",
    "Dora www.evil.example",
    "evil.example",
    "Dora\nYour account is locked",
    "Dora\u2028Call us",
    "call@evil.example",
    "<b>Dora</b>",
  ])("takes no text of a stranger for a name: %j", async (name) => {
    const { status, body } = await post(api.cast.alice, "/invite", { ...DORA, name });
    expect([status, body["code"]]).toEqual([400, "request.invalid"]);
  });

  it.each(["Dora O'Dale-Miller Jr.", "J. R. R. Dale", "דורה דייל", "Dora Dale 3rd, PhD"])(
    "takes a name: %s",
    async (name) => {
      expect((await post(api.cast.alice, "/invite", { ...DORA, name })).status).toBe(200);
    },
  );

  it("is for owners to send", async () => {
    for (const person of [api.cast.bob, api.cast.vera]) {
      const { status, body } = await post(person, "/invite", DORA);
      expect([status, body["code"]]).toEqual([403, "role.forbidden"]);
    }
    expect((await post(null, "/invite", DORA)).status).toBe(401);
    await invite(api.cast.charlie);
    expect(await teamOf(api.cast.alice)).toHaveLength(3);
  });

  it("answers for an address with an account as for any other; its person alone is told, and chooses no password", async () => {
    const any = await post(api.cast.alice, "/invite", DORA);
    const elsewhere = await post(api.cast.alice, "/invite", { ...DORA, email: "CHARLIE@cast.example" });
    const shown = ({ status, body }: typeof any) => {
      const { member } = body["data"] as { member: Record<string, unknown> };
      return [status, { ...member, id: "", email: "" }];
    };
    expect(shown(elsewhere)).toEqual(shown(any));
    expect(await mailOf("dora@cast.example")).toContain("open the link and choose a password.");
    expect(await mailOf("charlie@cast.example")).toContain(
      "open the link and log in with the Plumbline account you have.",
    );
    const token = await tokenFor("charlie@cast.example");
    expect((await look(token)).body).toMatchObject({ invite: { hasAccount: true } });
    const accepted = await accept(token);
    expect([accepted.status, accepted.body["code"]]).toEqual([409, "invite.has-account"]);
    // Their own account is as it was.
    expect((await api.send(null, loginOf("charlie@cast.example", CAST_PASSWORD))).status).toBe(200);
  });

  it("takes no address from others: the first to be accepted gets the account", async () => {
    await invite(api.cast.alice);
    const first = await tokenFor("dora@cast.example");
    await invite(api.cast.charlie);
    const second = await tokenFor("dora@cast.example");
    const answers = await Promise.all([accept(first), accept(second)]);
    const outcomes = answers.map(({ status, body }) => body["code"] ?? status);
    expect(new Set(outcomes)).toEqual(new Set([200, "invite.has-account"]));
    expect((await api.send(null, loginOf("dora@cast.example", NEW_PASSWORD))).status).toBe(200);
  });

  it("keeps no one from becoming a client with the same address", async () => {
    await invite(api.cast.alice);
    const owner = { name: "Dora Dale", email: "dora@cast.example" };
    const password = NEW_PASSWORD;
    await createOrganization(api.services, { name: "Dale", website: "dale.example", owner, password });
    const { body } = await api.send(null, loginOf(owner.email, NEW_PASSWORD));
    expect(body).toMatchObject({ user: { role: "owner", organization: { name: "Dale" } } });
  });

  it("is refused for an address of the team, and for what is no address", async () => {
    await invite(api.cast.alice);
    for (const email of ["BOB@cast.example", DORA.email]) {
      const taken = await post(api.cast.alice, "/invite", { ...DORA, email });
      expect([taken.status, taken.body["code"]]).toEqual([409, "organization.email-taken"]);
    }
    const wrong = await post(api.cast.alice, "/invite", { ...DORA, email: "dora" });
    expect([wrong.status, wrong.body["error"]]).toEqual([400, "Enter a valid email address."]);
    const unnamed = await post(api.cast.alice, "/invite", { ...DORA, name: " " });
    expect([unnamed.status, unnamed.body["error"]]).toEqual([400, "Enter a name."]);
    expect((await post(api.cast.alice, "/invite", { ...DORA, role: "boss" })).status).toBe(400);
  });

  it("is refused once an organization has sent thirty within an hour", async () => {
    const id = await invite(api.cast.alice);
    for (let sent = 1; sent < 30; sent += 1)
      expect((await post(api.cast.alice, `/${id}/resend-invite`)).status).toBe(200);
    const refused = await post(api.cast.alice, `/${id}/resend-invite`);
    expect([refused.status, refused.body["code"]]).toEqual([429, "team.too-many-invites"]);
    expect((await post(api.cast.alice, "/invite", { ...DORA, email: "e@cast.example" })).status).toBe(429);
    expect(await teamOf(api.cast.alice)).toHaveLength(4);
    api.services.clock.advance(60 * 60 * 1000 + 1);
    expect((await post(api.cast.alice, `/${id}/resend-invite`)).status).toBe(200);
  });
});

describe("sending an invite again", () => {
  it("replaces the link", async () => {
    const id = await invite(api.cast.alice);
    const first = await tokenFor("dora@cast.example");
    api.services.clock.advance(8 * DAY_MS);
    expect((await post(api.cast.alice, `/${id}/resend-invite`)).status).toBe(200);
    expect((await look(first)).body["code"]).toBe("invite.not-found");
    expect((await accept(await tokenFor("dora@cast.example"))).status).toBe(200);
  });

  it("is for owners, and for those who have not accepted yet", async () => {
    const id = await invite(api.cast.alice);
    for (const person of [api.cast.bob, api.cast.vera])
      expect((await post(person, `/${id}/resend-invite`)).status).toBe(403);
    const outsider = await post(api.cast.charlie, `/${id}/resend-invite`);
    expect([outsider.status, outsider.body["code"]]).toEqual([404, "team.not-found"]);
    const active = await post(api.cast.alice, `/${api.cast.bob.userId}/resend-invite`);
    expect([active.status, active.body["code"]]).toEqual([409, "team.already-active"]);
  });
});

describe("changing a role", () => {
  it("counts from the person's next call on", async () => {
    await teamOf(api.cast.bob);
    expect((await setRole(api.cast.alice, api.cast.bob, "owner")).status).toBe(200);
    expect((await setRole(api.cast.bob, api.cast.alice, "viewer")).status).toBe(200);
    expect((await setRole(api.cast.alice, api.cast.bob, "viewer")).status).toBe(403);
  });

  it("is for owners, and for their own people", async () => {
    for (const person of [api.cast.bob, api.cast.vera])
      expect((await setRole(person, api.cast.vera, "owner")).status).toBe(403);
    for (const [person, target] of [
      [api.cast.charlie, api.cast.vera],
      [api.cast.alice, { userId: NOBODYS_ID }],
    ] as const) {
      const { status, body } = await setRole(person, target, "owner");
      expect([status, body["code"]]).toEqual([404, "team.not-found"]);
    }
  });

  it("leaves an owner who can log in", async () => {
    await invite(api.cast.alice, { ...DORA, role: "owner" });
    const { status, body } = await setRole(api.cast.alice, api.cast.alice, "member");
    expect([status, body["code"]]).toEqual([409, "team.last-owner"]);
    await accept(await tokenFor("dora@cast.example"));
    expect((await setRole(api.cast.alice, api.cast.alice, "member")).status).toBe(200);
  });
});

describe("removing a person", () => {
  it("ends their sessions at once and frees their address", async () => {
    await teamOf(api.cast.bob);
    expect((await remove(api.cast.alice, api.cast.bob)).status).toBe(200);
    expect(await api.send(api.cast.bob, { url: PATH })).toMatchObject({
      status: 401,
      body: { code: "session.removed" },
    });
    expect((await api.send(null, loginOf(api.cast.bob.email, CAST_PASSWORD))).status).toBe(401);
    await invite(api.cast.alice, { ...DORA, email: api.cast.bob.email });
  });

  it("is told to the person by mail, and not to someone who has not accepted yet", async () => {
    const told = async (email: string) => {
      const { rows } = await api.services.db.execute<{ subject: string }>(
        sql`select subject from mails where recipient = ${email} and idempotency_key like 'member-removed %'`,
      );
      return rows.map(({ subject }) => subject);
    };
    await remove(api.cast.alice, api.cast.vera);
    expect(await told(api.cast.vera.email)).toEqual(["You are no longer a member of Harbor Bakery"]);
    await remove(api.cast.alice, { userId: await invite(api.cast.alice) });
    expect(await told("dora@cast.example")).toEqual([]);
  });

  it("takes an open invite back", async () => {
    const userId = await invite(api.cast.alice);
    const token = await tokenFor("dora@cast.example");
    expect((await remove(api.cast.alice, { userId })).status).toBe(200);
    expect((await accept(token)).body["code"]).toBe("invite.not-found");
  });

  it("is for owners, and for their own people", async () => {
    for (const person of [api.cast.bob, api.cast.vera])
      expect((await remove(person, api.cast.vera)).status).toBe(403);
    const { status, body } = await remove(api.cast.charlie, api.cast.vera);
    expect([status, body["code"]]).toEqual([404, "team.not-found"]);
    expect(await teamOf(api.cast.alice)).toHaveLength(3);
  });

  it("leaves an owner who can log in", async () => {
    await invite(api.cast.alice, { ...DORA, role: "owner" });
    const { status, body } = await remove(api.cast.alice, api.cast.alice);
    expect([status, body["code"]]).toEqual([409, "team.last-owner"]);
  });
});

function loginOf(email: string, password: string) {
  return { method: "POST" as const, url: "/api/client-auth/login", payload: { email, password } };
}
