import { scanClient } from "@plumbline/core/clients/scan-client";
import { contextFor } from "@plumbline/core/platform/context";
import type { RequestedScan } from "@plumbline/core/scans/request-scan";

import { requireClient } from "./require-client.ts";
import { withServices } from "./with-services.ts";

export interface ScanOfClient extends RequestedScan {
  name: string;
}

/**
 * Queues a scan of a client's website in all areas.
 *
 * @throws InputError for a client who is suspended, past due or gone
 */
export async function scanNow(term: string): Promise<ScanOfClient> {
  return withServices(async (services) => {
    const { organizationId, name } = await requireClient(services, term);
    const context = contextFor(services, organizationId, { kind: "operator" });
    return { name, ...(await scanClient(context)) };
  });
}

/** Says whether a scan was queued. */
export function scanText({ name, scanId, isNew }: ScanOfClient): string {
  return isNew
    ? `A scan of ${name} is queued (${scanId}).\n`
    : `A scan of ${name} waits or runs already (${scanId}); nothing was queued.\n`;
}
