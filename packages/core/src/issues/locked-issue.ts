import type { IssueStatus } from "@plumbline/contract/issue-terms";
import { asc, eq, type SQL } from "drizzle-orm";

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
  const [row] = await lockedIssues(context, eq(issues.id, id));
  if (!row) throw new AppError("issue.not-found");
  return row;
}

/** Issues that nobody else writes until the transaction ends, in a lasting order. */
export async function lockedIssues(context: OrganizationContext, condition: SQL) {
  await lockIssues(context.db, context);
  return context.db
    .select()
    .from(issues)
    .where(ownedBy(context, issues, condition))
    .orderBy(asc(issues.fingerprint));
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
