import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";

import { testServices } from "@plumbline/testing/test-services";
import { describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

function run(environment: Record<string, string>) {
  const env = { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...environment };
  return spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "pipe"] });
}

describe("the API as a process", () => {
  it("ends at once on a bad setting and says which and why", async () => {
    const api = run({ PORT: "eighty", DATABASE_URL: "mysql://somewhere" });
    const [errors, [code]] = await Promise.all([text(api.stderr), once(api, "exit")]);
    expect(code).toBe(2);
    expect(errors).toMatch(/PORT: .*number/u);
    expect(errors).toContain("DATABASE_URL: must start with postgres://");
    expect(errors).not.toContain("    at ");
  });

  it("ends with the reason when there is no database", async () => {
    const api = run({ PORT: "0", DATABASE_URL: "postgres://x:hidden-word@127.0.0.1:1/none" });
    const [errors, [code]] = await Promise.all([text(api.stderr), once(api, "exit")]);
    expect(code).toBe(1);
    expect(errors).toContain("ECONNREFUSED");
    expect(errors).not.toContain("hidden-word");
  });

  it("ends with the reason when a port is taken, also that of the metrics", async () => {
    const services = await testServices();
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = String((taken.address() as AddressInfo).port);
    const environment = { DATABASE_URL: services.databaseUrl, PLUMBLINE_HOME: services.config.home.folder };
    const noMetrics = run({ ...environment, PORT: "0", API_METRICS_PORT: port });
    const noApi = run({ ...environment, PORT: port, API_METRICS_PORT: "0" });
    const words = await Promise.all([text(noMetrics.stderr), text(noApi.stderr)]);
    taken.close();
    await services.close();
    expect(words[0]).toBe(`Metrics cannot be served on 127.0.0.1:${port}.\n`);
    expect(words[1]).toContain("EADDRINUSE");
  });

  it("serves until it is told to stop, and stops well", async () => {
    const services = await testServices();
    const { folder } = services.config.home;
    const api = run({
      PORT: "0",
      API_METRICS_PORT: "0",
      DATABASE_URL: services.databaseUrl,
      PLUMBLINE_HOME: folder,
    });
    let output = "";
    const [metricsUrl, url] = await new Promise<string[]>((resolve) => {
      api.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        const addresses = output.match(/http:\/\/127\.0\.0\.1:\d+/gu) ?? [];
        if (addresses.length > 1) resolve(addresses);
      });
    });
    const metrics = await fetch(`${metricsUrl}/metrics`);
    expect(await metrics.text()).toContain("plumbline_database_up 1");
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toEqual({ status: "ready", database: "ok" });
    api.kill("SIGTERM");
    expect(await once(api, "exit")).toEqual([0, null]);
    await services.close();
  });
});
