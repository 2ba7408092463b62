import type { Endpoint, EndpointOutput } from "@plumbline/contract/endpoint";
import type { Services, UserContext } from "@plumbline/core/platform/context";
import { type Answer, type KeptAnswers, keptAnswers } from "@plumbline/core/platform/kept-answers";
import type { FastifyInstance, FastifyReply } from "fastify";

import { type Call, callerOf, callOf, signedInRouteOf } from "#server/add-route.ts";
import { encodingFor, type PreparedJson, prepareJson } from "#server/prepared-json.ts";

/** JSON of one route held at most; the compressed forms of it, about a tenth of its size each, come on top. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface KeptRoute<E extends Endpoint> {
  /**
   * Names the answer within the route, beside what the call asks for; callers with the same key and query get the same
   * answer.
   */
  keyOf: (context: UserContext) => string;
  /** The answer, and what it depends on besides the key. */
  read: (context: UserContext, call: Call<E>) => Promise<Answer<EndpointOutput<E> & Record<string, unknown>>>;
}

/**
 * Adds a signed-in route whose answer is ready to be sent, serialized and compressed, until something it
 * depends on changes. Each call is as fresh as if it had been read from the database.
 */
export function addKeptRoute<const E extends Endpoint & { auth: "bearer" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  { keyOf, read }: KeptRoute<E>,
): void {
  const answers: KeptAnswers<PreparedJson> = keptAnswers<PreparedJson>(
    KEPT_BYTES,
    ({ json }) => json.length,
  )(services.signals);
  server.route({
    ...signedInRouteOf(services, endpoint),
    handler: async (request, reply) => {
      const { context, isCaughtUp } = callerOf(request);
      const call: Call<E> = callOf(request);
      const key =
        endpoint.query === undefined ? keyOf(context) : `${keyOf(context)} ${JSON.stringify(call.query)}`;
      const answer = await answers.recall(key, isCaughtUp, async () => {
        const { value, subjects } = await read(context, call);
        return { value: prepareJson(String(reply.serializeInput(value, "200"))), subjects };
      });
      return sendPrepared(reply, answer);
    },
  });
}

async function sendPrepared(reply: FastifyReply, answer: PreparedJson) {
  const encoding = encodingFor(answer, reply.request.headers["accept-encoding"]);
  if (encoding !== null) reply.header("content-encoding", encoding);
  const body = encoding === null ? answer.json : await answer.packed(encoding);
  return reply
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      vary: "accept-encoding",
    })
    .send(body);
}
