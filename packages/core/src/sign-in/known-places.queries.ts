import { and, count, eq, gt, lt } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { knownPlaces } from "#platform/database/tables/sessions.table.ts";

/** How long a place is known after the newest sign-in there, in milliseconds. */
export const KNOWN_MS = 180 * 24 * 60 * 60 * 1000;

export interface Place {
  network: string;
  now: Date;
}

/** Whether someone has signed in to the account of an address from this network; one statement for every address. */
export async function isKnownPlace(db: Database, email: string, { network, now }: Place): Promise<boolean> {
  const [found] = await db
    .select({ places: count() })
    .from(knownPlaces)
    .innerJoin(users, eq(users.id, knownPlaces.userId))
    .where(
      and(
        eq(users.email, email.trim().toLowerCase()),
        eq(knownPlaces.network, network),
        gt(knownPlaces.lastSignInAt, new Date(now.getTime() - KNOWN_MS)),
      ),
    );
  return (found?.places ?? 0) > 0;
}

/** Notes where a person signed in, and forgets where they have not for long. */
export async function rememberPlace(db: Database, userId: string, { network, now }: Place): Promise<void> {
  await db
    .insert(knownPlaces)
    .values({ userId, network, lastSignInAt: now })
    .onConflictDoUpdate({ target: [knownPlaces.userId, knownPlaces.network], set: { lastSignInAt: now } });
  const isForgotten = lt(knownPlaces.lastSignInAt, new Date(now.getTime() - KNOWN_MS));
  await db.delete(knownPlaces).where(and(eq(knownPlaces.userId, userId), isForgotten));
}
