import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

import { collectDefaultMetrics, type Registry } from "prom-client";

import type { Services } from "#platform/context.ts";
import type { Log } from "#platform/log.ts";
import { OperatorError } from "#platform/operator-error.ts";

/** A listener that only operators and their tools can reach. */
export interface MetricsListener {
  /** Address it listens on; null where the settings ask for none. */
  url: string | null;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus, and `/healthz`, on a port of their own. `port` undefined serves nothing.
 *
 * @throws {OperatorError} when the port is taken
 */
export async function serveMetrics(
  { metrics, config, log }: Pick<Services, "metrics" | "config" | "log">,
  port: number | undefined,
): Promise<MetricsListener> {
  if (port === undefined) return { url: null, close: async () => {} };
  const { registry } = metrics;
  // Memory, CPU and event loop of this process: collected only where someone can read them.
  collectDefaultMetrics({ register: registry });
  const { host } = config.metrics;
  const server = createServer(answer(registry, log)).listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    throw new OperatorError(`Metrics cannot be served on ${host}:${port}.`, { cause: error });
  });
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${actual}`;
  log.info({ url }, "Metrics are served");
  return {
    url,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(registry: Registry, log: Log): RequestListener {
  return (request, response) => {
    response.setHeader("cache-control", "no-store");
    if (request.method === "GET" && request.url === "/healthz") {
      response.setHeader("content-type", "application/json").end('{"status":"ok"}');
    } else if (request.method === "GET" && request.url === "/metrics") {
      registry.metrics().then(
        (text) => response.setHeader("content-type", registry.contentType).end(text),
        (error: unknown) => {
          log.error({ err: error }, "The metrics could not be read");
          response.writeHead(500).end();
        },
      );
    } else response.writeHead(404).end();
  };
}
