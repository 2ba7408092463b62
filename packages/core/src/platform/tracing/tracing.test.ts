import { execFileSync } from "node:child_process";

import { captureLog } from "@plumbline/testing/log-capture";
import { traceCollector } from "@plumbline/testing/trace-collector";
import { describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";

import { openTracing } from "./open-tracing.ts";
import { NO_TRACING, traced } from "./tracing.ts";

const SPAN = { name: "a part", kind: "internal" } as const;

async function open(environment: Record<string, string>, { log, text } = opened()) {
  const tracing = await openTracing(loadConfig(environment), { process: "worker", log });
  return { tracing, text };
}

function opened() {
  const captured = captureLog();
  return { log: captured.log, text: () => captured.text() };
}

describe("traces", () => {
  it.each([
    ["nothing is set", {}],
    ["they are disabled", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_SDK_DISABLED: "true" }],
    [
      "no exporter is wanted",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_TRACES_EXPORTER: "none" },
    ],
  ])("are off when %s", async (_case, environment) => {
    const { tracing } = await open(environment);
    expect(tracing).toBe(NO_TRACING);
    expect(await traced(tracing, SPAN, async ({ traceId }) => traceId)).toBeNull();
  });

  it("load nothing that makes or sends them before they are switched on", () => {
    const loaded = execFileSync(
      process.execPath,
      ["--input-type=module", "--eval", LOADED_PACKAGES, import.meta.resolve("#platform/services.ts")],
      { encoding: "utf8", cwd: import.meta.dirname },
    );
    expect(JSON.parse(loaded)).toEqual({ off: 0, on: expect.any(Number) });
    expect(JSON.parse(loaded)).not.toMatchObject({ on: 0 });
  });

  it("go to the collector with the service's name, parts below the whole", async () => {
    const collector = await traceCollector();
    const { tracing } = await open(collector.environment);
    await traced(tracing, { name: "the whole", kind: "consumer" }, async () => {
      await Promise.all([
        traced(tracing, { ...SPAN, attributes: { pages: 3 } }, async () => {}),
        expect(traced(tracing, SPAN, () => Promise.reject(new TypeError("Alice")))).rejects.toThrow("Alice"),
      ]);
    });
    await tracing.close();
    await collector.close();
    const [first, failed, whole] = collector.spans;
    expect(whole).toMatchObject({ name: "the whole", service: "plumbline-worker", status: { code: 0 } });
    expect(first).toMatchObject({ parentSpanId: whole?.spanId, attributes: { pages: "3" } });
    expect(failed).toMatchObject({
      traceId: whole?.traceId,
      status: { code: 2 },
      attributes: { "error.type": "TypeError" },
    });
    expect(JSON.stringify(collector.spans)).not.toContain("Alice");
  });

  it("are written in the standard's own format unless JSON is asked for", async () => {
    const collector = await traceCollector();
    const { tracing } = await open({ ...collector.environment, OTEL_EXPORTER_OTLP_PROTOCOL: "" });
    await traced(tracing, SPAN, async () => {});
    await tracing.close();
    await collector.close();
    expect(collector.calls).toEqual([{ path: "/v1/traces", type: "application/x-protobuf" }]);
  });

  it("are lost with one line in the log where the collector refuses them", async () => {
    const { tracing, text } = await open({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:1/x" });
    expect(await traced(tracing, SPAN, async () => "done")).toBe("done");
    await tracing.close();
    await expect.poll(text).toContain("Traces cannot be sent");
  });
});

/**
 * Counts what is loaded of OpenTelemetry: with the module named on the command line, and once tracing is on. Prometheus'
 * client loads the bare interface in any case.
 */
const LOADED_PACKAGES = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  const count = () => loaded.filter((url) => /@opentelemetry.(?:exporter|otlp|resources|sdk)/u.test(url)).length;
  const services = process.argv[1];
  await import(services);
  const off = count();
  await import(new URL("tracing/export-traces.ts", services));
  console.log(JSON.stringify({ off, on: count() - off }));
`;
