import { setTimeout as delay } from "node:timers/promises";

import type { OpenServices } from "@plumbline/core/platform/services";
import type { FastifyInstance } from "fastify";

/** How long the database may take to answer, in milliseconds: a load balancer asks every few seconds. */
const PING_MS = 2000;

/** `/healthz`: this process runs. `/readyz`: it can serve, which takes a database that answers. */
export function addHealth(server: FastifyInstance, services: Pick<OpenServices, "ping">): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } };

  server.get("/healthz", hidden, async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });

  server.get("/readyz", hidden, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await within(PING_MS, services.ping());
      return await reply.send({ status: "ready", database: "ok" });
    } catch (error) {
      request.log.warn({ err: error }, "The database does not answer");
      return reply.code(503).send({ status: "not ready", database: "does not answer" });
    }
  });
}

async function within(limitMs: number, act: Promise<void>): Promise<void> {
  const tooLate = new AbortController();
  const limit = delay(limitMs, undefined, { signal: tooLate.signal }).then(() => {
    throw new Error(`No answer within ${limitMs} ms.`);
  });
  try {
    await Promise.race([act, limit]);
  } finally {
    tooLate.abort();
  }
}
