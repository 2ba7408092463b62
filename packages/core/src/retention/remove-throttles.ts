import { lt } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { signInThrottles } from "#platform/database/tables/sessions.table.ts";

/** Longer than any window that is counted in. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes counters whose windows are long over: strangers' calls make them. Answers how many. */
export async function removeThrottles({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const { rowCount } = await db.delete(signInThrottles).where(lt(signInThrottles.windowStartedAt, before));
  return rowCount ?? 0;
}
