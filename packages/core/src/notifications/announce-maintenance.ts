import { periodWords } from "@plumbline/contract/time-words";

import { type Maintenance, maintenanceWords } from "#notifications/maintenance.mail.ts";
import { tellMembers } from "#notifications/notify.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/**
 * Tells everyone of every client when the service will be interrupted, under the bell and by mail. The same
 * maintenance announced again reaches only who has not heard of it. Answers how many clients there are.
 */
export async function announceMaintenance(services: Services, maintenance: Maintenance): Promise<number> {
  const { startsAt, endsAt, note } = maintenance;
  const eventKey = `maintenance ${startsAt.toISOString()} ${endsAt.toISOString()}`;
  const clients = await services.db
    .select({ id: organizations.id, timeZone: organizations.timeZone })
    .from(organizations);
  for (const { id, timeZone } of clients) {
    const times = periodWords(startsAt, endsAt, timeZone);
    const message = `Scheduled maintenance: ${times}.${note === "" ? "" : ` ${note}`}`;
    await inTransaction(contextFor(services, id, { kind: "operator" }), async (inside) => {
      await tellMembers(inside, {
        kind: "maintenance-announced",
        message,
        path: "/",
        eventKey,
        site: null,
        words: (zone) => maintenanceWords(maintenance, zone),
      });
      await recordAct(inside, { action: "maintenance.announced", details: { times } });
    });
  }
  return clients.length;
}
