import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { deliverMail } from "@plumbline/core/platform/mail/deliver-mail";
import type { MailTransport, OutgoingMail } from "@plumbline/core/platform/mail/mail";
import { sendResetCode } from "@plumbline/core/sign-in/send-reset-code";
import { RESETS_PER_ACCOUNT } from "@plumbline/core/sign-in/throttle";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const NEW_PASSWORD = "Brand-New-Day-1";

let api: TestApi;
let arrived = Promise.withResolvers<OutgoingMail>();

beforeAll(async () => {
  api = await testApi({ isWorker: true });
  const { services } = api;
  const mailbox: MailTransport = {
    deliver: async (mail) => arrived.resolve(mail),
    check: () => Promise.resolve(),
    close: () => undefined,
  };
  await services.queue.work(
    "reset-code",
    async ({ payload }) => void (await sendResetCode(services, payload)),
  );
  await services.queue.work(
    "mail",
    async ({ payload }) => void (await deliverMail(services, mailbox, payload.mailId)),
  );
});
afterAll(() => api.close());

function post(url: string, payload: object) {
  return api.send(null, { method: "POST", url, payload });
}

function ask(email: unknown) {
  return post("/api/auth/forgot-password", { email });
}

function confirm(payload: object) {
  return post("/api/auth/confirm-forgot-password", { newPassword: NEW_PASSWORD, ...payload });
}

function logIn(email: string, password: string) {
  return post("/api/client-auth/login", { email, password });
}

async function codeMailedTo(email: string): Promise<string> {
  arrived = Promise.withResolvers();
  expect((await ask(email)).status).toBe(200);
  const mail = await arrived.promise;
  expect(mail.recipient).toBe(email);
  return /Verification code: (\d{6})\n/u.exec(mail.text)![1]!;
}

describe("a forgotten password", () => {
  it("is replaced with the code from the mail, which ends the sessions there are", async () => {
    const { email } = api.cast.bob;
    const token = await api.logIn(api.cast.bob);
    const code = await codeMailedTo(email);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await confirm({ email, code: spaced })).body).toEqual({ success: true });
    const me = { url: "/api/client-auth/me", headers: { authorization: `Bearer ${token}` } };
    expect((await api.send(null, me)).status).toBe(401);
    expect((await logIn(email, CAST_PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await confirm({ email, code })).body).toMatchObject({ code: "password.code-invalid" });
  });

  it("is asked about with the same answer, whether the address has an account or not", async () => {
    const known = await ask(api.cast.vera.email);
    const unknown = await ask("nobody@cast.example");
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(known.body).toEqual({
      success: true,
      message:
        "If this email address has an account, we have sent it a verification code. The code is valid for 10 minutes.",
    });
  });

  it("is refused with the same answer, whether the address has an account or not", async () => {
    const known = await confirm({ email: api.cast.charlie.email, code: "000000" });
    const unknown = await confirm({ email: "nobody@cast.example", code: "000000" });
    expect(known.status).toBe(400);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
  });

  it("cannot be one where the temporary password is still to be used", async () => {
    await createOrganization(api.services, {
      name: "Newcomers",
      website: "newcomers.example",
      owner: { name: "Nora New", email: "nora@new.example" },
    });
    const { status, body } = await ask("nora@new.example");
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      code: "password.needs-initial-setup",
      needsInitialSetup: true,
      error: expect.stringContaining("temporary password"),
    });
  });

  it("is throttled with the words for it", async () => {
    for (let sent = 0; sent < RESETS_PER_ACCOUNT; sent += 1) await ask("often@cast.example");
    const { status, body } = await ask("often@cast.example");
    expect(status).toBe(429);
    expect(body).toEqual({
      success: false,
      code: "password.reset-throttled",
      error: "Too many attempts to reset a password. Please try again in 15 minutes.",
    });
  });

  it.each([
    ["no e-mail address", { email: "alice", code: "123456" }, "email", "Enter a valid email address."],
    ["a code with letters", { code: "12345O" }, "code", "Enter the 6 digits of the code."],
    ["a code of other digits", { code: "१२३४५६" }, "code", "Enter the 6 digits of the code."],
    ["no code", { code: " " }, "code", "Enter the 6 digits of the code."],
    [
      "a weak password",
      { code: "123456", newPassword: "Sh0rt!x" },
      "newPassword",
      "Password must be at least 8 characters long",
    ],
  ])("says which field is wrong with %s", async (_case, payload, path, error) => {
    const { status, body } = await confirm({ email: "alice@cast.example", ...payload });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "request.invalid", error, debug: { issues: [{ path }] } });
  });

  it("takes nothing but text", async () => {
    expect((await ask({ $ne: null })).status).toBe(400);
    expect((await confirm({ email: "alice@cast.example", code: 123_456 })).status).toBe(400);
  });
});
