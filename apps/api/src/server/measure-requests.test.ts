import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => api.services.metrics.registry.resetMetrics());

async function counts(name: string): Promise<string[]> {
  const text = await api.services.metrics.registry.getSingleMetricAsString(name);
  return text.split("\n").filter((line) => /^\w+(?:_count|_total)\{/u.test(line));
}

it("responses are measured by the pattern of their route, never by the address", async () => {
  const token = "t0ken-of-a-client".padEnd(43, "x");
  await api.send(null, { url: `/api/auth/payment-link/${token}?name=alice` });
  await api.send(api.cast.alice, { url: "/api/client-auth/me" });
  const lines = await counts("plumbline_http_request_duration_seconds");
  const label = (route: string, status: string) =>
    `plumbline_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
  expect(lines).toContain(label("/api/auth/payment-link/:token", "4xx"));
  expect(lines).toContain(label("/api/client-auth/me", "2xx"));
  const everything = await api.services.metrics.registry.metrics();
  for (const secret of [token, "alice", api.cast.alice.organizationId])
    expect(everything).not.toContain(secret);
});

it("addresses that match no route are measured as one", async () => {
  for (const url of ["/wp-login.php", "/api/nothing"]) await api.send(null, { url });
  expect(await counts("plumbline_http_request_duration_seconds")).toEqual([
    'plumbline_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 2',
  ]);
});

it("calls of the payment provider are counted by how they were answered", async () => {
  await api.send(null, { method: "POST", url: "/api/stripe/webhook", payload: "{}" });
  expect(await counts("plumbline_webhooks_total")).toEqual(['plumbline_webhooks_total{status="4xx"} 1']);
});

it("the public address has no metrics", async () => {
  const answer = await api.send(null, { url: "/metrics" });
  expect(answer.status).toBe(404);
});
