import { and, eq, isNull, lt, lte } from "drizzle-orm";

import { requeueStuckEvents } from "#billing/events/replay-payment-events.ts";
import { NOTICE_DAYS } from "#billing/lifecycle/next-subscription.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { queueOwedRescans, watchPromises } from "#billing/rounds/watch-promises.ts";
import { contextFor, type Services } from "#platform/context.ts";
import { paymentActs, subscriptions } from "#platform/database/tables/billing.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Minutes after which an act that is still open is queued again. */
const STUCK_MINUTES = 30;

/** How much a round did. */
export interface BillingRound {
  suspended: number;
  missedPromises: number;
  rescans: number;
  requeued: number;
}

/** Does what has become due in billing: notices that ran out, promises, and what got stuck. */
export async function billingRound(services: Services): Promise<BillingRound> {
  return {
    suspended: await endNotices(services),
    missedPromises: await watchPromises(services),
    rescans: await queueOwedRescans(services),
    requeued: (await requeueStuckEvents(services)) + (await requeueStuckActs(services)),
  };
}

/** Suspends who has not paid within the days of the notice, after asking the provider once more. */
async function endNotices(services: Services): Promise<number> {
  const { db, clock, payments, log } = services;
  const before = new Date(clock.now().getTime() - NOTICE_DAYS * DAY_MS);
  const due = await db
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, "PAST_DUE"),
        eq(subscriptions.provider, payments.name),
        lte(subscriptions.pastDueNoticeAt, before),
      ),
    );
  let suspended = 0;
  for (const { organizationId } of due) {
    const context = contextFor(services, organizationId);
    try {
      const customerId = await customerOf(context);
      if (customerId === null) continue;
      const result = await reconcileCustomer(context, customerId);
      if (result.found && result.effects.includes("suspended-unpaid")) suspended += 1;
    } catch (error) {
      // One client's trouble must not keep the others waiting; the next round tries it again.
      log.error({ err: error, organizationId }, "A notice that has run out could not be settled");
    }
  }
  return suspended;
}

async function requeueStuckActs({ db, clock, queue, payments }: Services): Promise<number> {
  const before = new Date(clock.now().getTime() - STUCK_MINUTES * MINUTE_MS);
  const stuck = await db
    .select({ organizationId: paymentActs.organizationId, actId: paymentActs.id })
    .from(paymentActs)
    .where(
      and(
        isNull(paymentActs.finishedAt),
        eq(paymentActs.provider, payments.name),
        lt(paymentActs.createdAt, before),
      ),
    );
  await queue.sendAll("payment-act", stuck);
  return stuck.length;
}
