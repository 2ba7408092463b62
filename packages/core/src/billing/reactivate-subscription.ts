import { REACTIVATED } from "@plumbline/contract/reactivated";

import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { type DecidedAct, doPaymentAct } from "#billing/payment-acts/do-payment-act.ts";
import { previewReactivation } from "#billing/preview-reactivation.ts";
import { type ReactivationCharge, reactivationCharge } from "#billing/reactivation-charge.ts";
import { requireLapsed, requirePayable } from "#billing/require-lapsed.ts";
import { holdSubscription, readSubscription } from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/** Invoices that are collected one after the other at most; each is a month that was not paid. */
const COLLECTED = 6;

export interface AgreedReactivation {
  /** US cents as they were shown, where they were exact. */
  dueToday?: number | undefined;
}

/**
 * Lets a lapsed subscription run again by charging the card on file: for what is due where it was suspended, for
 * the rest of the month where it has ended.
 *
 * @throws {AppError} `role.forbidden`, `subscription.not-lapsed`, `subscription.disputed`,
 *   `organization.suspended`, `plan.amount-changed`, `payment.no-method`, `payment.declined`,
 *   `payment.needs-authentication`, `payment.provider-unavailable`
 */
export async function reactivateSubscription(
  context: UserContext,
  { dueToday }: AgreedReactivation = {},
): Promise<{ message: string }> {
  requireRole(context, OWNERS);
  const { customerId } = await requireLapsed(context);
  // It may have been paid without our having heard of it.
  await reconcileCustomer(context, customerId);
  if (dueToday !== undefined) await requireAmount(context, dueToday);
  for (let collected = 0; collected < COLLECTED; collected += 1) {
    // One invoice of two that is paid leaves the other one due: it would run, but not be scanned.
    if ((await chargeLeft(context)).kind === "none") return { message: REACTIVATED };
    await doPaymentAct(context, decideCharge);
  }
  if ((await chargeLeft(context)).kind !== "none") throw new AppError("payment.declined");
  return { message: REACTIVATED };
}

async function chargeLeft(context: UserContext): Promise<ReactivationCharge> {
  const row = await readSubscription(context);
  if (row === null) throw new AppError("subscription.not-lapsed");
  return reactivationCharge(context, row);
}

/** A day later the rest of the month costs less, and another invoice may have come due. */
async function requireAmount(context: UserContext, shown: number): Promise<void> {
  if ((await chargeLeft(context)).kind === "none") return;
  const { dueToday } = await previewReactivation(context);
  if (dueToday !== shown) throw new AppError("plan.amount-changed");
}

async function decideCharge(context: UserContext): Promise<DecidedAct | null> {
  const row = await holdSubscription(context);
  if (row === null) throw new AppError("subscription.not-lapsed");
  const charge = await reactivationCharge(context, row);
  if (charge.kind === "none") return null;
  const { customerId } = await requirePayable(context, row);
  const { payments } = context;
  if (charge.kind === "collect") {
    const [{ invoiceId }] = charge.due;
    return {
      kind: "collect",
      subject: `${invoiceId} ${row.cardId}`,
      customerId,
      perform: (keyed) => payments.collect(invoiceId, keyed),
    };
  }
  const { terms, planName } = charge;
  const organizationId = context.organization.id;
  return {
    kind: "start",
    subject: `${terms.plan} ${terms.monthlyPriceCents}`,
    customerId,
    perform: (keyed) => payments.start({ ...keyed, customerId, organizationId, terms, planName }),
  };
}
