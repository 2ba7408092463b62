import type { Counted } from "@plumbline/contract/ops-parts";
import { OPS_MOST_COUNTED } from "@plumbline/contract/ops-terms";
import { sql, type SQL } from "drizzle-orm";

import type { Services } from "#platform/context.ts";

/** Counts the rows of a query up to a limit, so that the answer takes no longer the more there are. */
export async function counted({ db }: Pick<Services, "db">, rowsFrom: SQL): Promise<Counted> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 ${rowsFrom} limit ${OPS_MOST_COUNTED + 1}) as counted`,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, OPS_MOST_COUNTED), isMore: count > OPS_MOST_COUNTED };
}
