import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS } from "@plumbline/core/sign-in/throttle";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

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
