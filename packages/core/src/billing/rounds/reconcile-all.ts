import { type AccountCorrection, correctionWords } from "@plumbline/contract/account-corrections";
import { and, asc, eq, gt } from "drizzle-orm";

import { readAccount } from "#billing/account.queries.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { waitingEvents } from "#billing/lifecycle/known-account.queries.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext, Services } from "#platform/context.ts";
import { paymentCustomers } from "#platform/database/tables/billing.table.ts";

const BATCH = 1000;

/** Queues a reading of every customer, whether or not events told of them. Answers how many. */
export async function queueReconciliation({ db, payments, queue }: Services): Promise<number> {
  let queued = 0;
  for (let after = ""; ;) {
    const batch = await db
      .select({ organizationId: paymentCustomers.organizationId, customerId: paymentCustomers.customerId })
      .from(paymentCustomers)
      .where(and(eq(paymentCustomers.provider, payments.name), gt(paymentCustomers.customerId, after)))
      .orderBy(asc(paymentCustomers.customerId))
      .limit(BATCH);
    await queue.sendAll(
      "reconcile-customer",
      batch.map(({ organizationId }) => ({ organizationId })),
    );
    queued += batch.length;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return queued;
    after = last.customerId;
  }
}

/**
 * Reads one client's side back from the provider and says what had to be corrected: each such thing is an event that
 * was lost. Where an event waits, that is left to it.
 */
export async function reconcileClient(context: OrganizationContext): Promise<AccountCorrection[]> {
  const customerId = await customerOf(context);
  if (customerId === null || (await waitingEvents(context, customerId)).length > 0) return [];
  const result = await reconcileCustomer(context, customerId);
  if (!result.found) {
    await tellOfMissing(context, customerId);
    return [];
  }
  if (result.effects.length > 0) await tellOfMended(context, result.effects);
  return result.effects;
}

async function tellOfMended(
  context: OrganizationContext,
  effects: readonly AccountCorrection[],
): Promise<void> {
  const corrected = effects.join(", ");
  await recordAct(context, { action: "subscription.corrected", details: { corrected } });
  await tellOperator(context, {
    cause: "account-corrected",
    eventKey: `reconciled ${context.organization.id} ${context.clock.now().toISOString()}`,
    message: `The account of ${await nameOf(context)} did not match the payment provider and was corrected: ${correctionWords(effects)}.`,
    reference: `organization ${context.organization.id}`,
  });
}

async function tellOfMissing(context: OrganizationContext, customerId: string): Promise<void> {
  const day = context.clock.now().toISOString().slice(0, 10);
  await tellOperator(context, {
    cause: "customer-missing",
    eventKey: `missing ${context.organization.id} ${day}`,
    message: `The payment provider no longer knows ${await nameOf(context)}. Nothing was changed.`,
    reference: `customer ${customerId}, organization ${context.organization.id}`,
  });
}

async function nameOf(context: OrganizationContext): Promise<string> {
  return (await readAccount(context))?.name ?? "an erased client";
}
