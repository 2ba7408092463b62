import { asc, eq, max } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { operatorPlaces, operators } from "#platform/database/tables/operators.table.ts";

export interface ListedOperator {
  email: string;
  name: string;
  /** Whether both factors are set up. */
  isSetUp: boolean;
  /** The newest sign-in of the last half year; null without one. */
  lastSignInAt: Date | null;
}

/** All who may sign in at `/ops`, by address. */
export async function listOperators({ db }: Pick<Services, "db">): Promise<ListedOperator[]> {
  const rows = await db
    .select({
      email: operators.email,
      name: operators.name,
      hasTemporaryPassword: operators.hasTemporaryPassword,
      lastSignInAt: max(operatorPlaces.lastSignInAt),
    })
    .from(operators)
    .leftJoin(operatorPlaces, eq(operatorPlaces.operatorId, operators.id))
    .groupBy(operators.id)
    .orderBy(asc(operators.email));
  return rows.map(({ hasTemporaryPassword, ...row }) => ({ ...row, isSetUp: !hasTemporaryPassword }));
}
