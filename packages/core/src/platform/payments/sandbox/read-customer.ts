import {
  type CardSnapshot,
  type CustomerSnapshot,
  INVOICES_READ,
  type InvoiceSnapshot,
  type SubscriptionSnapshot,
} from "#platform/payments/customer-snapshot.ts";
import {
  type CustomerRow,
  disputesOf,
  findCustomer,
  type InvoiceRow,
  invoicesOf,
  type RefundRow,
  refundsOf,
  type SubscriptionRow,
  subscriptionsOf,
} from "#platform/payments/sandbox/customers.queries.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { isTestCard, TEST_CARDS, type TestCard } from "#platform/payments/sandbox/test-cards.ts";

/** A customer of the sandbox as it is now, read at one moment; null when there is none. */
export async function readSandboxCustomer(
  { db }: Pick<Sandbox, "db">,
  id: string,
): Promise<CustomerSnapshot | null> {
  // One reading: between two, someone could pay.
  return db.transaction(
    async (inside) => {
      const customer = await findCustomer({ db: inside }, id);
      if (customer === null) return null;
      const subscriptions = await subscriptionsOf({ db: inside }, id);
      const invoices = await invoicesOf({ db: inside }, id, INVOICES_READ);
      const refunds = await refundsOf({ db: inside }, id);
      const disputes = await disputesOf({ db: inside }, id);
      return {
        customerId: id,
        creditCents: customer.creditCents,
        card: cardOf(customer),
        subscriptions: subscriptions.map((row) => subscriptionOf(row, invoices)),
        invoices: invoices.map((row) => invoiceOf(row, refunds)),
        disputes: disputes.map(({ customerId: _customer, closedAt: _closed, ...dispute }) => ({
          ...dispute,
          reason: "fraudulent",
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function cardOf({ card, cardId, cardExpiresOn }: CustomerRow): CardSnapshot | null {
  if (card === null || cardId === null || !isTestCard(card)) return null;
  return { id: cardId, ...printedOn(card), expiresOn: cardExpiresOn ?? "" };
}

function printedOn(card: TestCard) {
  const { brand, number } = TEST_CARDS[card];
  return { brand, last4: number.slice(-4) };
}

function subscriptionOf(row: SubscriptionRow, invoices: readonly InvoiceRow[]): SubscriptionSnapshot {
  const { id, state, plan, monthlyPriceCents, startedAt, periodEndsAt, cancelsAtPeriodEnd } = row;
  const isUnpaid = ({ subscriptionId, state }: InvoiceRow) =>
    subscriptionId === id && state === "uncollectible";
  return {
    id,
    phase: state,
    plan,
    monthlyPriceCents,
    startedAt,
    periodEndsAt,
    cancelsAtPeriodEnd,
    areChargesHeld: row.areChargesHeld,
    endedAt: row.endedAt,
    endedUnpaid: invoices.some(isUnpaid),
  };
}

function invoiceOf(row: InvoiceRow, refunds: readonly RefundRow[]): InvoiceSnapshot {
  const { customerId: _customer, number, lines, totalCents, paidCard, ...invoice } = row;
  const day = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...invoice,
    refunds: refunds
      .filter(({ invoiceId }) => invoiceId === row.id)
      .map(({ id, amountCents, refundedAt }) => ({ id, amountCents, at: refundedAt })),
    number: `SBX-${String(number).padStart(6, "0")}`,
    lines: lines.map((line) => ({ ...line, from: day(line.from), until: day(line.until) })),
    subtotalCents: totalCents,
    taxCents: 0,
    totalCents,
    paidBy: paidCard === null || !isTestCard(paidCard) ? null : printedOn(paidCard),
  };
}
