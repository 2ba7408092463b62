import { and, asc, eq, sql } from "drizzle-orm";

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
import { ownedBy } from "#platform/database/tenancy.ts";

/** A charge that should be given back, as the operator sees it. */
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

/** `unknown`: there is no such proposal. `decided`: it was decided before. */
export type RefundDecision =
  | { outcome: "done" | "declined"; amountCents: number; name: string }
  | "unknown"
  | "decided";

/**
 * Gives a charge back that was proposed to be, or declines to. Decided twice it is done once.
 *
 * @throws {AppError} `payment.provider-unavailable`
 */
export async function decideRefund(
  services: Services,
  id: string,
  { isGranted, by }: { isGranted: boolean; by?: SignedInOperator },
): Promise<RefundDecision> {
  const [proposal] = await services.db
    .select({ proposal: refundProposals, name: organizations.name })
    .from(refundProposals)
    .innerJoin(organizations, eq(organizations.id, refundProposals.organizationId))
    .where(sql`${refundProposals.id}::text = ${id}`);
  if (proposal === undefined) return "unknown";
  const { organizationId, amountCents, state } = proposal.proposal;
  if (state !== "proposed") return "decided";
  const context = contextFor(services, organizationId, { kind: "operator", ...(by && { by }) });
  if (isGranted) await giveBack(context, proposal.proposal);
  const outcome = isGranted ? "done" : "declined";
  await inTransaction(context, async (inside) => {
    const decided = { state: outcome, decidedAt: inside.clock.now() } as const;
    await inside.db.update(refundProposals).set(decided).where(ofProposal(inside, id));
    await recordAct(inside, { action: `refund.${outcome}`, subjectId: id, details: { amountCents } });
  });
  return { outcome, amountCents, name: proposal.name };
}

function ofProposal(context: OrganizationContext, id: string) {
  return ownedBy(
    context,
    refundProposals,
    and(eq(refundProposals.id, id), eq(refundProposals.state, "proposed")),
  );
}

async function giveBack(
  context: OrganizationContext,
  { id, providerPaymentId, amountCents }: typeof refundProposals.$inferSelect,
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
