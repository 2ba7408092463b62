import { WEBHOOK_PATH } from "@plumbline/core/billing/events/webhook-path";
import { type Metrics, statusClass } from "@plumbline/core/platform/metrics/metrics";
import type { FastifyInstance } from "fastify";

/** Measures each response by the pattern of its route: addresses are too many, and can carry tokens. */
export function measureRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const status = statusClass(reply.statusCode);
    const labels = { method, route: routeLabel(routeOptions.url), status };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    if (routeOptions.url === WEBHOOK_PATH) metrics.webhooks.inc({ status });
  });
}

/** The files of the built client count as one, since their names change with each build. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return "none";
  return /\.\w+$/u.test(route) ? "file" : route;
}
