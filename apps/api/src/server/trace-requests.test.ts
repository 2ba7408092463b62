import { traceCollector } from "@plumbline/testing/trace-collector";
import { expect, it } from "vitest";

import { testApi } from "#api.testing.ts";

it("a request is traced by its route, and its lines in the log name the trace", async () => {
  const collector = await traceCollector();
  const api = await testApi({ environment: collector.environment });
  const token = "t0ken-of-a-client".padEnd(43, "x");
  await api.send(null, { url: `/api/auth/payment-link/${token}` });
  await api.send(null, { url: "/nowhere" });
  const log = api.services.logText();
  await api.close();
  await collector.close();
  const [link, nowhere] = collector.spans;
  expect(link).toMatchObject({
    service: "plumbline-api",
    name: "GET /api/auth/payment-link/:token",
    attributes: { "http.request.method": "GET", "http.response.status_code": "404" },
  });
  expect(nowhere).toMatchObject({ name: "GET" });
  expect(nowhere?.traceId).not.toBe(link?.traceId);
  expect(JSON.stringify(collector.spans)).not.toContain("t0ken");
  expect(log).toContain(`"traceId":"${link?.traceId}"`);
});
