import { CAST_PASSWORD, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { logIn } from "#sign-in/log-in.ts";
import { readSession } from "#sign-in/read-session.ts";
import { inviteMember } from "#team/invite-member.ts";
import { listTeam } from "#team/list-team.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

it("an invite whose week is over has expired, by the service's own clock", async () => {
  const { email } = (await createCast(services)).alice;
  const client = { address: "192.0.2.1", userAgent: null };
  const login = await logIn(services, { email, password: CAST_PASSWORD }, client);
  if (!("token" in login)) throw new Error("The login asks for more than a password.");
  const signedIn = await readSession(services, login.token);
  const expired = async () => (await listTeam(signedIn.context)).members.map((it) => it.isInviteExpired);
  await inviteMember(signedIn, { email: "dora@cast.example", name: "Dora Dale", role: "member" });
  services.clock.advance(WEEK_MS - 1);
  expect(await expired()).toEqual([false, false, false, false]);
  services.clock.advance(1);
  expect(await expired()).toEqual([false, false, false, true]);
});
