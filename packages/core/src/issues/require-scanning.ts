import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";

import { isSuspended, readSubscription } from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/**
 * Refuses what would have to be scanned while scanning is paused. Clients who never had a subscription are scanned on
 * request.
 *
 * @throws {AppError} `organization.suspended`, `scan.paused`
 */
export async function requireScanning(context: OrganizationContext): Promise<void> {
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  const subscription = await readSubscription(context);
  if (subscription === null) return;
  if (!SCANNED_STATUSES.some((status) => status === subscription.status)) throw new AppError("scan.paused");
}
