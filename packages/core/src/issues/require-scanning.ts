import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";

import { readAccount } from "#billing/account.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/**
 * Refuses what would have to be scanned while scanning is paused. Clients who never had a subscription are scanned on
 * request.
 *
 * @throws {AppError} `organization.suspended`, `scan.paused`
 */
export async function requireScanning(context: OrganizationContext): Promise<void> {
  const { suspendedAt = null, subscription = null } = (await readAccount(context)) ?? {};
  if (suspendedAt !== null) throw new AppError("organization.suspended");
  const isScanned =
    subscription === null || SCANNED_STATUSES.some((status) => status === subscription.status);
  if (!isScanned) throw new AppError("scan.paused");
}
