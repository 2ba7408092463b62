import { acceptanceDays } from "@plumbline/contract/acceptance-days";
import { type CalendarDay, endOfDay } from "@plumbline/contract/calendar";
import { type Issue } from "@plumbline/contract/issues";
import { inArray } from "drizzle-orm";

import { lockedIssue, requireUnresolved } from "#issues/locked-issue.ts";
import { readIssueItem } from "#issues/read-issue.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { AppError } from "#platform/app-error.ts";
import { recordActs } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import { publish } from "#platform/signals.ts";

export interface Acceptance {
  /** Last day on which it is accepted, in the organization's time zone. */
  until: CalendarDay;
  reason: string;
}

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
  const acceptedUntil = endOf(until, clock.now(), await readTimeZone(context));
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

/** The last moment of a day, if the day is neither over nor too far ahead. */
function endOf(day: CalendarDay, now: Date, timeZone: string): Date {
  const { first, last } = acceptanceDays(now, timeZone);
  if (day < first || day > last) throw new AppError("issue.acceptance-date");
  return endOfDay(day, timeZone);
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
