import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";

import {
  context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";

import type { Log } from "#platform/log.ts";
import type { Span, SpanOptions, Tracing } from "#platform/tracing/tracing.ts";

export interface ExportOptions {
  /** Where traces are sent, e.g. `http://localhost:4318/v1/traces`. */
  url: string;
  protocol: "http/protobuf" | "http/json";
  /** Name of the service, unless `OTEL_SERVICE_NAME` has another. */
  serviceName: string;
  log: Log;
}

/** How long the end of a process waits for its last spans to be sent, in milliseconds. */
const CLOSE_MS = 3000;

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };

/**
 * Sends spans by OTLP. Sampling, batches, headers and resource follow the standard `OTEL_*` variables, which the
 * packages read themselves. Nothing is registered globally: other packages in the process have tracers of their own.
 */
export function exportTraces({ url, protocol, serviceName, log }: ExportOptions): Tracing {
  const exporter = protocol === "http/json" ? new JsonExporter({ url }) : new ProtobufExporter({ url });
  const fromEnvironment = detectResources({ detectors: [envDetector, hostDetector, processDetector] });
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": serviceName }))
    .merge(fromEnvironment);
  const processor = new BatchSpanProcessor(withLog(exporter, log));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer("plumbline");
  const current = new AsyncLocalStorage<OtelSpan>();
  const spans = new WeakMap<Span, OtelSpan>();
  log.info({ url, protocol }, "Traces are sent");
  return {
    begin: (options) => {
      const otel = beginSpan(tracer, options, current.getStore());
      const span = wrapped(otel);
      spans.set(span, otel);
      return span;
    },
    within: (span, act) => {
      const otel = spans.get(span);
      return otel === undefined ? act() : current.run(otel, act);
    },
    // A collector that does not answer must not keep the process from its end.
    close: async () =>
      void (await Promise.race([provider.shutdown(), delay(CLOSE_MS, null, { ref: false })])),
  };
}

function beginSpan(
  tracer: Tracer,
  { name, kind, attributes = {} }: SpanOptions,
  parent: OtelSpan | undefined,
): OtelSpan {
  const within = parent === undefined ? ROOT_CONTEXT : trace.setSpan(context.active(), parent);
  return tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, within);
}

function wrapped(span: OtelSpan): Span {
  return {
    traceId: span.spanContext().traceId,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes({ ...attributes }),
    end: (failure) => {
      if (failure !== undefined) {
        // Its words may hold a client's data; the log has them, under the same trace id.
        span.setAttribute("error.type", failure instanceof Error ? failure.name : typeof failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Says once that traces are lost, and once that they arrive again. */
function withLog(exporter: SpanExporter, log: Log): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, "Traces cannot be sent");
        if (!hasFailed && isFailing) log.info("Traces are sent again");
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
