import { eq } from "drizzle-orm";

import { pagesByIssue } from "#issues/pages-of-issues.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues, retests } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { beginScan, type BegunScan } from "#scans/begin-scan.ts";

/** A re-test a worker has taken up. */
export interface BegunRetest extends Omit<BegunScan, "id"> {
  scanId: string;
  checkId: string;
  /** The pages its issues are on, the first of each issue first. */
  pages: string[];
}

/** Takes up a queued re-test, or one whose worker died. Null when it has ended. */
export async function beginRetest(context: OrganizationContext, scanId: string): Promise<BegunRetest | null> {
  const scan = await beginScan(context, scanId);
  if (scan === null) return null;
  const retested = await context.db
    .select({ id: issues.id, checkId: issues.checkId })
    .from(retests)
    .innerJoin(issues, eq(issues.id, retests.issueId))
    .where(ownedBy(context, retests, eq(retests.scanId, scanId)))
    .orderBy(issues.fingerprint);
  const [first] = retested;
  if (first === undefined) return null;
  const ids = retested.map((issue) => issue.id);
  const pages = inTurn([...(await pagesByIssue(context, ids)).values()]);
  const { id, ...rest } = scan;
  return { ...rest, scanId: id, checkId: first.checkId, pages };
}

/** The first of each list, then the second of each, and so on; none twice. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const taken = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []));
  return [...new Set(taken.flat())];
}
