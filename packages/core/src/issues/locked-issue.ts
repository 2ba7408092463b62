import type { IssueStatus } from "@plumbline/contract/issues";
import { eq } from "drizzle-orm";

import { lockIssues } from "#issues/issues.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/**
 * An issue that no one else writes until the transaction ends.
 *
 * @throws {AppError} `issue.not-found`
 */
export async function lockedIssue(context: OrganizationContext, id: string) {
  await lockIssues(context.db, context);
  const [row] = await context.db
    .select()
    .from(issues)
    .where(ownedBy(context, issues, eq(issues.id, id)));
  if (!row) throw new AppError("issue.not-found");
  return row;
}

/**
 * Lets only issues pass that no scan has closed.
 *
 * @throws {AppError} `issue.verified`, `issue.page-gone`
 */
export function requireUnresolved({ status }: { status: IssueStatus }): void {
  if (status === "verified") throw new AppError("issue.verified");
  if (status === "page-gone") throw new AppError("issue.page-gone");
}
