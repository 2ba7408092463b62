import type { Issue } from "@plumbline/contract/issues";
import { eq } from "drizzle-orm";

import { lockedIssue, requireUnresolved } from "#issues/locked-issue.ts";
import { readIssue } from "#issues/read-issue.ts";
import { requestRetest } from "#issues/request-retest.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Marks an issue as fixed and queues the re-test that has to prove it; on an issue marked before, takes the
 * mark back.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`, `issue.verified`, `issue.page-gone`, `issue.site-moved`
 */
export async function markFixed(context: UserContext, { id }: { id: string }): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  return inTransaction(context, async (inside) => {
    const issue = await lockedIssue(inside, id);
    requireUnresolved(issue);
    const isMarked = issue.status === "fixed-awaiting-check";
    await setMark(inside, id, !isMarked);
    if (!isMarked) await requestRetest(inside, issue);
    return readIssue(inside, { id });
  });
}

async function setMark(context: UserContext, id: string, isFixed: boolean): Promise<void> {
  const { db, clock, actor, organization } = context;
  const at = clock.now();
  const { userId } = actor;
  await db
    .update(issues)
    .set(
      isFixed
        ? { status: "fixed-awaiting-check", markedFixedAt: at, markedFixedBy: userId }
        : { status: "open", markedFixedAt: null, markedFixedBy: null },
    )
    .where(ownedBy(context, issues, eq(issues.id, id)));
  const kind = isFixed ? "marked-fixed" : "mark-withdrawn";
  await db.insert(issueEvents).values({ issueId: id, organizationId: organization.id, kind, userId, at });
  await recordAct(context, { action: `issue.${kind}`, subjectId: id });
}
