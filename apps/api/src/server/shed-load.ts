import underPressure from "@fastify/under-pressure";
import { liveStream } from "@plumbline/contract/live";
import { AppError } from "@plumbline/core/platform/app-error";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Calls of the API that one process works on at the same time. A process answers several hundred a second, so whoever
 * is let in waits for less than a second, and whoever is not hears so at once.
 */
export const CALLS_UNDER_WAY = 100;
const MAX_EVENT_LOOP_DELAY_MS = 3000;

/** Refuses work that could not be done soon: with too many calls under way, or when the process has no time for them. */
export async function shedLoad(server: FastifyInstance): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: refuse,
  });
  const underWay = new Set<FastifyRequest>();
  server.addHook("onRequest", (request, reply, done) => {
    if (isLimited(request)) {
      if (underWay.size >= CALLS_UNDER_WAY) refuse();
      underWay.add(request);
      // Not by the hook `onResponse`, which is never called for someone who hung up before the answer.
      reply.raw.once("close", () => underWay.delete(request));
    }
    done();
  });
}

/** Health checks and files take no time; a stream stays open for hours, and has a limit of its own. */
function isLimited({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && url.startsWith("/api/") && url !== liveStream.path;
}

function refuse(): never {
  throw new AppError("server.busy");
}
