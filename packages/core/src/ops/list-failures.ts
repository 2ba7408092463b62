import type { Failure, FailureGroup } from "@plumbline/contract/ops-failures";
import { FAILURE_KINDS, type FailureKind } from "@plumbline/contract/ops-terms";
import { sql } from "drizzle-orm";

import { FAILURE_SOURCES, type FailureTimes, groupedReason } from "#ops/failure-sources.ts";
import { daysBack } from "#ops/days-back.ts";
import { pageOf, rowsOf } from "#ops/pages.ts";
import type { OperatorContext } from "#platform/context.ts";
import { STUCK_MINUTES } from "#billing/events/replay-payment-events.ts";

/** The newest of a kind that are grouped. */
const MOST_GROUPED = 2000;
const MOST_GROUPS = 50;

/** Which failures are looked at now. */
export function failureTimes({ clock }: Pick<OperatorContext, "clock">): FailureTimes {
  const stuckBefore = new Date(clock.now().getTime() - STUCK_MINUTES * 60_000);
  return { since: daysBack({ clock }), stuckBefore };
}

/** What failed and was not made up for, grouped by kind and reason: those with most failures of each kind first. */
export async function listFailureGroups(context: OperatorContext): Promise<{ groups: FailureGroup[] }> {
  const groups: FailureGroup[] = [];
  for (const kind of FAILURE_KINDS) groups.push(...(await groupsOf(context, kind)));
  return { groups };
}

async function groupsOf(context: OperatorContext, kind: FailureKind): Promise<FailureGroup[]> {
  const source = FAILURE_SOURCES[kind](failureTimes(context));
  const { rows } = await context.db.execute<{ reason: string; count: number; newest: Date | string }>(sql`
    select ${groupedReason(sql`reason`)} as reason, count(*)::int as count, max(failed_at) as newest
    from (select reason, failed_at from (${source}) as failed order by failed_at desc limit ${MOST_GROUPED}) as newest
    group by 1 order by count desc, newest desc limit ${MOST_GROUPS}`);
  return rows.map(({ reason, count, newest }) => ({
    kind,
    reason,
    count,
    newestAt: new Date(newest).toISOString(),
  }));
}

export interface FailureQuery {
  kind: FailureKind;
  /** As its group says it; without it, all of the kind. */
  reason?: string | undefined;
  page: number;
}

/** A page of the failures of a kind, newest first. */
export async function listFailures(
  context: OperatorContext,
  { kind, reason, page }: FailureQuery,
): Promise<{ failures: Failure[]; page: number; hasNext: boolean }> {
  const source = FAILURE_SOURCES[kind](failureTimes(context));
  const isOfGroup = reason === undefined ? sql`true` : sql`${groupedReason(sql`failed.reason`)} = ${reason}`;
  const { limit, offset } = rowsOf(page);
  const found = await context.db.execute<FailedRow>(sql`
    select failed.id, failed.what, failed.reason, failed.failed_at, failed.can_retry, failed.organization_id,
      organizations.name
    from (${source}) as failed left join organizations on organizations.id = failed.organization_id
    where ${isOfGroup} order by failed.failed_at desc, failed.id desc limit ${limit} offset ${offset}`);
  const { rows, ...facts } = pageOf(found.rows, page);
  return { failures: rows.map(failureOf), ...facts };
}

type FailedRow = {
  id: string;
  what: string;
  reason: string;
  failed_at: Date | string;
  can_retry: boolean;
  organization_id: string | null;
  name: string | null;
};

function failureOf(row: FailedRow): Failure {
  const { id, what, reason, name } = row;
  return {
    id,
    what,
    reason,
    client: row.organization_id === null || name === null ? null : { id: row.organization_id, name },
    failedAt: new Date(row.failed_at).toISOString(),
    canRetry: row.can_retry,
  };
}
