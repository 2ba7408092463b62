import { and, asc, eq, sql } from "drizzle-orm";

import { readAccount } from "#billing/account.queries.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { refundDeclinedMail } from "#billing/mails/refund-declined.mail.ts";
import { doPaymentAct } from "#billing/payment-acts/do-payment-act.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { recordAct } from "#platform/audit-log.ts";
import {
  contextFor,
  inTransaction,
  type OrganizationContext,
  type Services,
  type SignedInOperator,
} from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { refundProposals } from "#platform/database/tables/billing.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** A payment that should be refunded, as the operator sees it. */
export interface RefundProposal {
  id: string;
  organizationId: string;
  name: string;
  amountCents: number;
  reason: string;
  createdAt: Date;
}

/** Refunds that wait for the operator's word, oldest first; all of them unless a limit is given. */
export async function listRefundProposals(
  { db }: Pick<Services, "db">,
  limit?: number,
): Promise<RefundProposal[]> {
  const proposals = db
    .select({
      id: refundProposals.id,
      organizationId: refundProposals.organizationId,
      name: organizations.name,
      amountCents: refundProposals.amountCents,
      reason: refundProposals.reason,
      createdAt: refundProposals.createdAt,
    })
    .from(refundProposals)
    .innerJoin(organizations, eq(organizations.id, refundProposals.organizationId))
    .where(eq(refundProposals.state, "proposed"))
    .orderBy(asc(refundProposals.createdAt));
  return limit === undefined ? proposals : proposals.limit(limit);
}

/** `unknown`: there is no such proposal. `refunded` and `declined`: that was done before, and nothing is done now. */
export type RefundDecision =
  | { outcome: "done" | "declined"; amountCents: number; name: string }
  | "unknown"
  | "refunded"
  | "declined";

/**
 * Refunds a payment that was proposed to be, or declines to, which its client is told. Decided twice it is done once,
 * and one that was refunded at the provider meanwhile is not decided at all.
 *
 * @throws {AppError} `payment.provider-unavailable`
 */
export async function decideRefund(
  services: Services,
  id: string,
  { isGranted, by }: { isGranted: boolean; by?: SignedInOperator },
): Promise<RefundDecision> {
  const found = await findProposal(services, id);
  if (found === null) return "unknown";
  const context = contextFor(services, found.proposal.organizationId, {
    kind: "operator",
    ...(by && { by }),
  });
  if (found.proposal.state === "proposed") await readBack(context);
  const current = (await findProposal(services, id)) ?? found;
  const { proposal, name } = current;
  if (proposal.state !== "proposed") return decidedBefore(proposal);
  if (isGranted) await giveBack(context, proposal);
  const outcome = isGranted ? "done" : "declined";
  const { amountCents } = proposal;
  const isDecided = await inTransaction(context, async (inside) => {
    const decided = { state: outcome, decidedAt: inside.clock.now() } as const;
    const rows = await inside.db
      .update(refundProposals)
      .set(decided)
      .where(ofProposal(inside, id))
      .returning({ id: refundProposals.id });
    // The reading after a refund has closed it already, so one that was granted here is done either way.
    if (rows.length === 0 && !isGranted) return false;
    await recordAct(inside, { action: `refund.${outcome}`, subjectId: id, details: { amountCents } });
    if (!isGranted) await tellOfDecline(inside, proposal);
    return true;
  });
  if (isDecided) return { outcome, amountCents, name };
  return decidedBefore((await findProposal(services, id))?.proposal ?? proposal);
}

function decidedBefore({ state }: Proposal): "refunded" | "declined" {
  return state === "declined" ? "declined" : "refunded";
}

type Proposal = typeof refundProposals.$inferSelect;

async function findProposal({ db }: Pick<Services, "db">, id: string) {
  const [found] = await db
    .select({ proposal: refundProposals, name: organizations.name })
    .from(refundProposals)
    .innerJoin(organizations, eq(organizations.id, refundProposals.organizationId))
    .where(sql`${refundProposals.id}::text = ${id}`);
  return found ?? null;
}

/** What was refunded at the provider, and not told of yet, is known from then on. */
async function readBack(context: OrganizationContext): Promise<void> {
  const customerId = await customerOf(context);
  if (customerId !== null) await reconcileCustomer(context, customerId);
}

function ofProposal(context: OrganizationContext, id: string) {
  return ownedBy(
    context,
    refundProposals,
    and(eq(refundProposals.id, id), eq(refundProposals.state, "proposed")),
  );
}

async function tellOfDecline(
  context: OrganizationContext,
  { id, provider, providerInvoiceId, amountCents }: Proposal,
): Promise<void> {
  const account = await readAccount(context);
  if (account === null) return;
  const isItsInvoice = and(
    eq(invoices.provider, provider),
    eq(invoices.providerInvoiceId, providerInvoiceId),
  );
  const [invoice] = await context.db
    .select()
    .from(invoices)
    .where(ownedBy(context, invoices, isItsInvoice));
  const content = refundDeclinedMail({
    config: context.config,
    organizationId: context.organization.id,
    organization: account.name,
    cents: amountCents,
    invoiceNumber: invoice?.number ?? null,
    paidAt: invoice?.paidAt ?? null,
    timeZone: account.timeZone,
  });
  await mailBillingContacts(context, { account, eventKey: `refund-declined ${id}`, content });
}

async function giveBack(
  context: OrganizationContext,
  { id, providerPaymentId, amountCents }: Proposal,
): Promise<void> {
  const customerId = await customerOf(context);
  if (providerPaymentId === null || customerId === null)
    throw new Error("The payment of this proposal is not known: refund it at the payment provider.");
  await doPaymentAct(context, async () => ({
    kind: "refund",
    subject: id,
    customerId,
    perform: async ({ key }) => context.payments.refund({ key, paymentId: providerPaymentId, amountCents }),
  }));
}
