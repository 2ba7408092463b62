import {
  acceptGroup,
  checkGroupAgain,
  endGroupAcceptance,
  getIssueGroup,
  listIssueGroups,
  markGroupFixed,
} from "@plumbline/contract/issue-groups";
import { acceptGroup as setAcceptances } from "@plumbline/core/causes/accept-group";
import { checkGroupAgain as queueRetests } from "@plumbline/core/causes/check-group-again";
import { endGroupAcceptance as openAgain } from "@plumbline/core/causes/end-group-acceptance";
import { listIssueGroups as readGroups } from "@plumbline/core/causes/list-issue-groups";
import { markGroupFixed as setMarks } from "@plumbline/core/causes/mark-group-fixed";
import { readIssueGroup } from "@plumbline/core/causes/read-issue-group";
import { dashboardKey, dashboardSubjects } from "@plumbline/core/dashboard/dashboard-subjects";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";
import { addKeptRoute } from "#server/kept-route.ts";

/** Issues by their cause: the list, and what a person does with all of a cause at once. */
export function addIssueGroupRoutes(server: FastifyInstance, services: Services): void {
  addKeptRoute(server, services, listIssueGroups, {
    keyOf: dashboardKey,
    read: async (context, { query }) => ({
      value: success({ data: await readGroups(context, query) }),
      subjects: dashboardSubjects(context),
    }),
  });

  addSignedInRoute(server, services, getIssueGroup, async ({ context }, { params }) =>
    success({ data: await readIssueGroup(context, params) }),
  );

  addSignedInRoute(server, services, markGroupFixed, async ({ context }, { params, body }) =>
    success({ data: await setMarks(context, { ...params, ...body }) }),
  );

  addSignedInRoute(server, services, checkGroupAgain, async ({ context }, { params }) =>
    success({ data: await queueRetests(context, params) }),
  );

  addSignedInRoute(server, services, acceptGroup, async ({ context }, { params, body }) =>
    success({ data: await setAcceptances(context, { ...params, ...body }) }),
  );

  addSignedInRoute(server, services, endGroupAcceptance, async ({ context }, { params }) =>
    success({ data: await openAgain(context, params) }),
  );
}
