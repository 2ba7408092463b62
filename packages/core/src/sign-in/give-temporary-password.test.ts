import { CAST_PASSWORD, createCast, type Cast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sessions } from "#platform/database/tables/sessions.table.ts";
import { giveTemporaryPassword } from "#sign-in/give-temporary-password.ts";
import { logIn } from "#sign-in/log-in.ts";

const CLIENT = { address: "192.0.2.1", userAgent: null };

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterAll(() => services.close());

it("replaces the password, ends the sessions and is mailed to the person", async () => {
  const { email, userId } = cast.alice;
  await logIn(services, { email, password: CAST_PASSWORD }, CLIENT);
  const given = await giveTemporaryPassword(services, " Alice@cast.example ");
  expect(given).toMatchObject({ userId, email });
  expect(await services.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  await expect(logIn(services, { email, password: CAST_PASSWORD }, CLIENT)).rejects.toMatchObject({
    code: "login.failed",
  });
  const login = await logIn(services, { email, password: given!.temporaryPassword }, CLIENT);
  expect(login).toMatchObject({ requiresPasswordChange: true });
  const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, email));
  expect(mail?.text).toContain(`Temporary password: ${given!.temporaryPassword}\n`);
  const acts = await services.db.select().from(auditLog).where(eq(auditLog.subjectId, userId));
  expect(acts.map(({ action }) => action)).toContain("password.reset-by-operator");
  expect(JSON.stringify(acts)).not.toContain(given!.temporaryPassword);
});

it("is given to no one who has no account", async () => {
  expect(await giveTemporaryPassword(services, "nobody@cast.example")).toBeNull();
});
