import { CAST_PASSWORD, type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { AppError } from "#platform/app-error.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { logIn } from "#sign-in/log-in.ts";
import { readSession, type SignedIn } from "#sign-in/read-session.ts";
import { changeRole } from "#team/change-role.ts";
import { removeMember } from "#team/remove-member.ts";

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`truncate organizations, users cascade`);
  cast = await createCast(services);
  await services.db.update(members).set({ role: "owner" }).where(eq(members.userId, cast.bob.userId));
});

/** A person with what their session says now that they may do. */
async function signedIn({ email }: Person): Promise<SignedIn> {
  const client = { address: "192.0.2.1", userAgent: null };
  const login = await logIn(services, { email, password: CAST_PASSWORD }, client);
  if (!("token" in login)) throw new Error("The login asks for more than a password.");
  return readSession(services, login.token);
}

function ownersLeft(): Promise<number> {
  const isOwner = and(eq(members.organizationId, cast.alice.organizationId), eq(members.role, "owner"));
  return services.db.$count(members, isOwner);
}

const ACTS: [string, (actor: SignedIn, person: Person) => Promise<unknown>][] = [
  ["removing", (actor, { userId }) => removeMember(actor, { id: userId })],
  ["demoting", ({ context }, { userId }) => changeRole(context, { id: userId, role: "viewer" })],
];

describe.each(ACTS)("two owners %s each other at once", (_name, act) => {
  it("leave one of them: whoever comes second is no owner any more", async () => {
    const [alice, bob] = await Promise.all([signedIn(cast.alice), signedIn(cast.bob)]);
    const outcomes = await Promise.allSettled([act(alice, cast.bob), act(bob, cast.alice)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toEqual(new AppError("role.forbidden"));
    expect(await ownersLeft()).toBe(1);
  });

  it("leave one of them: both going themselves, the second has to stay", async () => {
    const [alice, bob] = await Promise.all([signedIn(cast.alice), signedIn(cast.bob)]);
    const outcomes = await Promise.allSettled([act(alice, cast.alice), act(bob, cast.bob)]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toEqual(new AppError("team.last-owner"));
    expect(await ownersLeft()).toBe(1);
  });
});
