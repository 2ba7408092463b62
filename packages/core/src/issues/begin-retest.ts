import { asc, eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { beginScan, type BegunScan } from "#scans/begin-scan.ts";

/** A re-test a worker has taken up. */
export interface BegunRetest extends Omit<BegunScan, "id"> {
  scanId: string;
  checkId: string;
  /** The pages the issue is on. */
  pages: string[];
}

/** Takes up a queued re-test, or one whose worker died. Null when it has ended. */
export async function beginRetest(context: OrganizationContext, scanId: string): Promise<BegunRetest | null> {
  const scan = await beginScan(context, scanId);
  if (scan === null) return null;
  const [issue] = await context.db
    .select({ id: issues.id, checkId: issues.checkId })
    .from(retests)
    .innerJoin(issues, eq(issues.id, retests.issueId))
    .where(ownedBy(context, retests, eq(retests.scanId, scanId)));
  if (!issue) return null;
  const { id, ...rest } = scan;
  return { ...rest, scanId: id, checkId: issue.checkId, pages: await pagesOf(context, issue.id) };
}

/** The pages an issue is known to be on, in the order they were kept. */
export async function pagesOf(context: OrganizationContext, issueId: string): Promise<string[]> {
  const places = await context.db
    .select({ page: occurrences.page })
    .from(occurrences)
    .where(ownedBy(context, occurrences, eq(occurrences.issueId, issueId)))
    .orderBy(asc(occurrences.id));
  return [...new Set(places.map(({ page }) => page))];
}
