import { ACCEPTANCE_DAYS, type Issue } from "@plumbline/contract/issues";
import { eq } from "drizzle-orm";

import { lockedIssue, requireUnresolved } from "#issues/locked-issue.ts";
import { readIssue } from "#issues/read-issue.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

export interface Acceptance {
  id: string;
  /** Last day (UTC) on which it is accepted, as `2026-11-30`. */
  until: string;
  reason: string;
}

const DAY_MS = 86_400_000;

/**
 * Accepts an issue until the end of a day: it no longer counts as open, and its points stay lost. On an
 * issue that is accepted already, changes day and reason.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`, `issue.verified`, `issue.page-gone`,
 *   `issue.acceptance-date`
 */
export async function acceptIssue(context: UserContext, { id, until, reason }: Acceptance): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  return inTransaction(context, async (inside) => {
    requireUnresolved(await lockedIssue(inside, id));
    const acceptedUntil = endOf(until, inside.clock.now());
    await inside.db
      .update(issues)
      .set({
        status: "accepted",
        acceptedUntil,
        acceptedReason: reason,
        acceptedBy: inside.actor.userId,
        markedFixedAt: null,
        markedFixedBy: null,
      })
      .where(ownedBy(inside, issues, eq(issues.id, id)));
    await noteAcceptance(inside, { id, until, reason });
    const job = { organizationId: inside.organization.id, issueId: id, until };
    await inside.queue.send("end-acceptance", job, { within: inside.db, startAfter: acceptedUntil });
    return readIssue(inside, { id });
  });
}

/** The moment after the day's last, if the day is neither over nor too far ahead. */
function endOf(day: string, now: Date): Date {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1);
  const daysAhead = (end.getTime() - now.getTime()) / DAY_MS;
  if (daysAhead <= 0 || daysAhead > ACCEPTANCE_DAYS + 1) throw new AppError("issue.acceptance-date");
  return end;
}

async function noteAcceptance(context: UserContext, { id, until, reason }: Acceptance): Promise<void> {
  const { db, clock, organization, actor } = context;
  await db.insert(issueEvents).values({
    issueId: id,
    organizationId: organization.id,
    kind: "accepted",
    userId: actor.userId,
    note: `Until ${until}: ${reason}`,
    at: clock.now(),
  });
  await recordAct(context, { action: "issue.accepted", subjectId: id, details: { until, reason } });
}
