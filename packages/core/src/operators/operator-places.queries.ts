import { and, count, eq, gt, lt } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { operatorPlaces, operators } from "#platform/database/tables/operators.table.ts";
import { KNOWN_MS, type Place } from "#sign-in/known-places.queries.ts";

/** Whether the operator of an address has signed in from this network; one statement for every address. */
export async function isOperatorsPlace(
  db: Database,
  email: string,
  { network, now }: Place,
): Promise<boolean> {
  const [found] = await db
    .select({ places: count() })
    .from(operatorPlaces)
    .innerJoin(operators, eq(operators.id, operatorPlaces.operatorId))
    .where(
      and(
        eq(operators.email, email.trim().toLowerCase()),
        eq(operatorPlaces.network, network),
        gt(operatorPlaces.lastSignInAt, new Date(now.getTime() - KNOWN_MS)),
      ),
    );
  return (found?.places ?? 0) > 0;
}

/** Notes where an operator signed in, and forgets where they have not for long. */
export async function rememberOperatorsPlace(
  db: Database,
  operatorId: string,
  { network, now }: Place,
): Promise<void> {
  await db
    .insert(operatorPlaces)
    .values({ operatorId, network, lastSignInAt: now })
    .onConflictDoUpdate({
      target: [operatorPlaces.operatorId, operatorPlaces.network],
      set: { lastSignInAt: now },
    });
  const isForgotten = lt(operatorPlaces.lastSignInAt, new Date(now.getTime() - KNOWN_MS));
  await db.delete(operatorPlaces).where(and(eq(operatorPlaces.operatorId, operatorId), isForgotten));
}
