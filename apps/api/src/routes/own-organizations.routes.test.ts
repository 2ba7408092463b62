import { listOwnOrganizations } from "@plumbline/contract/own-organizations";
import { listTeam } from "@plumbline/contract/team";
import { eraseClient } from "@plumbline/core/clients/erase-client";
import { addMember } from "@plumbline/core/organizations/add-member";
import { contextFor } from "@plumbline/core/platform/context";
import { readSession } from "@plumbline/core/sign-in/read-session";
import { isSessionOpen } from "@plumbline/core/sign-in/is-session-open";
import { CAST_PASSWORD, createCast, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";

let api: TestApi;

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

/** A call with a session token. */
async function call(token: string, url: string, payload?: object) {
  const answer = await api.server.inject({
    method: payload === undefined ? "GET" : "POST",
    url: `/api/client-auth/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

/** Has Alice invite someone; answers the token in the mail. */
async function invited(person: Person, role = "viewer"): Promise<string> {
  const payload = { email: person.email, name: "Someone Invited", role };
  const url = "/api/client-auth/team/invite";
  expect((await api.send(api.cast.alice, { method: "POST", url, payload })).status).toBe(200);
  const { rows } = await api.services.db.execute<{ text: string }>(
    sql`select text from mails where recipient = ${person.email} order by id desc limit 1`,
  );
  return /\/accept-invite#([\w-]{43})\n/u.exec(rows[0]?.text ?? "")?.[1] ?? "";
}

/** Charlie, who has joined Alice's organization as a viewer: the token of his session there. */
async function charlieAtHarborBakery(): Promise<string> {
  const token = await api.logIn(api.cast.charlie);
  api.services.clock.advance(1);
  const { status, body } = await call(token, "join-organization", { token: await invited(api.cast.charlie) });
  expect(status).toBe(200);
  return String(body["token"]);
}

async function organizationsOf(token: string) {
  const { body } = await call(token, "organizations");
  return listOwnOrganizations.output.parse(body).data.organizations;
}

describe("an invite for someone who has an account", () => {
  it("lets them in with it: one more organization, the same person", async () => {
    const token = await charlieAtHarborBakery();
    expect((await call(token, "me")).body).toMatchObject({
      user: {
        id: api.cast.charlie.userId,
        name: "Charlie Chase",
        role: "viewer",
        organization: { id: api.cast.alice.organizationId },
      },
    });
    expect(await organizationsOf(token)).toEqual([
      expect.objectContaining({ name: "Harbor Bakery", role: "viewer", isCurrent: true }),
      expect.objectContaining({ name: "Meadow Books", role: "owner", isCurrent: false }),
    ]);
  });

  it("shows its owner them where the invited one stood, and tells the owner", async () => {
    await charlieAtHarborBakery();
    const { body } = await api.send(api.cast.alice, { url: "/api/client-auth/team" });
    const team = listTeam.output.parse(body).data.members.map(({ name, state }) => [name, state]);
    expect(team).toHaveLength(4);
    expect(team).toContainEqual(["Charlie Chase", "active"]);
    const { body: bell } = await api.send(api.cast.alice, { url: "/api/client-auth/notifications" });
    expect(JSON.stringify(bell)).toContain("Charlie Chase accepted the invite");
  });

  it("works once, even for two calls at a time, and says so afterward", async () => {
    const session = await api.logIn(api.cast.charlie);
    const token = await invited(api.cast.charlie);
    const answers = await Promise.all([
      call(session, "join-organization", { token }),
      call(await api.logIn(api.cast.charlie), "join-organization", { token }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const later = await call(await api.logIn(api.cast.charlie), "join-organization", { token });
    expect([later.status, later.body["code"]]).toEqual([409, "invite.used"]);
  });

  it("is of no use to anyone else who has the link", async () => {
    const token = await invited(api.cast.charlie);
    const { status, body } = await call(await api.logIn(api.cast.bob), "join-organization", { token });
    expect([status, body["code"]]).toEqual([403, "invite.other-address"]);
  });
});

describe("switching", () => {
  it("replaces the token, and the old one opens nothing", async () => {
    const here = await charlieAtHarborBakery();
    const { status, body } = await call(here, "switch-organization", {
      organizationId: api.cast.charlie.organizationId,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { role: "owner", organization: { name: "Meadow Books" } } });
    expect((await call(here, "me")).status).toBe(401);
    expect((await call(String(body["token"]), "me")).body).toMatchObject({ user: { role: "owner" } });
  });

  it("leads to one's own organizations alone, and tells nothing of others", async () => {
    const token = await api.logIn(api.cast.charlie);
    for (const organizationId of [api.cast.alice.organizationId, NOBODYS_ID]) {
      const { status, body } = await call(token, "switch-organization", { organizationId });
      expect([status, body["code"]]).toEqual([404, "organization.not-found"]);
    }
    expect((await call(token, "me")).body).toMatchObject({
      user: { organization: { name: "Meadow Books" } },
    });
  });

  it("takes the rights of the role there along, and none of those here", async () => {
    const here = await charlieAtHarborBakery();
    const refused = await call(here, "team/invite", {
      email: "eve@cast.example",
      name: "Eve",
      role: "viewer",
    });
    expect([refused.status, refused.body["code"]]).toEqual([403, "role.forbidden"]);
  });

  it("proves nothing anew: what asks for a recent confirmation asks for it there as well", async () => {
    const token = await api.logIn(api.cast.charlie);
    const invite = await invited(api.cast.charlie, "owner");
    api.services.clock.advance(11 * 60_000);
    const joined = await call(token, "join-organization", { token: invite });
    const refused = await call(String(joined.body["token"]), "data-exports", {});
    expect([refused.status, refused.body["code"]]).toEqual([409, "confirmation.required"]);
  });

  it("prolongs no session", async () => {
    const token = await api.logIn(api.cast.charlie);
    api.services.clock.advance(23 * 3_600_000);
    const invite = await invited(api.cast.charlie);
    const { body } = await call(token, "join-organization", { token: invite });
    api.services.clock.advance(2 * 3_600_000);
    expect((await call(String(body["token"]), "me")).status).toBe(401);
  });

  it("ends what goes on in the organization that was left", async () => {
    const here = await charlieAtHarborBakery();
    const { context } = await readSession(api.services, here);
    expect(await isSessionOpen(context)).toBe(true);
    await call(here, "switch-organization", { organizationId: api.cast.charlie.organizationId });
    expect(await isSessionOpen(context)).toBe(false);
  });

  it("is remembered: the next login leads to the organization chosen last", async () => {
    await charlieAtHarborBakery();
    api.services.clock.advance(1000);
    const again = await api.logIn(api.cast.charlie);
    expect((await call(again, "me")).body).toMatchObject({
      user: { organization: { name: "Harbor Bakery" } },
    });
  });
});

describe("leaving", () => {
  it("takes the organization from the person, with their sessions in it, and leaves them the others", async () => {
    const there = await api.logIn(api.cast.charlie);
    const here = await charlieAtHarborBakery();
    const elsewhere = await api.logIn(api.cast.charlie);
    await call(elsewhere, "switch-organization", { organizationId: api.cast.charlie.organizationId });
    const url = `/api/client-auth/team/${api.cast.charlie.userId}`;
    expect((await api.send(api.cast.alice, { method: "DELETE", url })).status).toBe(200);
    expect((await call(here, "me")).status).toBe(401);
    expect(there).not.toBe(here);
    const again = await api.logIn(api.cast.charlie);
    expect((await organizationsOf(again)).map(({ name }) => name)).toEqual(["Meadow Books"]);
  });

  it("leaves other organizations' people their accounts when a client is erased", async () => {
    await charlieAtHarborBakery();
    await eraseClient(contextFor(api.services, api.cast.alice.organizationId));
    const token = await api.logIn(api.cast.charlie);
    expect((await organizationsOf(token)).map(({ name }) => name)).toEqual(["Meadow Books"]);
    const { rows } = await api.services.db.execute(
      sql`select email from users where id = ${api.cast.alice.userId}`,
    );
    expect(rows).toEqual([]);
  });

  it("leaves nobody without an organization an account, when two owners remove the same person at once", async () => {
    const { alice, bob, charlie } = api.cast;
    const second = contextFor(api.services, charlie.organizationId, { kind: "operator" });
    await addMember(second, { name: bob.name, email: bob.email, role: "member" });
    const url = `/api/client-auth/team/${bob.userId}`;
    const answers = await Promise.all(
      [alice, charlie].map((owner) => api.send(owner, { method: "DELETE", url })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await api.services.db.execute(sql`select email from users where email = ${bob.email}`);
    expect(rows).toEqual([]);
  });
});

it("an operator's new client may have an owner who has an account: they keep their password", async () => {
  const { charlie, bob } = api.cast;
  const context = contextFor(api.services, charlie.organizationId, { kind: "operator" });
  const added = await addMember(context, { name: "Robert", email: bob.email, role: "member" });
  expect(added).toEqual({ userId: bob.userId, password: null });
  await expect(addMember(context, { name: "Bob", email: bob.email, role: "member" })).rejects.toMatchObject({
    code: "organization.email-taken",
  });
  const { body } = await api.send(null, {
    method: "POST",
    url: "/api/client-auth/login",
    payload: { email: bob.email, password: CAST_PASSWORD },
  });
  expect(body).toMatchObject({ user: { name: "Bob Baker" } });
});

it("a session of the version before, which named no organization, goes on", async () => {
  const token = await api.logIn(api.cast.bob);
  await api.services.db.execute(sql`update sessions set organization_id = null`);
  expect((await call(token, "me")).body).toMatchObject({ user: { organization: { name: "Harbor Bakery" } } });
});
