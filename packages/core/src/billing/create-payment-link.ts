import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { paymentLinks } from "#platform/database/tables/billing.table.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";

export interface NewPaymentLink {
  plan: string;
  monthlyPriceCents: number;
  expiresAt: Date;
}

/**
 * Creates a public payment link and answers its token, which is kept nowhere else: only its hash is stored.
 *
 * @throws {AppError} `payment.provider-unavailable` when the provider has to make the price and cannot be reached
 */
export async function createPaymentLink(
  context: OrganizationContext,
  { plan, monthlyPriceCents, expiresAt }: NewPaymentLink,
): Promise<string> {
  await context.payments.ensurePrice({ plan, monthlyPriceCents });
  const token = newSecret();
  return inTransaction(context, async (inside) => {
    const [row] = await inside.db
      .insert(paymentLinks)
      .values({
        organizationId: inside.organization.id,
        tokenHash: secretHash(token),
        plan,
        monthlyPriceCents,
        expiresAt,
        createdAt: inside.clock.now(),
      })
      .returning({ id: paymentLinks.id });
    if (row) await recordAct(inside, { action: "payment-link.created", subjectId: row.id });
    return token;
  });
}
