import { eq } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { checkouts, paymentLinks } from "#platform/database/tables/billing.table.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

export interface WantedCheckout {
  paymentLinkId: string;
  organizationId: string;
  successUrl: string;
  cancelUrl: string;
}

const HOUR_MS = 60 * 60 * 1000;
/** How long a checkout stays open. Stripe takes no less than half an hour. */
const OPEN_HOURS = 1;
/** A checkout that closes sooner is not handed out again: paying takes a while. */
const SPARE_MS = 10 * 60 * 1000;

/**
 * The checkout that is open for a link, or a new one in its place. There is one at most, so pressing the button
 * again leads to the same and a visitor makes no rows. Call it within a transaction: it holds the link.
 */
export async function claimCheckout(
  { db, clock, payments }: Pick<Services, "db" | "clock" | "payments">,
  wanted: WantedCheckout,
): Promise<CheckoutRow> {
  const { paymentLinkId } = wanted;
  await db
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(eq(paymentLinks.id, paymentLinkId))
    .for("update");
  const [before] = await db.select().from(checkouts).where(eq(checkouts.paymentLinkId, paymentLinkId));
  const now = clock.now();
  const isUsable =
    before?.provider === payments.name &&
    before.expiresAt.getTime() - SPARE_MS > now.getTime() &&
    isSameOrigin(before.successUrl, wanted.successUrl);
  if (isUsable) return before;
  const row = {
    ...wanted,
    provider: payments.name,
    generation: (before?.generation ?? 0) + 1,
    openedAt: now,
    expiresAt: new Date(now.getTime() + OPEN_HOURS * HOUR_MS),
  };
  await db.insert(checkouts).values(row).onConflictDoUpdate({ target: checkouts.paymentLinkId, set: row });
  return row;
}

/** Gives up on a checkout that the provider did not open: the next try opens another. */
export async function dropCheckout(
  { db, clock }: Pick<Services, "db" | "clock">,
  { paymentLinkId }: CheckoutRow,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ expiresAt: clock.now() })
    .where(eq(checkouts.paymentLinkId, paymentLinkId));
}

/** One machine has several names; who came by one goes back by it. */
function isSameOrigin(a: string, b: string): boolean {
  return new URL(a).origin === new URL(b).origin;
}
