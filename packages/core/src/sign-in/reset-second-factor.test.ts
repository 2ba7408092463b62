import { type Cast, CAST_PASSWORD, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sessions } from "#platform/database/tables/sessions.table.ts";
import { authenticators, recoveryCodes } from "#platform/database/tables/two-factor.table.ts";
import { logIn } from "#sign-in/log-in.ts";
import { resetSecondFactor } from "#sign-in/reset-second-factor.ts";
import {
  confirmAuthenticator,
  replaceRecoveryCodes,
  storeUnconfirmed,
} from "#two-factor/two-factor.queries.ts";

const CLIENT = { address: "192.0.2.1", userAgent: null };

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.delete(mails);
  for (const { userId } of [cast.alice, cast.bob]) {
    const now = services.clock.now();
    await services.db.delete(authenticators).where(eq(authenticators.userId, userId));
    await storeUnconfirmed(services.db, { userId, secret: "sealed", now });
    await confirmAuthenticator(services.db, { userId, secret: "sealed", step: 1, now });
    await replaceRecoveryCodes(services.db, { userId, codes: ["one", "two"], now });
  }
});

function logInAs({ email }: { email: string }) {
  return logIn(services, { email, password: CAST_PASSWORD }, CLIENT);
}

describe("someone who lost app and recovery codes", () => {
  it("gets in with the password alone once the operator has reset it, and gets an email", async () => {
    expect(await logInAs(cast.alice)).toHaveProperty("requiresSecondFactor", true);
    expect(await resetSecondFactor(services, " Alice@Cast.EXAMPLE ")).toBe("reset");
    expect(await logInAs(cast.alice)).toHaveProperty("token");
    const ofAlice = eq(recoveryCodes.userId, cast.alice.userId);
    expect(await services.db.$count(recoveryCodes, ofAlice)).toBe(0);
    const [act] = await services.db.select().from(auditLog).where(eq(auditLog.action, "two-factor.reset"));
    expect(act).toMatchObject({
      actorKind: "operator",
      organizationId: cast.alice.organizationId,
      subjectId: cast.alice.userId,
    });
    expect(await services.db.select().from(mails)).toMatchObject([
      { recipient: cast.alice.email, subject: "Support turned off two-factor sign-in (Plumbline)" },
    ]);
  });

  it("is logged out everywhere by that, and no one else is", async () => {
    await resetSecondFactor(services, cast.alice.email);
    await resetSecondFactor(services, cast.bob.email);
    for (const person of [cast.alice, cast.bob]) await logInAs(person);
    const now = services.clock.now();
    await storeUnconfirmed(services.db, { userId: cast.alice.userId, secret: "sealed", now });
    await confirmAuthenticator(services.db, { userId: cast.alice.userId, secret: "sealed", step: 1, now });
    await resetSecondFactor(services, cast.alice.email);
    const left = await services.db.select({ userId: sessions.userId }).from(sessions);
    expect(new Set(left.map(({ userId }) => userId))).toEqual(new Set([cast.bob.userId]));
  });

  it("is told apart from someone who has none, and from a stranger", async () => {
    expect(await resetSecondFactor(services, cast.vera.email)).toBe("not-on");
    expect(await resetSecondFactor(services, "nobody@cast.example")).toBe("no-account");
    expect(await services.db.$count(mails)).toBe(0);
  });
});
