import type { OpenServices } from "@plumbline/core/platform/services";
import type { FastifyInstance } from "fastify";

/** `/healthz`: this process runs. `/readyz`: it can serve, which takes a database that answers. */
export function addHealth(server: FastifyInstance, services: Pick<OpenServices, "ping">): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } };

  server.get("/healthz", hidden, async (_request, reply) => {
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });

  server.get("/readyz", hidden, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await services.ping();
      return await reply.send({ status: "ready", database: "ok" });
    } catch (error) {
      request.log.warn({ err: error }, "The database does not answer");
      return reply.code(503).send({ status: "not ready", database: "does not answer" });
    }
  });
}
