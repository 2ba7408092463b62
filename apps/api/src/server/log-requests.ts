import { withLogFields } from "@plumbline/core/platform/log-fields";
import type { Span, Tracing } from "@plumbline/core/platform/tracing/tracing";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Every line that a request leads to has its id. The caller gets it too, to name it to support. */
export function nameRequests(server: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    const attributes = { "http.request.method": request.method, "plumbline.request.id": request.id };
    const span = tracing.begin({ name: request.method, kind: "server", attributes });
    spans.set(request, span);
    const { traceId } = span;
    const fields = { reqId: request.id, ...(traceId !== null && { traceId }) };
    tracing.within(span, () => withLogFields(fields, done));
  });
  server.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    const { url: route } = request.routeOptions;
    // The address itself may hold a token.
    if (route !== undefined) span?.rename(`${request.method} ${route}`);
    span?.set({
      "http.response.status_code": statusCode,
      ...(route !== undefined && { "http.route": route }),
    });
    span?.end(statusCode >= 500 ? statusCode : undefined);
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
