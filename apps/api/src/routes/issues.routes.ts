import { exportIssues } from "@plumbline/contract/issue-export";
import {
  acceptIssue,
  checkAgain,
  endAcceptance,
  getIssue,
  getScreenshot,
  listIssues,
  markFixed,
} from "@plumbline/contract/issues";
import { dashboardKey, dashboardSubjects } from "@plumbline/core/dashboard/dashboard-subjects";
import { acceptIssue as setAcceptance } from "@plumbline/core/issues/accept-issue";
import { endAcceptance as openAgain } from "@plumbline/core/issues/end-acceptance";
import { checkAgain as queueRetest } from "@plumbline/core/issues/check-again";
import { readIssueList } from "@plumbline/core/issues/list-issues";
import { markAs, markFixed as setMark } from "@plumbline/core/issues/mark-fixed";
import { readIssue } from "@plumbline/core/issues/read-issue";
import { readScreenshot } from "@plumbline/core/issues/read-screenshot";
import type { Services } from "@plumbline/core/platform/context";
import type { Subject } from "@plumbline/core/platform/kept-answers";
import type { FastifyInstance } from "fastify";

import type { Exporter } from "#exports/make-export.ts";
import { addSignedInRoute, success } from "#server/add-route.ts";
import { addKeptRoute } from "#server/kept-route.ts";

/** Issues: the list, one with its evidence, and what a person does with it. */
export function addIssueRoutes(server: FastifyInstance, services: Services, exporter: Exporter): void {
  addKeptRoute(server, services, listIssues, {
    keyOf: dashboardKey,
    read: async (context, { query }) => {
      const { list, named } = await readIssueList(context, query);
      const people = named.map((userId): Subject => `person ${userId}`);
      return { value: success({ data: list }), subjects: [...dashboardSubjects(context), ...people] };
    },
  });

  addSignedInRoute(server, services, exportIssues, async ({ context, user }, { query }) =>
    exporter.make(context, { ...query, timeZone: user.organization.timeZone }),
  );

  addSignedInRoute(server, services, getIssue, async ({ context }, { params }) =>
    success({ data: await readIssue(context, params) }),
  );

  addSignedInRoute(server, services, getScreenshot, ({ context }, { params }) =>
    readScreenshot(context, params),
  );

  addSignedInRoute(server, services, markFixed, async ({ context }, { params, body }) =>
    success({ data: await (body ? markAs(context, { ...params, ...body }) : setMark(context, params)) }),
  );

  addSignedInRoute(server, services, checkAgain, async ({ context }, { params }) =>
    success({ data: await queueRetest(context, params) }),
  );

  addSignedInRoute(server, services, acceptIssue, async ({ context }, { params, body }) =>
    success({ data: await setAcceptance(context, { ...params, ...body }) }),
  );

  addSignedInRoute(server, services, endAcceptance, async ({ context }, { params }) =>
    success({ data: await openAgain(context, params) }),
  );
}
