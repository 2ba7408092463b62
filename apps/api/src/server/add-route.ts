import type { Endpoint } from "@plumbline/contract/endpoint";
import { OPS_READ_QUEUE } from "@plumbline/contract/endpoints/ops";
import { ERROR_CATALOG, errorEnvelope } from "@plumbline/contract/errors";
import { AppError } from "@plumbline/core/platform/app-error";
import type { Services } from "@plumbline/core/platform/context";
import { type OperatorCaller, readOperatorSession } from "@plumbline/core/operators/read-operator-session";
import { type Caller, readSession, type SignedIn } from "@plumbline/core/sign-in/read-session";
import type { Client } from "@plumbline/core/sign-in/start-session";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";

import { type Answer, responseOf, sendAnswer } from "#server/answers.ts";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call as its handler gets it: every part has passed the endpoint's schema. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  client: Client & {
    /** Origin of the page that called, as the browser says; null where it says none. */
    origin: string | null;
  };
}

export type PublicHandler<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<Answer<E>>;
export type OperatorHandler<E extends Endpoint> = (
  caller: OperatorCaller,
  call: Call<E>,
) => Promise<Answer<E>>;
export type SignedInHandler<E extends Endpoint> = (signedIn: SignedIn, call: Call<E>) => Promise<Answer<E>>;

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; set before the body is read on every route that asks for a session. */
    signedIn: Caller | null;
    /** Which operator calls; set before the body is read on every route of theirs, and on no other. */
    operator: OperatorCaller | null;
  }
}

/** Adds a route of the contract that anyone may call. */
export function addPublicRoute<const E extends Endpoint & { auth: "none" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: PublicHandler<E>,
): void {
  server.route({
    ...routeOf(endpoint),
    handler: async (request, reply) =>
      sendAnswer(reply, endpoint, await handler(servicesOf(services, request), callOf(request))),
  });
}

/** Adds a route of the contract that asks for a session. */
export function addSignedInRoute<const E extends Endpoint & { auth: "bearer" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: SignedInHandler<E>,
): void {
  server.route({
    ...signedInRouteOf(services, endpoint),
    handler: async (request, reply) =>
      sendAnswer(reply, endpoint, await handler(callerOf(request), callOf(request))),
  });
}

/** A route that asks for a session, without its handler. */
export function signedInRouteOf(services: Services, endpoint: Endpoint & { auth: "bearer" }) {
  return {
    ...routeOf(endpoint),
    // After the limit on calls has counted this one, before its body is read.
    preParsing: async (request: FastifyRequest) => {
      request.signedIn = await readSession(servicesOf(services, request), bearerToken(request));
      if (request.signedIn.user.mustSetUpTwoFactor && endpoint.beforeTwoFactor !== true)
        throw new AppError("two-factor.required");
    },
  };
}

/** Screens call these by themselves, again and again: they keep no session alive. */
const POLLED: ReadonlySet<string> = new Set([OPS_READ_QUEUE.path]);

/**
 * Adds a route of the contract that asks for an operator's session. Those are looked for among operators alone: the
 * token of a client's person opens nothing here, and an operator's nothing elsewhere.
 */
export function addOperatorRoute<const E extends Endpoint & { auth: "operator" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: OperatorHandler<E>,
): void {
  server.route({
    ...routeOf(endpoint),
    preParsing: async (request: FastifyRequest) => {
      const call = {
        token: bearerToken(request),
        address: request.ip,
        isUse: !POLLED.has(endpoint.path),
      };
      request.operator = await readOperatorSession(servicesOf(services, request), call);
    },
    handler: async (request, reply) => {
      if (request.operator === null) throw new AppError("session.missing");
      return sendAnswer(reply, endpoint, await handler(request.operator, callOf(request)));
    },
  });
}

/** Who calls a route that asks for a session. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.signedIn === null) throw new AppError("session.missing");
  return request.signedIn;
}

/** The success half of the envelope around an answer's own fields. */
export function success<T extends object>(fields: T): { success: true } & T {
  return { success: true, ...fields };
}

/** The services with the log Fastify made of theirs for this request: its lines carry the request's id. */
function servicesOf(services: Services, request: FastifyRequest): Services {
  return { ...services, log: request.log as Services["log"] };
}

function routeOf(endpoint: Endpoint) {
  const { method, path, summary, auth, params, query, body, bodyLimit, errors } = endpoint;
  const statuses = new Set(errors.map((code) => ERROR_CATALOG[code].status));
  return {
    method,
    url: path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      summary,
      tags: [path.split("/")[2] ?? "api"],
      security: auth === "none" ? [] : [{ bearer: [] }],
      // Clients read the description of the API, and nothing of it is theirs.
      hide: path.startsWith("/api/ops/"),
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
      response: {
        200: responseOf(endpoint),
        ...Object.fromEntries([...statuses].map((status) => [status, errorEnvelope])),
      },
    },
  };
}

/** States what Fastify did before the handler ran: it replaced each part by what its schema made of it. */
export function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  const { origin = null, "user-agent": userAgent = null } = request.headers;
  const client = { address: request.ip, userAgent, origin };
  return { params: request.params, query: request.query, body: request.body, client } as Call<E>;
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +([\w.~+/=-]{1,512})$/iu.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("session.missing");
  return token;
}
