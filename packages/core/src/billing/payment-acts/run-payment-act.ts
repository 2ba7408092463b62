import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import {
  findOpenAct,
  finishAct,
  type PaymentActRow,
  QUEUED_ACTS,
  type QueuedActKind,
} from "#billing/payment-acts/payment-acts.queries.ts";
import { nameCustomer } from "#billing/name-customer.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { ChargeOutcome } from "#platform/payments/payment-provider.ts";

/**
 * Does at the provider what was requested, and reads back what came of it. Done again it does nothing more: the
 * provider knows the act by its key.
 */
export async function runPaymentAct(context: OrganizationContext, actId: string): Promise<void> {
  const act = await findOpenAct(context, actId);
  const kind = QUEUED_ACTS.find((queued) => queued === act?.kind);
  if (act === null || kind === undefined) return;
  const outcome = (await perform(context, act, kind)) ?? "done";
  const customerId = await customerOf(context);
  if (customerId !== null) await reconcileCustomer(context, customerId);
  await finishAct(context, act.id, outcome);
  context.log.info({ actId, kind, outcome }, "An act at the payment provider was done");
}

function perform(context: OrganizationContext, { id, subject }: PaymentActRow, kind: QueuedActKind) {
  const { payments } = context;
  const keyed = { key: id };
  const [target = ""] = subject.split(" ");
  const acts: Record<QueuedActKind, () => Promise<ChargeOutcome | void>> = {
    end: () => payments.end(target, keyed),
    "hold-charges": () => payments.holdCharges(target, true, keyed),
    "release-charges": () => payments.holdCharges(target, false, keyed),
    collect: () => payments.collect(target, keyed),
    "name-customer": () => nameCustomer(context, target),
  };
  return acts[kind]();
}
