import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startWorkerUnderTest } from "#worker-process.testing.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

function start(metricsPort: string) {
  return startWorkerUnderTest({
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    WORKER_METRICS_PORT: metricsPort,
  });
}

it("a worker serves its metrics until it is told to stop, and another one says that the port is taken", async () => {
  const worker = await start("0");
  const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(worker.output())?.[0] ?? "";
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: "ok" });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'plumbline_queue_jobs{kind="scan",state="waiting"} 0',
  );
  const { port } = new URL(url);
  await expect(start(port)).rejects.toThrow(`Metrics cannot be served on 127.0.0.1:${port}.`);
  expect(await worker.kill("SIGTERM")).toBe(0);
});
