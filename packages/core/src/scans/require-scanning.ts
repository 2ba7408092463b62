import type { SCANNING_ERRORS } from "@plumbline/contract/issues";

import { readAccount } from "#billing/account.queries.ts";
import { isServed } from "#billing/service-end.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** Why nothing is scanned for an organization at present. */
export type ScanningPause = (typeof SCANNING_ERRORS)[number];

/** Null while it is scanned. Clients who never had a subscription are scanned on request. */
export async function scanningPause(context: OrganizationContext): Promise<ScanningPause | null> {
  const { suspendedAt = null, subscription = null } = (await readAccount(context)) ?? {};
  if (suspendedAt !== null) return "organization.suspended";
  const isScanned = subscription === null || isServed(subscription, context.clock.now());
  return isScanned ? null : "scan.paused";
}

/**
 * Refuses what would have to be scanned while scanning is paused.
 *
 * @throws {AppError} `organization.suspended`, `scan.paused`
 */
export async function requireScanning(context: OrganizationContext): Promise<void> {
  const pause = await scanningPause(context);
  if (pause !== null) throw new AppError(pause);
}
