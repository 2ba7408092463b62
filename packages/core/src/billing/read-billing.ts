import type { AccountState } from "@plumbline/contract/account-state";
import type { BillingData, CurrentSubscription, PaymentMethod } from "@plumbline/contract/billing";

import { type AccountRow, factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState, shownStatus } from "#billing/account-state.ts";
import { readBillingDetails } from "#billing/billed-to.ts";
import { listInvoices } from "#billing/list-invoices.ts";
import { newestTerms } from "#billing/payment-links.queries.ts";
import { choosablePlans, planWords } from "#billing/plans.ts";
import type { SubscriptionRow } from "#billing/subscriptions.queries.ts";
import { accessOf } from "#dashboard/access.ts";
import { AppError } from "#platform/app-error.ts";
import type { Config } from "#platform/config.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";

/** The subscription of the context's organization, the plans there are, the card on file and what was charged. */
export async function readBilling(context: OrganizationContext): Promise<BillingData> {
  const [account, billingHistory, billingDetails, agreed] = await Promise.all([
    readAccount(context),
    listInvoices(context),
    readBillingDetails(context),
    newestTerms(context),
  ]);
  // Erased between the reading of the session and now.
  if (account === null) throw new AppError("session.expired");
  const { config, clock } = context;
  const state = accountState(factsOf(account, context.clock.now()));
  const { subscription } = account;
  return {
    currentSubscription:
      subscription === null ? null : asShown({ config, account, subscription, state, now: clock.now() }),
    account: state,
    availablePlans: plansFor(config, subscription === null ? agreed : null),
    paymentMethod: subscription === null ? null : cardOf(subscription, clock.now()),
    billingDetails,
    billingHistory,
  };
}

function plansFor(config: Config, agreed: Terms | null): BillingData["availablePlans"] {
  return choosablePlans(config, agreed).map(({ id, name, monthlyPrice, isRecommended, features }) => ({
    id,
    name,
    monthlyPrice,
    isRecommended,
    features: [...features],
  }));
}

interface Shown {
  config: Config;
  account: AccountRow;
  subscription: SubscriptionRow;
  state: AccountState;
  now: Date;
}

function asShown({ config, account, subscription, state, now }: Shown): CurrentSubscription {
  const { plan, status, monthlyPriceCents, currentPeriodEndsAt, provider, cancelsAtPeriodEnd } = subscription;
  return {
    plan: planWords(config, plan).name,
    planId: plan,
    status: shownStatus(factsOf(account, now)) ?? status,
    monthlyPrice: monthlyPriceCents === null ? null : monthlyPriceCents / 100,
    nextBillingDate: nextBillingDate(account, subscription, now)?.toISOString() ?? null,
    currentPeriodEnd: currentPeriodEndsAt?.toISOString() ?? null,
    cancelsAtPeriodEnd,
    isCharged: provider !== null,
    needsReactivation: accessOf(state).needsReactivation,
  };
}

/** When the card is charged next; null for a subscription that ends, is suspended, has ended or waits for a payment. */
function nextBillingDate(
  { suspendedAt }: AccountRow,
  { status, cancelsAtPeriodEnd, currentPeriodEndsAt }: SubscriptionRow,
  now: Date,
): Date | null {
  if (suspendedAt !== null) return null;
  const isRunning = (status === "ACTIVE" || status === "TRIALING") && !cancelsAtPeriodEnd;
  const isAhead = currentPeriodEndsAt !== null && currentPeriodEndsAt > now;
  return isRunning && isAhead ? currentPeriodEndsAt : null;
}

function cardOf({ cardBrand, cardLast4, cardExpiresOn }: SubscriptionRow, now: Date): PaymentMethod | null {
  if (cardBrand === null || cardLast4 === null || cardExpiresOn === null) return null;
  const isExpired = cardExpiresOn < now.toISOString().slice(0, 7);
  return { brand: cardBrand, last4: cardLast4, expiresOn: cardExpiresOn, isExpired };
}
