import { listNotifications, markAllRead } from "@plumbline/contract/notifications";
import { listNotifications as readNotifications } from "@plumbline/core/notifications/list-notifications";
import { markAllRead as setAllRead } from "@plumbline/core/notifications/mark-all-read";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** What the bell shows. */
export function addNotificationRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, listNotifications, async ({ context }, { query }) =>
    success({ data: await readNotifications(context, query) }),
  );

  addSignedInRoute(server, services, markAllRead, async ({ context }) =>
    success({ data: await setAllRead(context) }),
  );
}
