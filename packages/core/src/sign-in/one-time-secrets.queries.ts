import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { type ONE_TIME_PURPOSES, oneTimeSecrets } from "#platform/database/tables/sessions.table.ts";

interface OneTimeSecret {
  purpose: (typeof ONE_TIME_PURPOSES)[number];
  userId: string;
  secretHash: string;
}

/** Stores a one-time value; the person's earlier ones for the same purpose stop working. */
export async function replaceSecret(
  db: Database,
  { purpose, userId, secretHash }: OneTimeSecret,
  times: { now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .delete(oneTimeSecrets)
    .where(and(eq(oneTimeSecrets.userId, userId), eq(oneTimeSecrets.purpose, purpose)));
  await db
    .insert(oneTimeSecrets)
    .values({ purpose, userId, secretHash, createdAt: times.now, expiresAt: times.expiresAt });
}

/** Uses a one-time value up; false when it is wrong, over or already used. */
export async function useSecret(
  db: Database,
  { purpose, userId, secretHash }: OneTimeSecret,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(oneTimeSecrets)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeSecrets.purpose, purpose),
        eq(oneTimeSecrets.userId, userId),
        eq(oneTimeSecrets.secretHash, secretHash),
        gt(oneTimeSecrets.expiresAt, now),
        isNull(oneTimeSecrets.usedAt),
      ),
    )
    .returning({ id: oneTimeSecrets.id });
  return used.length > 0;
}

export interface TriedCode {
  userId: string;
  secretHash: string;
}

/**
 * Counts a try at the reset code of an address and answers what it must match; null when none works there.
 * Counted before it is looked at, and by the same one statement for every address.
 */
export async function tryResetCode(
  db: Database,
  { email, maxTries, now }: { email: string; maxTries: number; now: Date },
): Promise<TriedCode | null> {
  const [tried] = await db
    .update(oneTimeSecrets)
    .set({ failedTries: sql`${oneTimeSecrets.failedTries} + 1` })
    .from(users)
    .where(
      and(
        eq(users.id, oneTimeSecrets.userId),
        eq(users.email, email.toLowerCase()),
        eq(users.hasTemporaryPassword, false),
        eq(oneTimeSecrets.purpose, "password-reset"),
        gt(oneTimeSecrets.expiresAt, now),
        isNull(oneTimeSecrets.usedAt),
        lt(oneTimeSecrets.failedTries, maxTries),
      ),
    )
    .returning({ userId: oneTimeSecrets.userId, secretHash: oneTimeSecrets.secretHash });
  return tried ?? null;
}

/**
 * Counts a try at the second step of a login and answers whose it is; null when its value is wrong, over,
 * used or was tried too often. Counted before the code is looked at.
 */
export async function trySecondFactor(
  db: Database,
  { secretHash, maxTries, now }: { secretHash: string; maxTries: number; now: Date },
): Promise<string | null> {
  const [tried] = await db
    .update(oneTimeSecrets)
    .set({ failedTries: sql`${oneTimeSecrets.failedTries} + 1` })
    .where(
      and(
        eq(oneTimeSecrets.purpose, "second-factor"),
        eq(oneTimeSecrets.secretHash, secretHash),
        gt(oneTimeSecrets.expiresAt, now),
        isNull(oneTimeSecrets.usedAt),
        lt(oneTimeSecrets.failedTries, maxTries),
      ),
    )
    .returning({ userId: oneTimeSecrets.userId });
  return tried?.userId ?? null;
}
