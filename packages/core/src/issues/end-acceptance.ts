import { calendarDay } from "@plumbline/contract/calendar";
import type { Issue } from "@plumbline/contract/issues";
import { eq, inArray } from "drizzle-orm";

import { lockedIssue } from "#issues/locked-issue.ts";
import { lockIssues } from "#issues/issues.queries.ts";
import { readIssueItem } from "#issues/read-issue.ts";
import { isAcceptanceOver } from "#issues/reconcile.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { recordActs } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import { publish } from "#platform/signals.ts";

/**
 * Opens an accepted issue again before its day; an issue that is not accepted stays as it is.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`
 */
export async function endAcceptance(context: UserContext, { id }: { id: string }): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  await inTransaction(context, async (inside) => {
    const { status } = await lockedIssue(inside, id);
    if (status === "accepted") await openAgain(inside, [id]);
  });
  return readIssueItem(context, { id });
}

/**
 * Opens an issue again that was accepted until the end of the day `until`, once that has come; false when it
 * is accepted until another day, or not at all.
 */
export async function endDueAcceptance(
  context: OrganizationContext,
  { issueId, until }: { issueId: string; until: string },
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    await lockIssues(inside.db, inside);
    const [issue] = await inside.db
      .select({ status: issues.status, acceptedUntil: issues.acceptedUntil })
      .from(issues)
      .where(ownedBy(inside, issues, eq(issues.id, issueId)));
    if (issue?.status !== "accepted" || issue.acceptedUntil === null) return false;
    // The organization may have moved to another zone, where the moment is of another day.
    const isOver = isAcceptanceOver(issue, inside.clock.now());
    if (!isOver && calendarDay(issue.acceptedUntil, await readTimeZone(inside)) !== until) return false;
    await openAgain(inside, [issueId]);
    return true;
  });
}

/** Opens accepted issues again. Call it inside the transaction that holds their rows. */
export async function openAgain(context: OrganizationContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, clock, organization, actor } = context;
  await db
    .update(issues)
    .set({ status: "open", acceptedUntil: null, acceptedReason: null, acceptedBy: null })
    .where(ownedBy(context, issues, inArray(issues.id, [...ids])));
  const event = {
    organizationId: organization.id,
    kind: "acceptance-ended" as const,
    userId: actor.kind === "user" ? actor.userId : null,
    at: clock.now(),
  };
  await db.insert(issueEvents).values(ids.map((issueId) => ({ ...event, issueId })));
  await publish(db, "issues", { organizationId: organization.id });
  await recordActs(
    context,
    ids.map((subjectId) => ({ action: "issue.acceptance-ended", subjectId })),
  );
}
