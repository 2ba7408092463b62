import { liveStream } from "@plumbline/contract/live";
import { LIVE_HEARTBEAT_SECONDS } from "@plumbline/contract/live-heartbeat";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { LiveEvents } from "#live/live-events.ts";
import { openStreams } from "#live/open-streams.ts";
import { addSignedInRoute } from "#server/add-route.ts";

/** What changes while one looks: the running scan and one's notifications. */
export function addLiveRoutes(server: FastifyInstance, services: Services): void {
  const streams = openStreams();
  server.addHook("preClose", async () => streams.endAll());

  addSignedInRoute(server, services, liveStream, async ({ context }) => {
    const start = () => new LiveEvents(context, LIVE_HEARTBEAT_SECONDS * 1000);
    return streams.open(context.actor.userId, start).stream;
  });
}
