import { readAccount } from "#billing/account.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { requestScan, type RequestedScan } from "#scans/request-scan.ts";
import { scanningPause } from "#scans/require-scanning.ts";

const PAUSES = {
  PAST_DUE: "client.past-due",
  SUSPENDED: "client.subscription-suspended",
  CANCELED: "client.ended",
} as const;

/**
 * Queues a scan of a client's website because an operator asks for it. Nobody is scanned who is suspended, whose
 * subscription has ended or whose payment is past due; the refusals are worded for the operator.
 *
 * @throws {AppError} `client.suspended`, `client.past-due`, `client.subscription-suspended`, `client.ended`,
 *   `scan.no-website`
 */
export async function scanClient(
  context: OrganizationContext,
  kind: Parameters<typeof requestScan>[1] = "manual",
): Promise<RequestedScan> {
  return inTransaction(context, async (inside) => {
    await requireScanned(inside);
    return requestScan(inside, kind);
  });
}

async function requireScanned(context: OrganizationContext): Promise<void> {
  const pause = await scanningPause(context);
  if (pause === null) return;
  if (pause === "organization.suspended") throw new AppError("client.suspended");
  const status = (await readAccount(context))?.subscription?.status;
  if (status === "PAST_DUE" || status === "SUSPENDED" || status === "CANCELED")
    throw new AppError(PAUSES[status]);
}
