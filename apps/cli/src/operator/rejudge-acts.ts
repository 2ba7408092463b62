import { listClients } from "@plumbline/core/clients/list-clients";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import {
  clientsToRejudge,
  type ClientToRejudge,
  queueRejudging,
} from "@plumbline/core/rejudging/queue-rejudging";
import { readRejudged, type RejudgedScan } from "@plumbline/core/rejudging/read-rejudged";
import { tryRejudging } from "@plumbline/core/rejudging/try-rejudging";
import { RULESET_VERSION } from "@plumbline/scanner/ruleset";
import { judgeScanAgain } from "@plumbline/worker/judge-scan-again";

import { requireClient } from "./require-client.ts";
import { withServices } from "./with-services.ts";

/** What was queued to be judged again. */
export interface QueuedRejudging {
  rulesetVersion: string;
  clients: ClientToRejudge[];
}

/** Queues a client's older scans, or those of all clients, to be judged by today's ruleset. */
export async function queueRejudgingOf(term: string | undefined): Promise<QueuedRejudging> {
  return withServices(async (services) => {
    const clients = await clientsToRejudge(services, RULESET_VERSION, await wantedId(services, term));
    await queueRejudging(services, RULESET_VERSION, clients);
    return { rulesetVersion: RULESET_VERSION, clients };
  });
}

/** How the scans of clients stand toward today's ruleset, or would stand. */
export interface RejudgedClients {
  rulesetVersion: string;
  clients: { organizationId: string; name: string; scans: RejudgedScan[] }[];
}

/** How they stand. */
export async function readRejudgedOf(term: string | undefined): Promise<RejudgedClients> {
  return eachClient(term, (context) => readRejudged(context, RULESET_VERSION));
}

/** How they would stand once they are judged again, which is done here and taken back. */
export async function tryRejudgingOf(term: string | undefined): Promise<RejudgedClients> {
  return eachClient(term, (context) =>
    tryRejudging(context, RULESET_VERSION, (scan) => judgeScanAgain(context, scan)),
  );
}

async function eachClient(
  term: string | undefined,
  read: (context: OrganizationContext) => Promise<RejudgedScan[]>,
): Promise<RejudgedClients> {
  return withServices(async (services) => {
    const clients: RejudgedClients["clients"] = [];
    for (const { organizationId, name } of await listClients(services, await wantedId(services, term))) {
      const scans = await read(contextFor(services, organizationId, { kind: "operator" }));
      clients.push({ organizationId, name, scans });
    }
    return { rulesetVersion: RULESET_VERSION, clients };
  });
}

async function wantedId(services: Services, term: string | undefined): Promise<string | undefined> {
  return term === undefined ? undefined : (await requireClient(services, term)).organizationId;
}
