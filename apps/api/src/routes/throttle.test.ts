import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS } from "@plumbline/core/sign-in/throttle";
import type { JobPayload } from "@plumbline/core/platform/jobs";
import { sendSignInWarning } from "@plumbline/core/sign-in/send-sign-in-warning";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

/** Another place than where the guesses come from. */
const HOME = "198.51.100.20";

function post(path: string, payload: object, { from, token }: { from: string; token?: string }) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return api.send(null, {
    method: "POST",
    url: `/api/${path}`,
    payload,
    headers,
    remoteAddress: from,
  });
}

async function audited(action: string) {
  const { rows } = await api.services.db.execute<{ subject: string | null; details: object }>(
    sql`select subject_id as subject, details from audit_log where action = ${action} order by id`,
  );
  return rows;
}

async function tryToLogIn(email: string, password: string, remoteAddress = "192.0.2.1"): Promise<number> {
  const payload = { email, password };
  const answer = await api.send(null, {
    method: "POST",
    url: "/api/client-auth/login",
    payload,
    remoteAddress,
  });
  return answer.status;
}

function times<T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

describe("guessing passwords", () => {
  it("is stopped for an account, even with the right password, for 15 minutes", async () => {
    await times(TRIES_PER_ACCOUNT, () => tryToLogIn("alice@cast.example", "Wrong-1-Wrong"));
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD)).toBe(429);
    expect(await tryToLogIn("ALICE@cast.example", CAST_PASSWORD, "198.51.100.7")).toBe(429);
    expect(await tryToLogIn("bob@cast.example", CAST_PASSWORD)).toBe(200);
    api.services.clock.advance(15 * 60_000 + 1);
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD)).toBe(200);
  });

  it("is stopped when all tries are sent at once", async () => {
    const answers = await times(TRIES_PER_ACCOUNT * 3, () =>
      tryToLogIn("alice@cast.example", "Wrong-1-Wrong"),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(TRIES_PER_ACCOUNT);
    expect(answers.filter((status) => status === 429)).toHaveLength(TRIES_PER_ACCOUNT * 2);
  });

  it("is stopped for accounts that do not exist just the same", async () => {
    await times(TRIES_PER_ACCOUNT, () => tryToLogIn("nobody@cast.example", "Wrong-1-Wrong"));
    expect(await tryToLogIn("nobody@cast.example", "Wrong-1-Wrong")).toBe(429);
  });

  it("is stopped for a network address that tries many accounts", async () => {
    await times(TRIES_PER_ADDRESS, (index) => tryToLogIn(`nobody${index}@cast.example`, "Wrong-1-Wrong"));
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD)).toBe(429);
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD, "198.51.100.7")).toBe(200);
  });

  it("is forgiven by logging in", async () => {
    await times(TRIES_PER_ACCOUNT - 1, () => tryToLogIn("alice@cast.example", "Wrong-1-Wrong"));
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD)).toBe(200);
    expect(await tryToLogIn("alice@cast.example", "Wrong-1-Wrong")).toBe(401);
    expect(await tryToLogIn("alice@cast.example", CAST_PASSWORD)).toBe(200);
  });
});

