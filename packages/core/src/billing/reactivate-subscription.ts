import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { REACTIVATED } from "@plumbline/contract/reactivated";

import { hasOpenDispute } from "#billing/disputes.queries.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { type DecidedAct, doPaymentAct } from "#billing/payment-acts/do-payment-act.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { newestTerms } from "#billing/payment-links.queries.ts";
import { planWords, termsOf } from "#billing/plans.ts";
import {
  holdSubscription,
  isSuspended,
  readSubscription,
  type SubscriptionRow,
} from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/** Invoices that are collected one after the other at most; each is a month that was not paid. */
const COLLECTED = 6;

/**
 * Lets a lapsed subscription run again by charging the card on file: for what is due where it was suspended, for
 * the rest of the month where it has ended.
 *
 * @throws {AppError} `role.forbidden`, `subscription.not-lapsed`, `subscription.disputed`,
 *   `organization.suspended`, `payment.no-method`, `payment.declined`, `payment.needs-authentication`,
 *   `payment.provider-unavailable`
 */
export async function reactivateSubscription(context: UserContext): Promise<{ message: string }> {
  requireRole(context, OWNERS);
  const { customerId } = await requireLapsed(context);
  // It may have been paid without our having heard of it.
  await reconcileCustomer(context, customerId);
  for (let collected = 0; collected < COLLECTED; collected += 1) {
    if (!(await isLapsed(context))) return { message: REACTIVATED };
    await doPaymentAct(context, (inside) => decideCharge(inside));
  }
  if (await isLapsed(context)) throw new AppError("payment.declined");
  return { message: REACTIVATED };
}

const hasLapsed = (row: SubscriptionRow | null): row is SubscriptionRow =>
  row?.status === "SUSPENDED" || row?.status === "CANCELED";

async function isLapsed(context: UserContext): Promise<boolean> {
  return hasLapsed(await readSubscription(context));
}

/**
 * The lapsed subscription and whose card pays for it; held, so that two owners at once do one thing.
 *
 * @throws {AppError} `subscription.not-lapsed`, `organization.suspended`, `subscription.disputed`, `payment.no-method`
 */
export async function requireLapsed(context: UserContext) {
  const row = await holdSubscription(context);
  if (!hasLapsed(row)) throw new AppError("subscription.not-lapsed");
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  if (await hasOpenDispute(context)) throw new AppError("subscription.disputed");
  const customerId = await customerOf(context);
  const isOnFile = row.provider === context.payments.name && customerId !== null && row.cardId !== null;
  if (!isOnFile) throw new AppError("payment.no-method");
  return { row, customerId };
}

async function decideCharge(context: UserContext): Promise<DecidedAct> {
  const { row, customerId } = await requireLapsed(context);
  const { payments } = context;
  const { cardId } = row;
  const dueInvoiceId = collectedOf(row);
  if (dueInvoiceId !== null) {
    return {
      kind: "collect",
      subject: `${dueInvoiceId} ${cardId}`,
      customerId,
      perform: (keyed) => payments.collect(dueInvoiceId, keyed),
    };
  }
  const terms = await termsAgreed(context, row);
  const { name: planName } = planWords(context.config, row.plan);
  const organizationId = context.organization.id;
  return {
    kind: "start",
    subject: `${terms.plan} ${terms.monthlyPriceCents}`,
    customerId,
    perform: (keyed) => payments.start({ ...keyed, customerId, organizationId, terms, planName }),
  };
}

/** The invoice that is collected; null where a subscription is started instead. */
export function collectedOf({ status, dueInvoiceId }: SubscriptionRow): string | null {
  return status === "SUSPENDED" ? dueInvoiceId : null;
}

/** The plan and the price that it had, and has again. */
export async function termsAgreed(
  context: UserContext,
  { plan, monthlyPriceCents }: SubscriptionRow,
): Promise<Terms> {
  const terms = (await newestTerms(context)) ?? termsOf(STANDARD_PLAN);
  return { plan, monthlyPriceCents: monthlyPriceCents ?? terms.monthlyPriceCents };
}
