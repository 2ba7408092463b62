import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { z } from "zod";

const attribute = z.object({
  key: z.string(),
  value: z.record(z.string(), z.unknown()).transform((value) => String(Object.values(value)[0])),
});
const attributes = z
  .array(attribute)
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));

/** A request of OTLP over HTTP in JSON, as far as tests look at it. */
const traceRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.number() }),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  status: { code: number };
  attributes: Record<string, string>;
}

/** A collector of traces on this machine. */
export interface TraceCollector {
  /** Settings with which a process sends its traces here. */
  environment: Record<string, string>;
  /** Path and content type of each call that came. */
  calls: { path: string; type: string }[];
  /** All spans that came in JSON. */
  spans: CollectedSpan[];
  close(): Promise<void>;
}

/** Starts a collector that takes traces by OTLP over HTTP. */
export async function traceCollector(): Promise<TraceCollector> {
  const calls: TraceCollector["calls"] = [];
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const type = request.headers["content-type"] ?? "";
    calls.push({ path: request.url ?? "", type });
    void buffer(request).then((body) => {
      if (type === "application/json") spans.push(...spansIn(body.toString()));
      response.setHeader("content-type", type).end(type === "application/json" ? "{}" : "");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    },
    calls,
    spans,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function spansIn(text: string): CollectedSpan[] {
  return traceRequest
    .parse(JSON.parse(text))
    .resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({ ...span, service: resource.attributes["service.name"] ?? "" })),
      ),
    );
}