describe("guesses of strangers", () => {
  const email = "alice@cast.example";

  async function guessAtAll(): Promise<void> {
    const wrong = { email, password: "Wrong-1-Wrong", code: "000000", newPassword: "Quiet-Kettle-77" };
    for (const path of ["client-auth/login", "auth/forgot-password", "auth/confirm-forgot-password"])
      await times(TRIES_PER_ACCOUNT * 2, (index) => post(path, wrong, { from: `192.0.2.${index + 1}` }));
  }

  it("keep no one out where they have logged in before: not from the login, their password or a reset", async () => {
    const login = await post("client-auth/login", { email, password: CAST_PASSWORD }, { from: HOME });
    const token = String(login.body["token"]);
    await guessAtAll();
    expect(await tryToLogIn(email, CAST_PASSWORD, "203.0.113.77")).toBe(429);
    expect(await tryToLogIn(email, CAST_PASSWORD, HOME)).toBe(200);
    expect((await post("auth/forgot-password", { email }, { from: HOME })).status).toBe(200);
    const change = { currentPassword: CAST_PASSWORD, newPassword: "Quiet-Kettle-77" };
    expect((await post("client-auth/change-password", change, { from: "203.0.113.78", token })).status).toBe(
      200,
    );
  });

  it("are limited at a place that is known too, by itself", async () => {
    await tryToLogIn(email, CAST_PASSWORD, HOME);
    await times(TRIES_PER_ACCOUNT, () => tryToLogIn(email, "Wrong-1-Wrong", HOME));
    expect(await tryToLogIn(email, CAST_PASSWORD, HOME)).toBe(429);
    expect(await tryToLogIn(email, CAST_PASSWORD, "203.0.113.77")).toBe(200);
  });

  it("do not make a place known, nor does one where no one has logged in for half a year stay so", async () => {
    await tryToLogIn(email, CAST_PASSWORD, HOME);
    api.services.clock.advance(181 * 24 * 3_600_000);
    await times(TRIES_PER_ACCOUNT, () => tryToLogIn(email, "Wrong-1-Wrong", "192.0.2.1"));
    expect(await tryToLogIn(email, CAST_PASSWORD, HOME)).toBe(429);
  });

  it("are told to the account's owner by one mail, and to no one where there is no account", async () => {
    const queued = async () => {
      const { rows } = await api.services.db.execute<{ data: JobPayload<"sign-in-warning"> }>(
        sql`select data from pgboss.job where name = 'sign-in-warning' order by created_on`,
      );
      return rows.map(({ data }) => data);
    };
    await times(TRIES_PER_ACCOUNT * 3, () => tryToLogIn(email, "Wrong-1-Wrong"));
    await times(TRIES_PER_ACCOUNT, () => tryToLogIn("nobody@cast.example", "Wrong-1-Wrong", "192.0.2.9"));
    await tryToLogIn("nobody@cast.example", "Wrong-1-Wrong", "192.0.2.9");
    const jobs = await queued();
    expect(jobs.map(({ userId }) => userId)).toEqual([api.cast.alice.userId, null]);
    for (const job of jobs) await sendSignInWarning(api.services, job);
    const { rows } = await api.services.db.execute(sql`select recipient, subject from mails`);
    expect(rows).toEqual([{ recipient: email, subject: "Someone is guessing your password (Plumbline)" }]);
  });

  it("are in the audit log with the address and the account they were made at", async () => {
    await tryToLogIn(email, "Wrong-1-Wrong", "192.0.2.1");
    await tryToLogIn("nobody@cast.example", "Wrong-1-Wrong", "192.0.2.2");
    expect(await audited("sign-in.failed")).toEqual([
      { subject: api.cast.alice.userId, details: { email, address: "192.0.2.1" } },
      { subject: null, details: { email: "nobody@cast.example", address: "192.0.2.2" } },
    ]);
    await post(
      "auth/confirm-forgot-password",
      { email, code: "000000", newPassword: "Quiet-Kettle-77" },
      { from: HOME },
    );
    expect(await audited("password-reset.failed")).toMatchObject([{ subject: api.cast.alice.userId }]);
  });
});

describe("a sign-in", () => {
  it("is in the audit log: who, which session and from where", async () => {
    await tryToLogIn(api.cast.alice.email, CAST_PASSWORD, "192.0.2.77");
    const { rows } = await api.services.db.execute(
      sql`select id as subject, json_build_object('address', address) as details from sessions`,
    );
    expect(await audited("session.started")).toEqual(rows);
    expect(rows).toMatchObject([{ details: { address: "192.0.2.77" } }]);
  });
});

describe("what a role does not allow", () => {
  it("is in the audit log: who, what and from where", async () => {
    const answer = await api.send(api.cast.vera, { method: "POST", url: "/api/client-auth/data-exports" });
    expect(answer.status).toBe(403);
    expect(await audited("access.refused")).toEqual([
      {
        subject: null,
        details: {
          method: "POST",
          route: "/api/client-auth/data-exports",
          role: "viewer",
          address: "127.0.0.1",
        },
      },
    ]);
  });
});
