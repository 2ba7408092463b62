import { getDashboard } from "@plumbline/contract/dashboard";
import { dashboardKey, dashboardSubjects } from "@plumbline/core/dashboard/dashboard-subjects";
import { readDashboard } from "@plumbline/core/dashboard/read-dashboard";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { success } from "#server/add-route.ts";
import { addKeptRoute } from "#server/kept-route.ts";

/** What the dashboard shows. */
export function addDashboardRoutes(server: FastifyInstance, services: Services): void {
  addKeptRoute(server, services, getDashboard, {
    keyOf: dashboardKey,
    read: async (context) => ({
      value: success({ data: await readDashboard(context) }),
      subjects: dashboardSubjects(context),
    }),
  });
}
