import type { BilledTo } from "@plumbline/contract/billing-details";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

import type { KnownAccount, SubscriptionState } from "#billing/lifecycle/subscription-state.ts";
import type { OrganizationContext } from "#platform/context.ts";
import {
  disputes,
  paymentCustomers,
  paymentEvents,
  subscriptions,
} from "#platform/database/tables/billing.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type {
  CardSnapshot,
  CustomerSnapshot,
  DisputeSnapshot,
  InvoiceSnapshot,
} from "#platform/payments/customer-snapshot.ts";

/** What is written down of the organization's account, as far as the snapshot tells of it. */
export async function readKnown(
  context: OrganizationContext,
  snapshot: CustomerSnapshot,
): Promise<Omit<KnownAccount, "isSuspended">> {
  const { db, payments } = context;
  const [subscription] = await db.select().from(subscriptions).where(ownedBy(context, subscriptions));
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const knownInvoices = await db
    .select({
      id: invoices.providerInvoiceId,
      state: invoices.state,
      refundedCents: invoices.refundedCents,
    })
    .from(invoices)
    .where(
      ownedBy(
        context,
        invoices,
        eq(invoices.provider, payments.name),
        inArray(invoices.providerInvoiceId, ids(snapshot.invoices)),
      ),
    );
  const knownDisputes = await db
    .select({ id: disputes.providerDisputeId, state: disputes.state })
    .from(disputes)
    .where(
      ownedBy(
        context,
        disputes,
        eq(disputes.provider, payments.name),
        inArray(disputes.providerDisputeId, ids(snapshot.disputes)),
      ),
    );
  return {
    subscription: subscription ?? null,
    invoices: new Map(knownInvoices.map(({ id, ...known }) => [id, known])),
    disputes: new Map(knownDisputes.map(({ id, state }) => [id, state])),
  };
}

/** Writes the state down; an organization has one subscription. */
export async function writeSubscription(
  { db, clock, organization, payments }: OrganizationContext,
  state: SubscriptionState,
): Promise<void> {
  const values = { ...stateOnly(state), provider: payments.name };
  await db
    .insert(subscriptions)
    .values({ ...values, organizationId: organization.id, createdAt: clock.now() })
    .onConflictDoUpdate({ target: subscriptions.organizationId, set: values });
}

