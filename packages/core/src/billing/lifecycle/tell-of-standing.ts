import type { AccountState } from "@plumbline/contract/account-state";
import { and, eq } from "drizzle-orm";

import type { AccountRow } from "#billing/account.queries.ts";
import { factsOf } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { accountStateMail } from "#billing/mails/account-state.mail.ts";
import { dollars } from "#billing/dollars.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type { InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;
type StandingEffect = Of<
  | "payment-failed"
  | "suspended-unpaid"
  | "service-resumed"
  | "dispute-opened"
  | "end-scheduled"
  | "end-withdrawn"
  | "ended"
>;

interface Telling {
  /** Stable name of the act in the log. */
  action: string;
  /** Names the event. */
  key: string;
  /** Said in place of how the account stands, where that is no news. */
  title?: string;
  news?: string;
  facts?: { name: string; value: string }[];
}

/**
 * Notes that an account stands otherwise than before and says so: to everyone in the app, and by mail to who pays
 * unless another mail says it.
 */
export async function tellOfStanding(
  context: OrganizationContext,
  account: AccountRow,
  effect: StandingEffect,
  { isMailed = true } = {},
): Promise<void> {
  const { config } = context;
  const state = accountState(factsOf(account, context.clock.now()));
  const { action, key, title = state.title, news, facts } = tellingOf(effect, state);
  const eventKey = `${action} ${context.payments.name} ${key}`;
  await recordAct(context, { action, subjectId: key, details: { state: state.kind } });
  const { name: organization, timeZone } = account;
  const content = accountStateMail({
    config,
    organizationId: context.organization.id,
    organization,
    timeZone,
    state: { ...state, title },
    ...(news === undefined ? {} : { news }),
    ...(facts === undefined ? {} : { facts }),
  });
  if (isMailed) await mailBillingContacts(context, { account, eventKey, content });
  const kind = effect.kind === "payment-failed" ? "payment-failed" : "subscription-changed";
  await notifyMembers(context, { kind, message: `${title}.`, path: "/billing", eventKey });
}

function tellingOf(effect: StandingEffect, { kind }: AccountState): Telling {
  switch (effect.kind) {
    case "payment-failed":
      return { action: "payment.failed", key: effect.invoice.id, facts: dueFacts(effect.invoice) };
    case "suspended-unpaid": {
      const { subscriptionId, invoice } = effect;
      return {
        action: "subscription.suspended",
        key: `${subscriptionId} ${invoice?.id ?? "unpaid"}`,
        ...(invoice === null ? {} : { facts: dueFacts(invoice) }),
      };
    }
    case "service-resumed":
      return {
        action: "subscription.resumed",
        key: effect.key,
        news:
          effect.after === "disputed" ? "The dispute is settled." : "Thank you. We received your payment.",
      };
    case "dispute-opened":
      return {
        action: "dispute.opened",
        key: effect.dispute.id,
        facts: [{ name: "Disputed payment", value: dollars(effect.dispute.amountCents) }],
      };
    case "end-scheduled":
      return {
        action: "subscription.end-scheduled",
        key: endKey(effect),
        // One that runs on is told as ending; one that stands still is told as that first.
        ...(kind === "ending" ? {} : { title: "You canceled your subscription" }),
      };
    case "end-withdrawn":
      return {
        action: "subscription.end-withdrawn",
        key: endKey(effect),
        ...(kind === "active" || kind === "trialing" ? {} : { title: "Your subscription continues" }),
        news: "You chose to keep it, so it continues.",
      };
    case "ended":
      return { action: "subscription.ended", key: effect.subscriptionId };
  }
  return effect satisfies never;
}

/** What has to be paid before scanning goes on. */
function dueFacts({ number, totalCents, paidCents }: InvoiceSnapshot): { name: string; value: string }[] {
  const due = { name: "Amount due", value: dollars(totalCents - paidCents) };
  return number === null ? [due] : [due, { name: "Invoice", value: number }];
}

/** One may cancel, resume and cancel again: each is told, once. */
function endKey({ subscriptionId, endsAt, at }: Of<"end-scheduled" | "end-withdrawn">): string {
  return `${subscriptionId} ${endsAt.toISOString()} ${at.toISOString()}`;
}

const ANSWER = "Answer the bank at the payment provider, before its deadline.";

/** Notes what a bank says of a payment and tells the operator, who has to answer while it is open. */
export async function tellOfDispute(
  context: OrganizationContext,
  account: AccountRow,
  effect: Of<"inquiry-opened" | "dispute-opened" | "dispute-closed">,
): Promise<void> {
  const { dispute } = effect;
  const amount = dollars(dispute.amountCents);
  const back = await refundedWords(context, dispute.invoiceId);
  const words = {
    "inquiry-opened": `The bank of ${account.name} asks about a payment of ${amount}.${back} ${ANSWER}`,
    "dispute-opened": `${account.name} disputes a payment of ${amount}.${back} Scanning is paused. ${ANSWER}`,
    "dispute-closed": `The dispute of ${account.name} over ${amount} is ${dispute.state}.${back} There is nothing left to do.`,
  };
  if (effect.kind === "dispute-closed") {
    const details = { isWon: effect.isWon, amountCents: dispute.amountCents };
    await recordAct(context, { action: "dispute.closed", subjectId: dispute.id, details });
  }
  await tellOperator(context, {
    cause: "payment-disputed",
    eventKey: `${effect.kind} ${dispute.id} ${dispute.state}`,
    message: words[effect.kind],
    reference: `dispute ${dispute.id}, organization ${context.organization.id}`,
  });
}

/** Says whether the disputed payment was refunded, which the bank has to be told. */
async function refundedWords(context: OrganizationContext, invoiceId: string | null): Promise<string> {
  if (invoiceId === null) return "";
  const isIt = and(eq(invoices.provider, context.payments.name), eq(invoices.providerInvoiceId, invoiceId));
  const [invoice] = await context.db
    .select({ refundedCents: invoices.refundedCents })
    .from(invoices)
    .where(ownedBy(context, invoices, isIt));
  const cents = invoice?.refundedCents ?? 0;
  return cents === 0 ? "" : ` We already refunded ${dollars(cents)} of it.`;
}
