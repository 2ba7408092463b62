import { getBusinessFigures, setBusinessFigures } from "@plumbline/contract/business-figures";
import { confirmIdentity } from "@plumbline/contract/confirmation";
import { downloadDataExport, listDataExports, requestDataExport } from "@plumbline/contract/data-export";
import { getNotificationChoices, setNotificationChoices } from "@plumbline/contract/notification-choices";
import { listOwnOrganizations, switchOrganization } from "@plumbline/contract/own-organizations";
import { endOtherSessions, endSession, listSessions } from "@plumbline/contract/sessions";
import { setTimeZone } from "@plumbline/contract/time-zone";
import { confirmIdentity as confirm } from "@plumbline/core/confirmation/confirm-identity";
import { downloadDataExport as openExport } from "@plumbline/core/data-export/download-data-export";
import { listDataExports as readExports } from "@plumbline/core/data-export/list-data-exports";
import { requestDataExport as queueExport } from "@plumbline/core/data-export/request-data-export";
import { readChoices } from "@plumbline/core/notifications/read-choices";
import { setChoices } from "@plumbline/core/notifications/set-choices";
import { listOwnOrganizations as readOwnOrganizations } from "@plumbline/core/organizations/list-own-organizations";
import { readBusinessFigures } from "@plumbline/core/organizations/read-business-figures";
import { setBusinessFigures as storeFigures } from "@plumbline/core/organizations/set-business-figures";
import { setTimeZone as storeTimeZone } from "@plumbline/core/organizations/set-time-zone";
import { switchOrganization as switchTo } from "@plumbline/core/organizations/switch-organization";
import type { Services } from "@plumbline/core/platform/context";
import { endOtherSessions as endOthers } from "@plumbline/core/sessions/end-other-sessions";
import { endSession as endOne } from "@plumbline/core/sessions/end-session";
import { listSessions as readSessions } from "@plumbline/core/sessions/list-sessions";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** What the Account screen shows and changes beside password and two-factor sign-in. */
export function addAccountRoutes(server: FastifyInstance, services: Services): void {
  addOwnSessions(server, services);
  addDataExports(server, services);
  addOwnOrganizations(server, services);

  addSignedInRoute(server, services, confirmIdentity, async (signedIn, { body, client }) =>
    success({ data: await confirm(signedIn, body, client) }),
  );

  addSignedInRoute(server, services, getBusinessFigures, async ({ context }) =>
    success({ data: await readBusinessFigures(context) }),
  );

  addSignedInRoute(server, services, setBusinessFigures, async ({ context }, { body }) =>
    success({ data: await storeFigures(context, body) }),
  );

  addSignedInRoute(server, services, setTimeZone, async ({ context }, { body }) =>
    success({ data: await storeTimeZone(context, body) }),
  );

  addSignedInRoute(server, services, getNotificationChoices, async ({ context }) =>
    success({ data: await readChoices(context) }),
  );

  addSignedInRoute(server, services, setNotificationChoices, async ({ context }, { body }) =>
    success({ data: await setChoices(context, body) }),
  );
}

function addOwnOrganizations(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, listOwnOrganizations, async ({ context }) =>
    success({ data: { organizations: await readOwnOrganizations(context) } }),
  );

  addSignedInRoute(server, services, switchOrganization, async ({ context }, { body }) =>
    success(await switchTo(context, body)),
  );
}

function addOwnSessions(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, listSessions, async ({ context }) =>
    success({ data: await readSessions(context) }),
  );

  addSignedInRoute(server, services, endSession, async ({ context }, { params }) => {
    await endOne(context, params);
    return success({});
  });

  addSignedInRoute(server, services, endOtherSessions, async ({ context }) =>
    success({ data: await endOthers(context) }),
  );
}

function addDataExports(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, listDataExports, async ({ context }) =>
    success({ data: await readExports(context) }),
  );

  addSignedInRoute(server, services, requestDataExport, async ({ context }) =>
    success({ data: await queueExport(context) }),
  );

  addSignedInRoute(server, services, downloadDataExport, ({ context }, { params }) =>
    openExport(context, params),
  );
}
