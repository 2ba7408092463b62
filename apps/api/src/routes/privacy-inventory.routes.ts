import { organizationFileName } from "@plumbline/contract/file-name";
import { exportPrivacyInventory, getPrivacyInventory } from "@plumbline/contract/site-inventory";
import type { Services } from "@plumbline/core/platform/context";
import { readInventory } from "@plumbline/core/privacy-inventory/read-inventory";
import { toInventoryCsv } from "@plumbline/documents/inventory-csv";
import type { FastifyInstance } from "fastify";

import { addSignedInRoute, success } from "#server/add-route.ts";

/** Third-party hosts and cookies of the newest scan, to be read and to be saved. */
export function addPrivacyInventoryRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, getPrivacyInventory, async ({ context }) =>
    success({ data: await readInventory(context) }),
  );

  addSignedInRoute(server, services, exportPrivacyInventory, async ({ context, user }) => {
    const { inventory } = await readInventory(context);
    return {
      fileName: `${organizationFileName(user.organization.name)}-third-parties.csv`,
      content: toInventoryCsv(inventory ?? { hosts: [], cookies: [] }),
    };
  });
}
