import { and, eq, isNotNull, isNull } from "drizzle-orm";

import { factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import { pauseScanning, resumeScanning } from "#billing/lifecycle/pause-scanning.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { accountStateMail } from "#billing/mails/account-state.mail.ts";
import { requestPaymentAct } from "#billing/payment-acts/request-payment-act.ts";
import { holdSubscription } from "#billing/subscriptions.queries.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/**
 * Suspends a client for a reason its people are told, e.g. a breach of the terms: nothing is scanned or charged until
 * it is resumed; reports and billing stay open. False when it was suspended already.
 */
export async function suspendClient(context: OrganizationContext, reason: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const suspended = await inside.db
      .update(organizations)
      .set({ suspendedAt: inside.clock.now(), suspensionReason: reason })
      .where(and(eq(organizations.id, inside.organization.id), isNull(organizations.suspendedAt)))
      .returning({ id: organizations.id });
    if (suspended.length === 0) return false;
    await recordAct(inside, { action: "organization.suspended", details: { reason } });
    await pauseScanning(inside);
    await requestHolding(inside, "hold-charges");
    await tellOfState(inside, "organization.suspended");
    return true;
  });
}

/** Ends a client's suspension, and tells its people. False when it was not suspended. */
export async function resumeClient(context: OrganizationContext): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const resumed = await inside.db
      .update(organizations)
      .set({ suspendedAt: null, suspensionReason: null })
      .where(and(eq(organizations.id, inside.organization.id), isNotNull(organizations.suspendedAt)))
      .returning({ id: organizations.id });
    if (resumed.length === 0) return false;
    await recordAct(inside, { action: "organization.resumed" });
    await resumeIfPaid(inside);
    await requestHolding(inside, "release-charges");
    await tellOfState(inside, "organization.resumed", "Your account is no longer suspended.");
    return true;
  });
}

async function resumeIfPaid(context: OrganizationContext): Promise<void> {
  const account = await readAccount(context);
  const isScanning = account !== null && accountState(factsOf(account, context.clock.now())).isScanning;
  if (isScanning) await resumeScanning(context);
}

/** Has renewals no longer charged, or charged again: a dispute goes on holding them by itself. */
async function requestHolding(
  context: OrganizationContext,
  kind: "hold-charges" | "release-charges",
): Promise<void> {
  const row = await holdSubscription(context);
  const isOurs = row?.provider === context.payments.name && row.status !== "CANCELED";
  if (!isOurs || row.providerSubscriptionId === null) return;
  if (kind === "release-charges" && row.suspendedBecause === "disputed") return;
  await requestPaymentAct(context, { kind, subject: row.providerSubscriptionId });
}

async function tellOfState(context: OrganizationContext, action: string, news?: string): Promise<void> {
  const account = await readAccount(context);
  if (account === null) return;
  const { config, clock, organization } = context;
  const state = accountState(factsOf(account, context.clock.now()));
  const { name, timeZone } = account;
  const eventKey = `${action} ${organization.id} ${clock.now().toISOString()}`;
  const mail = { config, organizationId: organization.id, organization: name, timeZone, state };
  const content = accountStateMail(news === undefined ? mail : { ...mail, news });
  await mailBillingContacts(context, { account, eventKey, content });
  const message = news ?? `${state.title}.`;
  await notifyMembers(context, { kind: "subscription-changed", message, path: "/billing", eventKey });
}
