import { completeGuidance, listGuidance } from "@plumbline/contract/fix-guidance";
import { dashboardKey, dashboardSubjects } from "@plumbline/core/dashboard/dashboard-subjects";
import { listGuidance as readGuidance } from "@plumbline/core/guidance/list-guidance";
import { markAs } from "@plumbline/core/issues/mark-fixed";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";
import { addKeptRoute } from "#server/kept-route.ts";

/** The fix checklist; its first items come with the dashboard too. */
export function addFixGuidanceRoutes(server: FastifyInstance, services: Services): void {
  addKeptRoute(server, services, listGuidance, {
    keyOf: dashboardKey,
    read: async (context, { query }) => ({
      value: success({ data: await readGuidance(context, query) }),
      subjects: dashboardSubjects(context),
    }),
  });

  addSignedInRoute(server, services, completeGuidance, async ({ context }, { params, body }) => {
    const { id, status } = await markAs(context, { ...params, isFixed: body.isCompleted });
    return success({ data: { id, status } });
  });
}
