import { randomUUID } from "node:crypto";

import { CAST_PASSWORD, type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createOrganization } from "#organizations/create-organization.ts";
import { AppError } from "#platform/app-error.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { oneTimeSecrets, sessions } from "#platform/database/tables/sessions.table.ts";
import { confirmPasswordReset } from "#sign-in/confirm-password-reset.ts";
import { logIn } from "#sign-in/log-in.ts";
import { requestPasswordReset } from "#sign-in/request-password-reset.ts";
import { sendResetCode } from "#sign-in/send-reset-code.ts";
import { RESETS_PER_ACCOUNT, RESETS_PER_ADDRESS, TRIES_PER_ACCOUNT } from "#sign-in/throttle.ts";

const NEW_PASSWORD = "Brand-New-Day-1";
const ADDRESS = "192.0.2.1";
const CLIENT = { address: ADDRESS, userAgent: null };
const MINUTE = 60_000;

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`truncate organizations, users, mails, sign_in_throttles, pgboss.job cascade`);
  cast = await createCast(services);
});

/** The code a person finds in their newest mail. */
async function codeFor({ userId, email }: Person): Promise<string> {
  expect(await sendResetCode(services, { requestId: randomUUID(), userId })).toBe(true);
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id));
  return /Verification code: (\d{6})\n/u.exec(mail?.text ?? "")![1]!;
}

function anotherThan(code: string): string {
  return code.replace(/^\d/u, (digit) => String((Number(digit) + 1) % 10));
}

function confirm({ email }: { email: string }, code: string) {
  return confirmPasswordReset(services, { email, code, newPassword: NEW_PASSWORD }, CLIENT);
}

function tryLogIn({ email }: Person, password: string) {
  return logIn(services, { email, password }, CLIENT);
}

function request(email: string, address = ADDRESS) {
  return requestPasswordReset(services, { email, address });
}

async function refusalOf(act: Promise<unknown>): Promise<unknown> {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof AppError ? error.code : error;
}

async function jobs(): Promise<{ userId: string | null }[]> {
  const { rows } = await services.db.execute<{ data: { userId: string | null } }>(
    sql`select data from pgboss.job where name = 'reset-code' order by created_on`,
  );
  return rows.map(({ data }) => data);
}

