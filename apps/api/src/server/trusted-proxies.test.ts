import { listSessions } from "@plumbline/contract/sessions";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

describe.each([
  // The caller wrote the first address, and each proxy added the one it was called from.
  ["without a proxy", {}, "192.0.2.9"],
  ["behind one proxy", { TRUSTED_PROXIES: "1" }, "198.51.100.2"],
  ["behind two proxies", { TRUSTED_PROXIES: "2" }, "198.51.100.1"],
])("%s", (_where, environment: Record<string, string>, address) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await testApi({ environment });
  });
  afterAll(() => api.close());

  it("a caller's address is what our own proxies say, and nothing the caller writes", async () => {
    const { alice } = api.cast;
    const login = await api.send(null, {
      method: "POST",
      url: "/api/client-auth/login",
      payload: { email: alice.email, password: CAST_PASSWORD },
      headers: { "x-forwarded-for": "203.0.113.66, 198.51.100.1, 198.51.100.2", "x-real-ip": "203.0.113.67" },
      remoteAddress: "192.0.2.9",
    });
    const { body } = await api.send(null, {
      url: "/api/client-auth/sessions",
      headers: { authorization: `Bearer ${String(login.body["token"])}` },
    });
    const { sessions } = listSessions.output.parse(body).data;
    expect(sessions.map((session) => session.address)).toEqual([address]);
  });
});
