import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { afterAll, beforeAll, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it("the log names each call and its outcome, and never a password, a token or who called", async () => {
  const { body } = await api.send(null, {
    method: "POST",
    url: "/api/client-auth/login?password=in-the-address",
    payload: { email: "alice@cast.example", password: CAST_PASSWORD },
  });
  const token = String(body["token"]);
  await api.send(null, { url: "/api/client-auth/me", headers: { authorization: `Bearer ${token}` } });
  await api.send(null, { url: `/pay/${token}` });
  await api.send(null, { url: `/api/auth/payment-link/${token}` });
  const text = api.services.logText();
  expect(text).toContain('"route":"/api/client-auth/login","status":200');
  expect(text).toContain('"route":"/api/client-auth/me","status":200');
  for (const secret of [CAST_PASSWORD, token, "in-the-address", "alice@cast.example", "argon2"]) {
    expect(text).not.toContain(secret);
  }
});
