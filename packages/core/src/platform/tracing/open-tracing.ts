import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { NO_TRACING, type Tracing } from "#platform/tracing/tracing.ts";

/** Traces if the settings name where to; `process` says which kind of process this is. */
export async function openTracing(
  { traces }: Pick<Config, "traces">,
  { process, log }: { process: "api" | "worker"; log: Log },
): Promise<Tracing> {
  const url = tracesUrl(traces);
  if (url === null) return NO_TRACING;
  const { exportTraces } = await import("#platform/tracing/export-traces.ts");
  return exportTraces({ url, protocol: traces.protocol, serviceName: `plumbline-${process}`, log });
}

/** As the OTLP exporter's specification has it: the general address is a base, the one for traces is used as it is. */
function tracesUrl({ isDisabled, exporter, endpoint, tracesEndpoint }: Config["traces"]): string | null {
  if (isDisabled || exporter === "none") return null;
  if (tracesEndpoint !== undefined) return tracesEndpoint;
  const base = endpoint ?? (exporter === "otlp" ? "http://localhost:4318" : undefined);
  return base === undefined ? null : `${base.replace(/\/$/u, "")}/v1/traces`;
}
