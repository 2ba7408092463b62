import { type AccountRow, factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import { activateClient } from "#billing/lifecycle/activate-client.ts";
import type { Applying } from "#billing/lifecycle/applying.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import { pauseScanning, resumeScanning } from "#billing/lifecycle/pause-scanning.ts";
import { proposeRefund } from "#billing/lifecycle/propose-refund.ts";
import { tellOfPayment, tellOfPlan, tellOfRefund } from "#billing/lifecycle/tell-of-money.ts";
import { tellOfDispute, tellOfStanding } from "#billing/lifecycle/tell-of-standing.ts";
import { requestPaymentAct } from "#billing/payment-acts/request-payment-act.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";

/** Lets happen what follows from a change, in its transaction. */
export async function applyEffects(
  context: OrganizationContext,
  effects: readonly Effect[],
  { creditCents }: Pick<CustomerSnapshot, "creditCents">,
): Promise<void> {
  if (effects.length === 0) return;
  const account = await readAccount(context);
  if (account === null) throw new Error("The organization of a change is gone.");
  const isBackByPayment = saysReceiptAll(account, effects, context.clock.now());
  const applying: Applying = { account, isAuditComing: false, isBackByPayment, creditCents };
  for (const effect of effects) await applyEffect(context, applying, effect);
}

/** Where the account is not simply active again, what holds it up needs a mail of its own. */
function saysReceiptAll(account: AccountRow, effects: readonly Effect[], now: Date): boolean {
  const isBack = effects.some((effect) => effect.kind === "service-resumed" && effect.after === "unpaid");
  const isPaid = effects.some(({ kind }) => kind === "paid");
  return isBack && isPaid && accountState(factsOf(account, now)).kind === "active";
}

async function applyEffect(context: OrganizationContext, applying: Applying, effect: Effect): Promise<void> {
  switch (effect.kind) {
    case "activated":
      applying.isAuditComing = await activateClient(context, applying.account, effect);
      return;
    case "paid":
      return tellOfPayment(context, applying, effect);
    case "paid-twice":
      return proposeRefund(context, applying.account, effect.invoice);
    case "refunded":
      return tellOfRefund(context, applying.account, effect);
    case "plan-switched":
      return tellOfPlan(context, applying, effect);
    case "inquiry-opened":
    case "dispute-closed":
      return tellOfDispute(context, applying.account, effect);
    case "service-resumed":
      await resumeScanning(context);
      return tellOfStanding(context, applying.account, effect, { isMailed: !applying.isBackByPayment });
    case "dispute-opened":
      await tellOfDispute(context, applying.account, effect);
      await pauseScanning(context);
      return tellOfStanding(context, applying.account, effect);
    case "payment-failed":
    case "suspended-unpaid":
    case "ended":
      await pauseScanning(context);
      return tellOfStanding(context, applying.account, effect);
    case "end-scheduled":
    case "end-withdrawn":
      return tellOfStanding(context, applying.account, effect);
    case "end-subscription":
      return requestPaymentAct(context, { kind: "end", subject: effect.subscriptionId });
    case "hold-charges":
    case "release-charges":
      return requestPaymentAct(context, { kind: effect.kind, subject: effect.subscriptionId });
    case "collect":
      return requestPaymentAct(context, { kind: "collect", subject: `${effect.invoiceId} ${effect.cardId}` });
  }
}