describe("asking for a reset code", () => {
  it("answers and does the same for a known and an unknown address; only the worker tells them apart", async () => {
    const known = await request("Alice@Cast.EXAMPLE");
    const unknown = await request("nobody@cast.example");
    expect(unknown).toEqual(known);
    expect(await jobs()).toMatchObject([{ userId: cast.alice.userId }, { userId: null }]);
    expect(await services.db.$count(mails)).toBe(0);
    expect(await services.db.$count(oneTimeSecrets)).toBe(0);
  });

  it("sends nothing where there is no account", async () => {
    expect(await sendResetCode(services, { requestId: randomUUID(), userId: null })).toBe(false);
    expect(await sendResetCode(services, { requestId: randomUUID(), userId: randomUUID() })).toBe(false);
    expect(await services.db.$count(mails)).toBe(0);
  });

  it("points to the temporary password where an account still has it, and sends no code", async () => {
    const { userId } = await createOrganization(services, {
      name: "Newcomers",
      website: "newcomers.example",
      owner: { name: "Nora New", email: "nora@new.example" },
    });
    expect(await refusalOf(request("nora@new.example"))).toBe("password.needs-initial-setup");
    expect(await sendResetCode(services, { requestId: randomUUID(), userId })).toBe(false);
    expect(await jobs()).toEqual([]);
  });

  it("sends nothing to someone who was invited and has no password yet", async () => {
    await services.db.update(users).set({ passwordHash: null }).where(eq(users.id, cast.bob.userId));
    await request(cast.bob.email);
    expect(await sendResetCode(services, { requestId: randomUUID(), userId: cast.bob.userId })).toBe(false);
  });

  it("mails the code with its end and what to do when one did not ask, and stores it hashed", async () => {
    const code = await codeFor(cast.alice);
    const [mail] = await services.db.select().from(mails);
    for (const words of [
      code,
      "Hello Alice Archer,",
      "November 18, 2026 at 7:10 AM EST",
      "If you did not ask for it",
    ]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    expect(mail?.subject).not.toContain(code);
    const [secret] = await services.db.select().from(oneTimeSecrets);
    expect(secret?.secretHash).toMatch(/^\$argon2id\$/u);
  });

  it("mails one code for a request, even when its job runs twice", async () => {
    const requestId = randomUUID();
    const { userId } = cast.alice;
    expect(await sendResetCode(services, { requestId, userId })).toBe(true);
    const [first] = await services.db.select().from(oneTimeSecrets);
    expect(await sendResetCode(services, { requestId, userId })).toBe(false);
    expect(await services.db.$count(mails)).toBe(1);
    expect(await services.db.select().from(oneTimeSecrets)).toEqual([first]);
  });

  it("is throttled for an account that exists and one that does not alike, for 15 minutes", async () => {
    for (const email of [cast.alice.email, "nobody@cast.example"]) {
      for (let sent = 0; sent < RESETS_PER_ACCOUNT; sent += 1) await request(email);
      expect(await refusalOf(request(email))).toBe("password.reset-throttled");
      expect(await refusalOf(request(email, "198.51.100.7"))).toBe("password.reset-throttled");
    }
    expect(await jobs()).toHaveLength(RESETS_PER_ACCOUNT * 2);
    services.clock.advance(15 * MINUTE + 1);
    await request(cast.alice.email);
  });

  it("is throttled for a network address that asks for many accounts", async () => {
    for (let sent = 0; sent < RESETS_PER_ADDRESS; sent += 1) await request(`nobody${sent}@cast.example`);
    expect(await refusalOf(request(cast.alice.email))).toBe("password.reset-throttled");
    await request(cast.alice.email, "198.51.100.7");
  });

  it("does not keep the owner from logging in, however often it is asked", async () => {
    for (let sent = 0; sent < RESETS_PER_ACCOUNT; sent += 1) await request(cast.alice.email);
    await refusalOf(request(cast.alice.email));
    expect(await tryLogIn(cast.alice, CAST_PASSWORD)).toHaveProperty("token");
  });
});

describe("resetting the password with the code", () => {
  it("replaces it, ends every session of the account and no other, and is noted", async () => {
    for (const person of [cast.alice, cast.alice, cast.bob]) await tryLogIn(person, CAST_PASSWORD);
    await confirm({ email: "Alice@Cast.EXAMPLE" }, await codeFor(cast.alice));
    const left = await services.db.select({ userId: sessions.userId }).from(sessions);
    expect(left).toEqual([{ userId: cast.bob.userId }]);
    expect(await refusalOf(tryLogIn(cast.alice, CAST_PASSWORD))).toBe("login.failed");
    expect(await tryLogIn(cast.alice, NEW_PASSWORD)).toHaveProperty("token");
    const ofAlice = and(
      eq(auditLog.organizationId, cast.alice.organizationId),
      eq(auditLog.subjectId, cast.alice.userId),
    );
    const noted = await services.db.select().from(auditLog).where(ofAlice).orderBy(auditLog.id);
    expect(noted.map(({ action }) => action).slice(-3)).toEqual([
      "password.reset-requested",
      "password.reset",
      "sign-in.failed",
    ]);
  });

  it("works once", async () => {
    const code = await codeFor(cast.alice);
    await confirm(cast.alice, code);
    expect(await refusalOf(confirm(cast.alice, code))).toBe("password.code-invalid");
  });

  it("works once even when sent twice side by side", async () => {
    const code = await codeFor(cast.alice);
    const both = await Promise.all([1, 2].map(() => refusalOf(confirm(cast.alice, code))));
    expect(both).toContain(null);
    expect(both).toContain("password.code-invalid");
  });

  it("works for 10 minutes", async () => {
    const code = await codeFor(cast.alice);
    services.clock.advance(10 * MINUTE);
    expect(await refusalOf(confirm(cast.alice, code))).toBe("password.code-invalid");
    const inTime = await codeFor(cast.alice);
    services.clock.advance(10 * MINUTE - 1);
    await confirm(cast.alice, inTime);
  });

  it("works at the fifth try and not at the sixth", async () => {
    const fifth = await codeFor(cast.alice);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await refusalOf(confirm(cast.alice, anotherThan(fifth)))).toBe("password.code-invalid");
    await confirm(cast.alice, fifth);
    const sixth = await codeFor(cast.bob);
    for (let tries = 0; tries < 5; tries += 1) await refusalOf(confirm(cast.bob, anotherThan(sixth)));
    expect(await refusalOf(confirm(cast.bob, sixth))).toBe("password.code-invalid");
    expect(await tryLogIn(cast.bob, CAST_PASSWORD)).toHaveProperty("token");
  });

  it("counts tries that are sent at once", async () => {
    const code = await codeFor(cast.alice);
    await Promise.all(Array.from({ length: 8 }, () => refusalOf(confirm(cast.alice, anotherThan(code)))));
    expect(await services.db.select().from(oneTimeSecrets)).toMatchObject([{ failedTries: 5 }]);
  });

  it("takes the newest code only", async () => {
    const [older, newer] = [await codeFor(cast.alice), await codeFor(cast.alice)];
    expect(await refusalOf(confirm(cast.alice, older))).toBe("password.code-invalid");
    await confirm(cast.alice, newer);
  });

  it("refuses someone else's code, and an address without account, with the same words", async () => {
    const code = await codeFor(cast.alice);
    for (const email of [cast.charlie.email, "nobody@cast.example"])
      expect(await refusalOf(confirm({ email }, code))).toBe("password.code-invalid");
    expect(await tryLogIn(cast.charlie, CAST_PASSWORD)).toHaveProperty("token");
  });

  it("refuses the code of an account that was given a temporary password since", async () => {
    const code = await codeFor(cast.alice);
    await services.db
      .update(users)
      .set({ hasTemporaryPassword: true })
      .where(eq(users.id, cast.alice.userId));
    expect(await refusalOf(confirm(cast.alice, code))).toBe("password.code-invalid");
  });

  it("is throttled for an account over all of its codes", async () => {
    for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1) await refusalOf(confirm(cast.alice, "000000"));
    expect(await refusalOf(confirm(cast.alice, await codeFor(cast.alice)))).toBe("password.reset-throttled");
    expect(await refusalOf(confirm({ email: "nobody@cast.example" }, "000000"))).toBe(
      "password.code-invalid",
    );
  });

  it("forgives the wrong passwords that were tried before", async () => {
    for (let tries = 0; tries < TRIES_PER_ACCOUNT; tries += 1)
      await refusalOf(tryLogIn(cast.alice, "Wrong-1-Wrong"));
    expect(await refusalOf(tryLogIn(cast.alice, CAST_PASSWORD))).toBe("login.throttled");
    await confirm(cast.alice, await codeFor(cast.alice));
    expect(await tryLogIn(cast.alice, NEW_PASSWORD)).toHaveProperty("token");
  });
});
