import { asc, inArray } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { occurrences } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** The pages each of these issues is known to stand on, in the order they were kept. */
export async function pagesByIssue(
  context: OrganizationContext,
  issueIds: readonly string[],
): Promise<Map<string, string[]>> {
  const places = await context.db
    .select({ issueId: occurrences.issueId, page: occurrences.page })
    .from(occurrences)
    .where(ownedBy(context, occurrences, inArray(occurrences.issueId, [...issueIds])))
    .orderBy(asc(occurrences.id));
  const byIssue = Map.groupBy(places, ({ issueId }) => issueId);
  return new Map(issueIds.map((id) => [id, [...new Set((byIssue.get(id) ?? []).map(({ page }) => page))]]));
}
