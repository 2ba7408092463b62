import type { Issue } from "@plumbline/contract/issues";
import { inArray } from "drizzle-orm";

import { lockedIssue, requireUnresolved } from "#issues/locked-issue.ts";
import { readIssueItem } from "#issues/read-issue.ts";
import { requestRetest } from "#issues/request-retest.ts";
import { requireScanning } from "#scans/require-scanning.ts";
import { recordActs } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import { publish } from "#platform/signals.ts";

/**
 * Marks an issue as fixed and queues the re-test that has to prove it; on an issue marked before, takes the
 * mark back.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`, `issue.verified`, `issue.page-gone`, `issue.site-moved`,
 * and as `requireScanning` where it has to be tested again
 */
export async function markFixed(context: UserContext, { id }: { id: string }): Promise<Issue> {
  return markLocked(context, id, (isMarked) => !isMarked);
}

/**
 * The same, towards a state: an issue that is marked as asked for stays as it is, so that two people who press at once do
 * not undo each other.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`, `issue.verified`, `issue.page-gone`, `issue.site-moved`,
 * and as `requireScanning` where it has to be tested again
 */
export async function markAs(
  context: UserContext,
  { id, isFixed }: { id: string; isFixed: boolean },
): Promise<Issue> {
  return markLocked(context, id, () => isFixed);
}

async function markLocked(
  context: UserContext,
  id: string,
  wanted: (isMarked: boolean) => boolean,
): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  await inTransaction(context, async (inside) => {
    const issue = await lockedIssue(inside, id);
    requireUnresolved(issue);
    const isMarked = issue.status === "fixed-awaiting-check";
    const isFixed = wanted(isMarked);
    if (isFixed && !isMarked) await requireScanning(inside);
    if (isFixed !== isMarked) await setMarks(inside, [id], isFixed);
    if (isFixed && !isMarked) await requestRetest(inside, issue);
  });
  return readIssueItem(context, { id });
}

/** Marks issues as fixed, or takes their marks back. Call it inside the transaction that holds their rows. */
export async function setMarks(
  context: UserContext,
  ids: readonly string[],
  isFixed: boolean,
): Promise<void> {
  if (ids.length === 0) return;
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
    .where(ownedBy(context, issues, inArray(issues.id, [...ids])));
  const kind = isFixed ? ("marked-fixed" as const) : ("mark-withdrawn" as const);
  const event = { organizationId: organization.id, kind, userId, at };
  await db.insert(issueEvents).values(ids.map((issueId) => ({ ...event, issueId })));
  await publish(db, "issues", { organizationId: organization.id });
  await recordActs(
    context,
    ids.map((subjectId) => ({ action: `issue.${kind}`, subjectId })),
  );
}
