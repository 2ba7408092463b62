import { type Issue } from "@plumbline/contract/issues";
import { ACCEPTANCE_DAYS } from "@plumbline/contract/issue-terms";
import { inArray } from "drizzle-orm";

import { lockedIssue, requireUnresolved } from "#issues/locked-issue.ts";
import { readIssueItem } from "#issues/read-issue.ts";
import { AppError } from "#platform/app-error.ts";
import { recordActs } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import { publish } from "#platform/signals.ts";

export interface Acceptance {
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
export async function acceptIssue(
  context: UserContext,
  { id, until, reason }: Acceptance & { id: string },
): Promise<Issue> {
  requireRole(context, ISSUE_WORKERS);
  await inTransaction(context, async (inside) => {
    requireUnresolved(await lockedIssue(inside, id));
    await setAcceptances(inside, [id], { until, reason });
  });
  return readIssueItem(context, { id });
}

/**
 * Accepts issues until the end of a day. Call it inside the transaction that holds their rows.
 *
 * @throws {AppError} `issue.acceptance-date`
 */
export async function setAcceptances(
  context: UserContext,
  ids: readonly string[],
  { until, reason }: Acceptance,
): Promise<void> {
  const { db, clock, organization, actor, queue } = context;
  const acceptedUntil = endOf(until, clock.now());
  if (ids.length === 0) return;
  await db
    .update(issues)
    .set({
      status: "accepted",
      acceptedUntil,
      acceptedReason: reason,
      acceptedBy: actor.userId,
      markedFixedAt: null,
      markedFixedBy: null,
    })
    .where(ownedBy(context, issues, inArray(issues.id, [...ids])));
  await noteAcceptances(context, ids, { until, reason });
  const jobs = ids.map((issueId) => ({ organizationId: organization.id, issueId, until }));
  await queue.sendAll("end-acceptance", jobs, { within: db, startAfter: acceptedUntil });
}

/** The moment after the day's last, if the day is neither over nor too far ahead. */
function endOf(day: string, now: Date): Date {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1);
  const daysAhead = (end.getTime() - now.getTime()) / DAY_MS;
  if (daysAhead <= 0 || daysAhead > ACCEPTANCE_DAYS + 1) throw new AppError("issue.acceptance-date");
  return end;
}

async function noteAcceptances(
  context: UserContext,
  ids: readonly string[],
  { until, reason }: Acceptance,
): Promise<void> {
  const { db, clock, organization, actor } = context;
  const event = {
    organizationId: organization.id,
    kind: "accepted" as const,
    userId: actor.userId,
    note: `Until ${until}: ${reason}`,
    at: clock.now(),
  };
  await db.insert(issueEvents).values(ids.map((issueId) => ({ ...event, issueId })));
  await publish(db, "issues", { organizationId: organization.id });
  const details = { until, reason };
  await recordActs(
    context,
    ids.map((subjectId) => ({ action: "issue.accepted", subjectId, details })),
  );
}
