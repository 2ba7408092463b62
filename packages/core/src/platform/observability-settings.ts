import { z } from "zod";

import { flag, httpUrl, setting, wholeNumber } from "#platform/setting.ts";

/** Where this service says how it is doing: metrics of its own, and traces by the standard variables of OpenTelemetry. */
export const OBSERVABILITY_SETTINGS = {
  metrics: {
    host: setting({
      env: "METRICS_HOST",
      doc: "Address that metrics are served on. The default is reachable from this machine alone; never make it public.",
      schema: z.string().min(1).default("127.0.0.1"),
    }),
    apiPort: setting({
      env: "API_METRICS_PORT",
      doc: "Port on which the API serves its metrics for Prometheus at /metrics. Without it, it serves none.",
      schema: wholeNumber(0, 65_535).optional(),
    }),
    workerPort: setting({
      env: "WORKER_METRICS_PORT",
      doc: "Port on which a worker serves its metrics at /metrics, and says at /healthz that it is alive. Without it, it serves neither. Workers on one machine need different ports.",
      schema: wholeNumber(0, 65_535).optional(),
    }),
  },
  traces: {
    endpoint: setting({
      env: "OTEL_EXPORTER_OTLP_ENDPOINT",
      doc: "Address of an OpenTelemetry collector that takes OTLP over HTTP. With it, requests and jobs are traced. OpenTelemetry's other variables for OTLP, sampling, batches and resources hold too.",
      schema: httpUrl.optional(),
    }),
    tracesEndpoint: setting({
      env: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
      doc: "Full address for traces, if it is not {OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces.",
      schema: httpUrl.optional(),
    }),
    protocol: setting({
      env: "OTEL_EXPORTER_OTLP_PROTOCOL",
      doc: "How traces are written: http/protobuf or http/json.",
      schema: z
        .enum(["http/protobuf", "http/json"], { error: "must be http/protobuf or http/json" })
        .default("http/protobuf"),
    }),
    exporter: setting({
      env: "OTEL_TRACES_EXPORTER",
      doc: "otlp traces even without an address, to http://localhost:4318; none never does. Default: otlp if there is an address.",
      schema: z.enum(["otlp", "none"], { error: "must be otlp or none" }).optional(),
    }),
    isDisabled: setting({
      env: "OTEL_SDK_DISABLED",
      doc: "Whether nothing is traced, whatever else is set.",
      schema: flag.default(false),
    }),
  },
} as const;
