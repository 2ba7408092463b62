import { and, asc, eq, isNull } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import { sandboxDisputes, sandboxEvents } from "#platform/database/tables/sandbox.table.ts";
import type { CustomerSnapshot, InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";
import {
  type CustomerRow,
  findCustomerOf,
  invoicesOf,
  putCardOnFile,
  runningSubscription,
  setFailsNext,
  subscriptionsOf,
} from "#platform/payments/sandbox/customers.queries.ts";
import { closeDispute, openDispute, refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { endOrRenew } from "#platform/payments/sandbox/pass-time.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import { readSandboxCustomer } from "#platform/payments/sandbox/read-customer.ts";
import { changeWorld, type Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import type { TestCard } from "#platform/payments/sandbox/test-cards.ts";

// What an operator can let happen in the sandbox's world, by the organization it concerns.

/** Thrown when there is nothing it could happen to. */
export class NothingThereError extends Error {}

async function customerOf(sandbox: Sandbox, organizationId: string): Promise<CustomerRow> {
  if (sandbox.config.payments.provider !== "sandbox") throw new AppError("payment.no-customer");
  const customer = await findCustomerOf(sandbox, organizationId);
  if (customer === null)
    throw new NothingThereError("This client has never opened a checkout in the sandbox.");
  return customer;
}

/** What came of a renewal: the newest invoice's total in US cents, and how it stands. `void`: nothing was charged. */
export interface Renewal {
  cents: number;
  state: InvoiceSnapshot["state"];
}

/** Ends the client's period now and charges the next one. Null where the subscription ended with its period. */
export async function renewNow(sandbox: Sandbox, organizationId: string): Promise<Renewal | null> {
  return changeWorld(sandbox, async (inside) => {
    const customer = await customerOf(inside, organizationId);
    const subscription = await runningSubscription(inside, customer.id);
    if (subscription === null) throw new NothingThereError("This client has no running subscription.");
    if ((await endOrRenew(inside, subscription)) === "ended") return null;
    const [invoice] = await invoicesOf(inside, customer.id, 1);
    return invoice === undefined ? null : { cents: invoice.totalCents, state: invoice.state };
  });
}

/** Has the next charge of the client's card declined, whatever the card. */
export async function failNextCharge(sandbox: Sandbox, organizationId: string): Promise<void> {
  const customer = await customerOf(sandbox, organizationId);
  await setFailsNext(sandbox, customer.id, true);
}

/** Puts another test card on file. */
export async function replaceCard(sandbox: Sandbox, organizationId: string, card: TestCard): Promise<void> {
  await changeWorld(sandbox, async (inside) => {
    const customer = await customerOf(inside, organizationId);
    await putCardOnFile(inside, customer.id, card);
    await raiseEvent(inside, "customer.updated", { customer: customer.id });
  });
}

async function newestPayment(sandbox: Sandbox, customer: CustomerRow) {
  const invoices = await invoicesOf(sandbox, customer.id, 100);
  const paid = invoices.find(({ state, paidCents }) => state === "paid" && paidCents > 0);
  if (paid === undefined) throw new NothingThereError("This client has paid nothing yet.");
  return paid;
}

/** Has the client's bank dispute the newest payment. Answers the amount in US cents. */
export async function disputeNewest(sandbox: Sandbox, organizationId: string): Promise<number> {
  return changeWorld(sandbox, async (inside) => {
    const invoice = await newestPayment(inside, await customerOf(inside, organizationId));
    const isOpen = and(eq(sandboxDisputes.invoiceId, invoice.id), eq(sandboxDisputes.state, "open"));
    if ((await inside.db.$count(sandboxDisputes, isOpen)) > 0)
      throw new NothingThereError("The newest payment is already disputed.");
    await openDispute(inside, invoice);
    return invoice.paidCents;
  });
}

/** Has the bank decide the client's open disputes. Answers how many there were. */
export async function decideDisputes(
  sandbox: Sandbox,
  organizationId: string,
  outcome: "won" | "lost",
): Promise<number> {
  return changeWorld(sandbox, async (inside) => {
    const customer = await customerOf(inside, organizationId);
    const disputes = await inside.db
      .select({ id: sandboxDisputes.id, state: sandboxDisputes.state })
      .from(sandboxDisputes)
      .where(eq(sandboxDisputes.customerId, customer.id))
      .orderBy(asc(sandboxDisputes.openedAt));
    const open = disputes.filter(({ state }) => state === "open");
    if (open.length === 0) throw new NothingThereError("This client disputes nothing.");
    for (const { id } of open) await closeDispute(inside, id, outcome);
    return open.length;
  });
}

/** Gives the newest payment back, as if by hand at the provider. Answers the amount in US cents. */
export async function refundNewest(sandbox: Sandbox, organizationId: string): Promise<number> {
  return changeWorld(sandbox, async (inside) => {
    const { paymentId, paidCents, refundedCents } = await newestPayment(
      inside,
      await customerOf(inside, organizationId),
    );
    const left = paidCents - refundedCents;
    if (paymentId === null) throw new NothingThereError("This payment cannot be refunded.");
    if (left <= 0) throw new NothingThereError("The newest payment was already refunded.");
    await refundPayment(inside, paymentId, left);
    return left;
  });
}

/** The client as the sandbox knows it. */
export async function lookAtCustomer(
  sandbox: Sandbox,
  organizationId: string,
): Promise<CustomerSnapshot | null> {
  const { id } = await customerOf(sandbox, organizationId);
  return readSandboxCustomer(sandbox, id);
}

/** Whether the client has a subscription in the sandbox, whether or not the service has heard of it. */
export async function hasPaidInSandbox(
  sandbox: Pick<Sandbox, "db">,
  organizationId: string,
): Promise<boolean> {
  const customer = await findCustomerOf(sandbox, organizationId);
  return customer !== null && (await subscriptionsOf(sandbox, customer.id)).length > 0;
}

/** How many events wait to be delivered. */
export async function countWaitingEvents({ db }: Pick<Sandbox, "db">): Promise<number> {
  return db.$count(sandboxEvents, isNull(sandboxEvents.deliveredAt));
}
