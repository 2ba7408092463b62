import type { OpsDispute, OpsPaymentEvent, WaitingRefund } from "@plumbline/contract/ops-payments";
import type { PaymentEventFilter } from "@plumbline/contract/ops-terms";
import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { listRefundProposals } from "#billing/refund-proposals.ts";
import { pageOf, rowsOf } from "#ops/pages.ts";
import type { OperatorContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { disputes, paymentCustomers, paymentEvents } from "#platform/database/tables/billing.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";

const MOST_SHOWN = 50;

/** What of payments waits for a person. */
export async function readPayments(context: OperatorContext): Promise<{
  provider: string;
  refunds: WaitingRefund[];
  disputes: OpsDispute[];
}> {
  const refunds = await listRefundProposals(context, MOST_SHOWN);
  return {
    provider: context.payments.name,
    refunds: refunds.map(({ id, organizationId, name, amountCents, reason, createdAt }) => ({
      id,
      client: { id: organizationId, name },
      amountCents,
      reason,
      createdAt: createdAt.toISOString(),
    })),
    disputes: await newestDisputes(context),
  };
}

async function newestDisputes({ db }: OperatorContext): Promise<OpsDispute[]> {
  const isOpen = sql`${disputes.state} in ('inquiry', 'open')`;
  const isDisputed = and(
    eq(invoices.provider, disputes.provider),
    eq(invoices.providerInvoiceId, disputes.providerInvoiceId),
  );
  const rows = await db
    .select({
      id: disputes.id,
      client: { id: organizations.id, name: organizations.name },
      amountCents: disputes.amountCents,
      refundedCents: sql<number>`coalesce(${invoices.refundedCents}, 0)`,
      reason: disputes.reason,
      state: disputes.state,
      openedAt: disputes.openedAt,
      closedAt: disputes.closedAt,
    })
    .from(disputes)
    .leftJoin(organizations, eq(organizations.id, disputes.organizationId))
    .leftJoin(invoices, isDisputed)
    .orderBy(desc(isOpen), desc(disputes.openedAt))
    .limit(MOST_SHOWN);
  return rows.map(({ openedAt, closedAt, ...dispute }) => ({
    ...dispute,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

const FILTERS = {
  all: undefined,
  waiting: isNull(paymentEvents.handledAt),
  missing: eq(paymentEvents.outcome, "missing"),
};

/** A page of the provider's events, newest first. */
export async function listPaymentEvents(
  { db }: OperatorContext,
  { filter, page }: { filter: PaymentEventFilter; page: number },
): Promise<{ events: OpsPaymentEvent[]; page: number; hasNext: boolean }> {
  const isAbout = sql`${paymentCustomers.provider} = ${paymentEvents.provider}
    and ${paymentCustomers.customerId} = ${paymentEvents.customerId}`;
  const found = await db
    .select({
      id: paymentEvents.id,
      eventId: paymentEvents.eventId,
      type: paymentEvents.type,
      client: { id: organizations.id, name: organizations.name },
      receivedAt: paymentEvents.receivedAt,
      handledAt: paymentEvents.handledAt,
      outcome: paymentEvents.outcome,
    })
    .from(paymentEvents)
    .leftJoin(paymentCustomers, isAbout)
    .leftJoin(organizations, eq(organizations.id, paymentCustomers.organizationId))
    .where(FILTERS[filter])
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(rowsOf(page).limit)
    .offset(rowsOf(page).offset);
  const { rows, ...facts } = pageOf(found, page);
  return {
    events: rows.map(({ receivedAt, handledAt, ...event }) => ({
      ...event,
      receivedAt: receivedAt.toISOString(),
      handledAt: handledAt?.toISOString() ?? null,
    })),
    ...facts,
  };
}
