import { and, count, eq, isNotNull, isNull, lt, or } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { authenticators, recoveryCodes } from "#platform/database/tables/two-factor.table.ts";
import { recoveryCodeHash } from "#two-factor/recovery-codes.ts";

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** A person's authenticator app, be it in use or still being set up; null without one. */
export async function findAuthenticator(db: Database, userId: string): Promise<AuthenticatorRow | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row ?? null;
}

/** Whether the person's sign-in asks for a second factor. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const authenticator = await findAuthenticator(db, userId);
  return authenticator !== null && authenticator.confirmedAt !== null;
}

/** Keeps a new secret in place of one that was never confirmed; false where one is in use. */
export async function storeUnconfirmed(
  db: Database,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const stored = await db
    .insert(authenticators)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, createdAt: now, lastUsedStep: null },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  return stored.length > 0;
}

/** Puts this secret into use; false where it was replaced or confirmed meanwhile. */
export async function confirmAuthenticator(
  db: Database,
  { userId, secret, step, now }: { userId: string; secret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(authenticators)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.secret, secret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userId: authenticators.userId });
  return confirmed.length > 0;
}

/** Uses a time step up; false when its code, or a later one, was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(authenticators)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        isNotNull(authenticators.confirmedAt),
        or(isNull(authenticators.lastUsedStep), lt(authenticators.lastUsedStep, step)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

/** Uses a recovery code up; false when it is none of the person's or was used before. */
export async function useRecoveryCode(
  db: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, recoveryCodeHash(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Keeps these recovery codes, hashed, in place of all earlier ones. */
export async function replaceRecoveryCodes(
  db: Database,
  { userId, codes, now }: { userId: string; codes: readonly string[]; now: Date },
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryCodeHash(userId, code), createdAt: now })));
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Takes app and recovery codes away; false where the sign-in asked for no second factor. */
export async function deleteSecondFactor(db: Database, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}
