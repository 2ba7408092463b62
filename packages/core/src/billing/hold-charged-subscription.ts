import { customerOf } from "#billing/payment-customers.queries.ts";
import { holdSubscription, isSuspended, type SubscriptionRow } from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

export interface ChargedSubscription {
  row: SubscriptionRow;
  /** The provider's own ids. */
  subscriptionId: string;
  customerId: string;
}

/**
 * The subscription an owner may change, which has not ended and which the provider charges; held until the
 * transaction ends. With `evenSuspended`, the operator's suspension of the client does not stand in the way.
 *
 * @throws {AppError} `role.forbidden`, `organization.suspended`, `subscription.none`, `subscription.not-charged`
 */
export async function holdChargedSubscription(
  context: UserContext,
  { evenSuspended = false } = {},
): Promise<ChargedSubscription> {
  requireRole(context, OWNERS);
  if (!evenSuspended && (await isSuspended(context))) throw new AppError("organization.suspended");
  const row = await holdSubscription(context);
  if (row === null || row.status === "CANCELED") throw new AppError("subscription.none");
  const customerId = await customerOf(context);
  const { provider, providerSubscriptionId: subscriptionId } = row;
  const isCharged = provider === context.payments.name && subscriptionId !== null && customerId !== null;
  if (!isCharged) throw new AppError("subscription.not-charged");
  return { row, subscriptionId, customerId };
}
