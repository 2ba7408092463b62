import { withLogFields } from "@plumbline/core/platform/log-fields";
import type { FastifyInstance } from "fastify";

/** Every line that a request leads to has its id. The caller gets it too, to name it to support. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    withLogFields({ reqId: request.id }, done);
  });
}

/**
 * One line for each call of the API: the route's pattern instead of the address, since addresses can
 * carry tokens.
 */
export function logRequests(server: FastifyInstance): void {
  // Nothing on this line can hold a secret, and to look for one would cost more than the line itself.
  const log = server.log.child({}, { redact: [] });
  server.addHook("onResponse", async (request, reply) => {
    const { url: route } = request.routeOptions;
    if (route === undefined || !route.startsWith("/api/")) return;
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "Request",
    );
  });
}