/** A state may be a whole row; what is not of the state stays as it is. */
function stateOnly(state: SubscriptionState): SubscriptionState {
  return {
    status: state.status,
    statusSince: state.statusSince,
    plan: state.plan,
    monthlyPriceCents: state.monthlyPriceCents,
    startedAt: state.startedAt,
    currentPeriodEndsAt: state.currentPeriodEndsAt,
    cancelsAtPeriodEnd: state.cancelsAtPeriodEnd,
    pastDueNoticeAt: state.pastDueNoticeAt,
    dueInvoiceId: state.dueInvoiceId,
    nextAttemptAt: state.nextAttemptAt,
    suspendedBecause: state.suspendedBecause,
    endedAt: state.endedAt,
    endedBecause: state.endedBecause,
    cardId: state.cardId,
    cardBrand: state.cardBrand,
    cardLast4: state.cardLast4,
    cardExpiresOn: state.cardExpiresOn,
    providerSubscriptionId: state.providerSubscriptionId,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a card is noted for an invoice, it stays, whatever card the customer has later. */
const FIRST_CARD = {
  paidCardBrand: sql`coalesce(${invoices.paidCardBrand}, excluded.paid_card_brand)`,
  paidCardLast4: sql`coalesce(${invoices.paidCardLast4}, excluded.paid_card_last4)`,
};

/** The card the provider names, else the one on file where it has paid the invoice just now. */
function paidWith(
  { paidAt, paidCents, paidBy }: Pick<InvoiceSnapshot, "paidAt" | "paidCents" | "paidBy">,
  card: CardSnapshot | null,
  now: Date,
) {
  const isFresh = paidAt !== null && paidCents > 0 && now.getTime() - paidAt.getTime() < DAY_MS;
  const payer = paidBy ?? (isFresh ? card : null);
  return { paidCardBrand: payer?.brand ?? null, paidCardLast4: payer?.last4 ?? null };
}

interface InvoicesFound {
  /** Name of the organization. */
  name: string;
  /** Stays with an invoice from when it is first written down. */
  billedTo: BilledTo;
  found: readonly InvoiceSnapshot[];
  card: CardSnapshot | null;
}

/** Writes the customer's invoices down as the provider has them now. */
export async function writeInvoices(
  { db, clock, organization, payments }: OrganizationContext,
  { name, billedTo, found, card }: InvoicesFound,
): Promise<void> {
  for (const {
    id,
    subscriptionId,
    paymentId,
    lines,
    nextAttemptAt: _next,
    refunds: _refunds,
    paidBy,
    ...invoice
  } of found) {
    const values = {
      ...invoice,
      providerSubscriptionId: subscriptionId,
      providerPaymentId: paymentId,
      lines: lines.map(({ description, amountCents, from, until }) => ({
        description,
        amountCents,
        from: from?.toISOString() ?? null,
        until: until?.toISOString() ?? null,
      })),
    };
    await db
      .insert(invoices)
      .values({
        ...values,
        organizationId: organization.id,
        organizationName: name,
        billedTo,
        provider: payments.name,
        providerInvoiceId: id,
        ...paidWith({ ...invoice, paidBy }, card, clock.now()),
        createdAt: clock.now(),
      })
      .onConflictDoUpdate({
        target: [invoices.provider, invoices.providerInvoiceId],
        set: { ...values, ...FIRST_CARD },
      });
  }
}

/** Writes the customer's disputes down as the provider has them now. */
export async function writeDisputes(
  { db, clock, organization, payments }: OrganizationContext,
  found: readonly DisputeSnapshot[],
): Promise<void> {
  const now = clock.now();
  for (const { id, invoiceId, state, ...dispute } of found) {
    const isClosed = state === "won" || state === "lost";
    await db
      .insert(disputes)
      .values({
        ...dispute,
        state,
        organizationId: organization.id,
        provider: payments.name,
        providerDisputeId: id,
        providerInvoiceId: invoiceId,
        closedAt: isClosed ? now : null,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [disputes.provider, disputes.providerDisputeId],
        set: {
          state,
          amountCents: dispute.amountCents,
          closedAt: isClosed ? sql`coalesce(${disputes.closedAt}, excluded.closed_at)` : null,
        },
      });
  }
}

type CustomerScope = Pick<OrganizationContext, "db" | "payments">;

function ofCustomer({ payments }: CustomerScope, customerId: string) {
  return and(eq(paymentCustomers.provider, payments.name), eq(paymentCustomers.customerId, customerId));
}

/** How often the customer was written down; null when the service has no such customer. */
export async function versionOf(scope: CustomerScope, customerId: string): Promise<number | null> {
  const [row] = await scope.db
    .select({ version: paymentCustomers.version })
    .from(paymentCustomers)
    .where(ofCustomer(scope, customerId));
  return row?.version ?? null;
}

/**
 * Raises the customer's version, which must still be `version`, and holds the customer until the transaction ends.
 * False when someone else has written a newer reading down meanwhile.
 */
export async function claimVersion(
  context: OrganizationContext,
  { customerId, version }: { customerId: string; version: number },
): Promise<boolean> {
  const claimed = await context.db
    .update(paymentCustomers)
    .set({ version: version + 1, readAt: context.clock.now() })
    .where(and(ofCustomer(context, customerId), eq(paymentCustomers.version, version)))
    .returning({ version: paymentCustomers.version });
  return claimed.length > 0;
}

/** Events about the customer that wait: what is read from now on holds all they tell of. */
export async function waitingEvents(scope: CustomerScope, customerId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, scope.payments.name),
        eq(paymentEvents.customerId, customerId),
        isNull(paymentEvents.handledAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Notes events as handled, and for whom. */
export async function settleEvents(
  { db, clock, organization }: OrganizationContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(paymentEvents)
    .set({ handledAt: clock.now(), outcome: "reconciled", organizationId: organization.id })
    .where(inArray(paymentEvents.id, [...ids]));
}
