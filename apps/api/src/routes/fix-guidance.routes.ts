import { completeGuidance } from "@plumbline/contract/fix-guidance";
import { completeGuidance as tickOff } from "@plumbline/core/guidance/complete-guidance";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** The fix checklist; its items come with the dashboard. */
export function addFixGuidanceRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, completeGuidance, async ({ context }, { params, body }) =>
    success({ data: await tickOff(context, { ...params, ...body }) }),
  );
}
