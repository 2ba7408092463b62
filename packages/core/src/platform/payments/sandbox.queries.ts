import { and, eq, isNull, lt } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { paymentLinks, sandboxCheckouts } from "#platform/database/tables/billing.table.ts";
import { secretHash } from "#sign-in/secrets.ts";

export type SandboxCheckoutRow = typeof sandboxCheckouts.$inferSelect;

/** Stores a checkout; those of the same link that ran out unpaid go. */
export async function insertSandboxCheckout(
  db: Database,
  row: Omit<SandboxCheckoutRow, "id" | "completedAt">,
): Promise<void> {
  const ranOut = and(
    eq(sandboxCheckouts.paymentLinkId, row.paymentLinkId),
    isNull(sandboxCheckouts.completedAt),
    lt(sandboxCheckouts.expiresAt, row.createdAt),
  );
  await db.delete(sandboxCheckouts).where(ranOut);
  await db.insert(sandboxCheckouts).values(row);
}

export interface FoundSandboxCheckout {
  checkout: SandboxCheckoutRow;
  linkPaidAt: Date | null;
}

/** The checkout a public session id opens, or null. */
export async function findSandboxCheckout(
  db: Database,
  sessionId: string,
): Promise<FoundSandboxCheckout | null> {
  const [row] = await selectCheckout(db, sessionId);
  return row ?? null;
}

/** The same, held with its link until the transaction ends: nothing else pays either of them meanwhile. */
export async function holdSandboxCheckout(
  db: Database,
  sessionId: string,
): Promise<FoundSandboxCheckout | null> {
  const [row] = await selectCheckout(db, sessionId).for("update");
  return row ?? null;
}

function selectCheckout(db: Database, sessionId: string) {
  return db
    .select({ checkout: sandboxCheckouts, linkPaidAt: paymentLinks.paidAt })
    .from(sandboxCheckouts)
    .innerJoin(paymentLinks, eq(paymentLinks.id, sandboxCheckouts.paymentLinkId))
    .where(eq(sandboxCheckouts.sessionHash, secretHash(sessionId)));
}

export async function completeSandboxCheckout(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sandboxCheckouts).set({ completedAt: now }).where(eq(sandboxCheckouts.id, id));
}
