import type { Endpoint, EndpointOutput } from "@plumbline/contract/endpoint";
import type { Services, UserContext } from "@plumbline/core/platform/context";
import { type KeptAnswers, keptAnswers, type Subject } from "@plumbline/core/platform/kept-answers";
import type { FastifyInstance, FastifyReply } from "fastify";

import { type Call, callerOf, callOf, signedInRouteOf } from "#server/add-route.ts";
import { encodingFor, type PreparedJson, prepareJson } from "#server/prepared-json.ts";

/** Answers of one route held at most; each has the size of its JSON and of its compressed forms. */
const KEPT_ANSWERS = 300;

interface KeptRoute<E extends Endpoint> {
  /**
   * Names the answer within the route, beside what the call asks for; callers with the same key and query get the same
   * answer.
   */
  keyOf: (context: UserContext) => string;
  /** What the answer depends on, besides the key. */
  subjectsOf: (context: UserContext) => Subject[];
  read: (context: UserContext, call: Call<E>) => Promise<EndpointOutput<E> & Record<string, unknown>>;
}

/**
 * Adds a signed-in route whose answer is ready to be sent, serialized and compressed, until something it
 * depends on changes. Each call is as fresh as if it had been read from the database.
 */
export function addKeptRoute<const E extends Endpoint & { auth: "bearer" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  { keyOf, subjectsOf, read }: KeptRoute<E>,
): void {
  const answers: KeptAnswers<PreparedJson> = keptAnswers<PreparedJson>(KEPT_ANSWERS)(services.signals);
  server.route({
    ...signedInRouteOf(services, endpoint),
    handler: async (request, reply) => {
      const { context, isCaughtUp } = callerOf(request);
      const call: Call<E> = callOf(request);
      const key =
        endpoint.query === undefined ? keyOf(context) : `${keyOf(context)} ${JSON.stringify(call.query)}`;
      const answer = await answers.recall(key, isCaughtUp, async () => {
        const json = reply.serializeInput(await read(context, call), "200");
        return { value: prepareJson(String(json)), subjects: subjectsOf(context) };
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
