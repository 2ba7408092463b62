import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { finishAct, openAct, type WantedAct } from "#billing/payment-acts/payment-acts.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import type { ChargeOutcome, Keyed } from "#platform/payments/payment-provider.ts";

export interface DecidedAct extends WantedAct {
  customerId: string;
  /** Does it at the provider, once for a key. */
  perform: (keyed: Keyed) => Promise<ChargeOutcome | void>;
}

/**
 * Does something at the provider while someone waits, and reads back what came of it. `decide` checks that it may
 * be done, holding what it depends on; null when nothing is to be done. The act ends when its result is written
 * down: until then whoever asks for the same gets the same key, and nothing is charged twice, not even when the
 * provider could not be reached and it is asked for again.
 *
 * @throws {AppError} `payment.declined`, `payment.needs-authentication`, `payment.provider-unavailable`
 */
export async function doPaymentAct<C extends OrganizationContext>(
  context: C,
  decide: (inside: C) => Promise<DecidedAct | null>,
): Promise<void> {
  const opened = await inTransaction(context, async (inside) => {
    const act = await decide(inside);
    return act === null ? null : { ...act, ...(await openAct(inside, act)) };
  });
  if (opened === null) return;
  const outcome = (await opened.perform({ key: opened.id })) ?? "done";
  await reconcileCustomer(context, opened.customerId);
  await finishAct(context, opened.id, outcome);
  if (outcome === "declined") throw new AppError("payment.declined");
  if (outcome === "needs-authentication") throw new AppError("payment.needs-authentication");
}
