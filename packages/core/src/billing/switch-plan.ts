import { type PlanSwitch, SHOWN_AMOUNT_MINUTES } from "@plumbline/contract/billing";
import { isFirstPeriod, previousPeriodEnd } from "@plumbline/contract/billing-period";
import type { Plan } from "@plumbline/contract/plans";

import { type ChargedSubscription, holdChargedSubscription } from "#billing/hold-charged-subscription.ts";
import { doPaymentAct } from "#billing/payment-acts/do-payment-act.ts";
import { findPlan, termsOf } from "#billing/plans.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import type { SwitchRequest } from "#platform/payments/payment-provider.ts";

const MINUTE_MS = 60 * 1000;
const SECOND_MS = 1000;

/**
 * What a switch to another plan costs now, to be shown before someone agrees to it.
 *
 * @throws {AppError} `role.forbidden`, `organization.suspended`, `subscription.none`, `subscription.not-charged`,
 *   `subscription.ends`, `subscription.unpaid`, `plan.unknown`, `plan.current`, `payment.provider-unavailable`
 */
export async function previewPlanSwitch(context: UserContext, planId: string): Promise<PlanSwitch> {
  const switching = await inTransaction(context, (inside) => requireSwitch(inside, planId));
  const { plan, charged } = switching;
  // Providers count in seconds.
  const shownAt = new Date(Math.floor(context.clock.now().getTime() / SECOND_MS) * SECOND_MS);
  const amounts = await context.payments.previewSwitch(requestOf(switching, shownAt));
  return {
    planId,
    plan: plan.name,
    dueNow: amounts.dueNowCents,
    credit: amounts.creditCents,
    monthlyPrice: plan.monthlyPrice,
    nextBillingDate: periodEndOf(charged).toISOString(),
    shownAt: shownAt.toISOString(),
  };
}

export interface AgreedSwitch {
  planId: string;
  /** US cents, as they were shown. */
  dueNow: number;
  /** When they were shown. */
  shownAt: string;
}

/**
 * Switches to another plan at the amount that was shown, or not at all.
 *
 * @throws {AppError} as `previewPlanSwitch`, and `plan.amount-changed`, `payment.declined`,
 *   `payment.needs-authentication`
 */
export async function switchPlan(context: UserContext, agreed: AgreedSwitch): Promise<{ message: string }> {
  const { planId, dueNow } = agreed;
  const at = new Date(agreed.shownAt);
  const switching = await inTransaction(context, (inside) => requireSwitch(inside, planId));
  requireCurrent(at, context.clock.now(), switching.charged);
  const request = requestOf(switching, at);
  const { dueNowCents } = await context.payments.previewSwitch(request);
  if (dueNowCents !== dueNow) throw new AppError("plan.amount-changed");
  await doPaymentAct(context, async (inside) => {
    const { charged } = await requireSwitch(inside, planId);
    return {
      kind: "switch",
      subject: `${charged.subscriptionId} ${planId} ${at.toISOString()}`,
      customerId: charged.customerId,
      perform: (keyed) => context.payments.switchPlan({ ...request, ...keyed }),
    };
  });
  return { message: `Successfully switched to ${switching.plan.name} plan` };
}

interface Switching {
  plan: Plan;
  charged: ChargedSubscription;
}

async function requireSwitch(context: UserContext, planId: string): Promise<Switching> {
  const charged = await holdChargedSubscription(context);
  const { status, cancelsAtPeriodEnd, plan: current } = charged.row;
  const plan = findPlan(context.config, planId);
  if (plan === null) throw new AppError("plan.unknown");
  if (plan.id === current) throw new AppError("plan.current");
  if (status !== "ACTIVE" && status !== "TRIALING") throw new AppError("subscription.unpaid");
  if (cancelsAtPeriodEnd) throw new AppError("subscription.ends");
  return { plan, charged };
}

/** An amount holds for a while, and only within the period it was computed for. */
function requireCurrent(at: Date, now: Date, charged: ChargedSubscription): void {
  const isTooOld = now.getTime() - at.getTime() > SHOWN_AMOUNT_MINUTES * MINUTE_MS;
  const endsAt = periodEndOf(charged);
  const isOfAnotherPeriod = !isFirstPeriod(endsAt, charged.row.startedAt) && at < previousPeriodEnd(endsAt);
  if (at > now || isTooOld || isOfAnotherPeriod) throw new AppError("plan.amount-changed");
}

function requestOf({ plan, charged }: Switching, at: Date): SwitchRequest {
  const { customerId, subscriptionId } = charged;
  return { customerId, subscriptionId, terms: termsOf(plan), planName: plan.name, at };
}

function periodEndOf({ row }: ChargedSubscription): Date {
  if (row.currentPeriodEndsAt === null) throw new Error("A subscription that is charged has no period.");
  return row.currentPeriodEndsAt;
}
