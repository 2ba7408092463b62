import { holdChargedSubscription } from "#billing/hold-charged-subscription.ts";
import { doPaymentAct } from "#billing/payment-acts/do-payment-act.ts";
import type { UserContext } from "#platform/context.ts";

/**
 * Ends the subscription with the period that is paid. One that is to end already stays so. What is due may be left
 * unpaid, and a suspension be disputed: no one has to settle anything first to be able to leave.
 *
 * @throws {AppError} `role.forbidden`, `subscription.none`, `subscription.not-charged`, `payment.provider-unavailable`
 */
export async function cancelSubscription(context: UserContext): Promise<{ message: string }> {
  await setCancels(context, true);
  return { message: "Your subscription has been canceled" };
}

/**
 * Keeps a subscription that was canceled and has not ended yet. One that goes on anyway stays so.
 *
 * @throws {AppError} the same
 */
export async function resumeSubscription(context: UserContext): Promise<{ message: string }> {
  await setCancels(context, false);
  return { message: "Your subscription continues" };
}

async function setCancels(context: UserContext, cancels: boolean): Promise<void> {
  await doPaymentAct(context, async (inside) => {
    const { row, subscriptionId, customerId } = await holdChargedSubscription(inside, {
      evenSuspended: true,
    });
    if (row.cancelsAtPeriodEnd === cancels) return null;
    return {
      kind: cancels ? "cancel" : "resume",
      subject: subscriptionId,
      customerId,
      perform: (keyed) => context.payments.setCancelsAtPeriodEnd(subscriptionId, cancels, keyed),
    };
  });
}
