import { hasOpenDispute } from "#billing/disputes.queries.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { holdSubscription, isSuspended, type SubscriptionRow } from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";

/** A subscription and whose card on file pays for it. */
export interface PaidSubscription {
  row: SubscriptionRow;
  customerId: string;
}

export function hasLapsed({ status }: SubscriptionRow): boolean {
  return status === "SUSPENDED" || status === "CANCELED";
}

/**
 * The lapsed subscription, held, so that two owners at once do one thing.
 *
 * @throws {AppError} `subscription.not-lapsed`, and as `requirePayable`
 */
export async function requireLapsed(context: UserContext): Promise<PaidSubscription> {
  const row = await holdSubscription(context);
  if (row === null || !hasLapsed(row)) throw new AppError("subscription.not-lapsed");
  return requirePayable(context, row);
}

/** @throws {AppError} `organization.suspended`, `subscription.disputed`, `payment.no-method` */
export async function requirePayable(context: UserContext, row: SubscriptionRow): Promise<PaidSubscription> {
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  if (await hasOpenDispute(context)) throw new AppError("subscription.disputed");
  const customerId = await customerOf(context);
  const isOnFile = row.provider === context.payments.name && customerId !== null && row.cardId !== null;
  if (!isOnFile) throw new AppError("payment.no-method");
  return { row, customerId };
}
