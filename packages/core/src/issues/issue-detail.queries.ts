import { asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { issueEvents, occurrences } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Name of a place's picture, to ask for it; null where there is none. */
export function screenshotName() {
  return sql<
    string | null
  >`case when ${occurrences.screenshotKey} is null then null else ${occurrences.id}::text end`.as(
    "screenshot",
  );
}

/** The places kept of an issue, in the order they were kept. */
export async function selectPlaces(scope: Scope, issueId: string, limit: number) {
  return scope.db
    .select({
      page: occurrences.page,
      selector: occurrences.selector,
      snippet: occurrences.snippet,
      message: occurrences.message,
      sources: occurrences.sources,
      example: occurrences.example,
      screenshot: screenshotName(),
    })
    .from(occurrences)
    .where(ownedBy(scope, occurrences, eq(occurrences.issueId, issueId)))
    .orderBy(asc(occurrences.id))
    .limit(limit);
}

/** What happened to an issue, newest first. */
export async function selectHistory(scope: Scope, issueId: string, limit: number) {
  return scope.db
    .select({ kind: issueEvents.kind, at: issueEvents.at, by: users.name, note: issueEvents.note })
    .from(issueEvents)
    .leftJoin(users, eq(users.id, issueEvents.userId))
    .where(ownedBy(scope, issueEvents, eq(issueEvents.issueId, issueId)))
    .orderBy(desc(issueEvents.at), desc(issueEvents.id))
    .limit(limit);
}

/** Where in storage the picture of a place lies; null for a place that has none, or that another issue has. */
export async function selectScreenshotKey(
  scope: Scope,
  { id, place }: { id: string; place: string },
): Promise<string | null> {
  const [row] = await scope.db
    .select({ key: occurrences.screenshotKey })
    .from(occurrences)
    .where(
      ownedBy(
        scope,
        occurrences,
        eq(occurrences.issueId, id),
        eq(occurrences.id, place),
        isNotNull(occurrences.screenshotKey),
      ),
    );
  return row?.key ?? null;
}

/** Where in storage the pictures of some places of the organization lie, by the place. */
export async function selectScreenshotKeys(
  scope: Scope,
  places: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ place: occurrences.id, key: occurrences.screenshotKey })
    .from(occurrences)
    .where(ownedBy(scope, occurrences, inArray(occurrences.id, [...places])));
  return new Map(rows.flatMap(({ place, key }) => (key === null ? [] : [[place, key]])));
}
