import { listSupportRequests, sendSupportRequest } from "@plumbline/contract/support";
import type { Services } from "@plumbline/core/platform/context";
import { listSupportRequests as readRequests } from "@plumbline/core/support/list-support-requests";
import { sendSupportRequest as sendRequest } from "@plumbline/core/support/send-support-request";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** Questions to the support team. */
export function addSupportRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, sendSupportRequest, async (signedIn, { body }) =>
    success({ data: { request: await sendRequest(signedIn, body) } }),
  );

  addSignedInRoute(server, services, listSupportRequests, async ({ context }, { query }) =>
    success({ data: await readRequests(context, query) }),
  );
}
