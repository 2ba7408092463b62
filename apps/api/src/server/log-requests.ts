import { withLogFields } from "@plumbline/core/platform/log-fields";
import type { Span, Tracing } from "@plumbline/core/platform/tracing/tracing";
import type { ErrorEnvelope } from "@plumbline/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Why a request was refused, for the log: nothing of what it held. */
interface Refusal {
  code: string;
  /** Fields that broke a rule. */
  fields?: string[];
}

const refusals = new WeakMap<FastifyRequest, Refusal>();
const FIELDS_AT_MOST = 10;
/** Longer or other names are the caller's own words. */
const FIELD = /^[\w.-]{1,60}$/u;

/** Has the request's line in the log say why it was refused, and to whom. */
export function noteRefusal(request: FastifyRequest, { code, debug }: ErrorEnvelope): void {
  const fields = (debug?.issues ?? []).map(({ path }) => path).filter((path) => FIELD.test(path));
  refusals.set(request, { code, ...(fields.length > 0 && { fields: fields.slice(0, FIELDS_AT_MOST) }) });
}

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
 * carry tokens. That of a refused call also says why, and who called from where: it may be a try to get around a rule.
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
        ...refusalOf(request),
      },
      "Request",
    );
  });
}

function refusalOf(request: FastifyRequest) {
  const refusal = refusals.get(request);
  if (refusal === undefined) return {};
  const { ip: address, signedIn, operator } = request;
  return {
    ...refusal,
    address,
    ...(signedIn !== null && { userId: signedIn.user.id }),
    ...(operator !== null && { operatorId: operator.operator.id }),
  };
}
