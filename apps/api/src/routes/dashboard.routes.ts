import { getDashboard } from "@plumbline/contract/dashboard";
import { readDashboard } from "@plumbline/core/dashboard/read-dashboard";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** What the dashboard shows. */
export function addDashboardRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, getDashboard, async ({ context }) =>
    success({ data: await readDashboard(context) }),
  );
}
