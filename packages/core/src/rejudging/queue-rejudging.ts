import type { Services } from "#platform/context.ts";
import { countUnsettled } from "#rejudging/rejudging.queries.ts";
import { isOlderRuleset } from "#rejudging/ruleset-order.ts";

/** A client with scans to be judged again. */
export interface ClientToRejudge {
  organizationId: string;
  name: string;
  /** How many. */
  scans: number;
}

/** Clients with scans of an older ruleset that this one has not dealt with; with an id, that client alone. */
export async function clientsToRejudge(
  services: Pick<Services, "db">,
  rulesetVersion: string,
  organizationId?: string,
): Promise<ClientToRejudge[]> {
  const counted = await countUnsettled(services, rulesetVersion, organizationId);
  const older = counted.filter((row) => isOlderRuleset(row.rulesetVersion, rulesetVersion));
  return [...Map.groupBy(older, (row) => row.organizationId)].map(([id, rows]) => ({
    organizationId: id,
    name: rows[0]?.name ?? "",
    scans: rows.reduce((sum, { scans }) => sum + scans, 0),
  }));
}

/** Queues a job for each of them; for a client whose job waits or runs already it does nothing. */
export async function queueRejudging(
  services: Pick<Services, "queue">,
  rulesetVersion: string,
  clients: readonly ClientToRejudge[],
): Promise<void> {
  await services.queue.sendAll(
    "rejudge",
    clients.map(({ organizationId }) => ({ organizationId, rulesetVersion })),
  );
}
