import type { FastifyInstance } from "fastify";

/**
 * One line for each call of the API: the route's pattern instead of the address, since addresses can
 * carry tokens.
 */
export function logRequests(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    const { url: route } = request.routeOptions;
    if (route === undefined || !route.startsWith("/api/")) return;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "Request",
    );
  });
}
