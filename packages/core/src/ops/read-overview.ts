import type { Attention, OpsFigures, OpsNews } from "@plumbline/contract/ops-overview";
import { OPS_MOST_COUNTED } from "@plumbline/contract/ops-terms";
import { FAILURE_KINDS, type AttentionKind, type MailState } from "@plumbline/contract/ops-terms";
import { desc, eq, inArray, sql, type SQL } from "drizzle-orm";

import { CAUSE_WORDS, type OperatorCause } from "#operator/cause-words.ts";
import { operatorMailKey } from "#operator/mail-operator.ts";
import { counted } from "#ops/counted.ts";
import { FAILURE_SOURCES } from "#ops/failure-sources.ts";
import { failureTimes } from "#ops/list-failures.ts";
import type { OperatorContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { type QueueDepth, queueDepths } from "#platform/queue-depths.ts";
import { listWorkers } from "#platform/worker-presence.ts";

/** A job that could have run for longer is told: workers are missing or too few. */
const STALLED_SECONDS = 15 * 60;
const NEWEST_NEWS = 20;
/** For how long a mail may be refused before that is told: many servers refuse a first try, and take the next. */
const MAIL_DELAY_MS = 30 * 60_000;

/** What needs a person now, how the service stands, and what was told to the operator last. */
export async function readOverview(context: OperatorContext): Promise<{
  attention: Attention[];
  figures: OpsFigures;
  news: OpsNews[];
}> {
  const depths = await queueDepths(context.db);
  const workers = (await listWorkers(context)).filter(({ isAlive }) => isAlive).length;
  return {
    attention: [
      ...serverTroubles(depths, workers, context.clock.now()),
      ...(await delayedMails(context)),
      ...(await waitingForSomeone(context)),
    ],
    figures: { ...(await readFigures(context)), workers },
    news: await newestNews(context),
  };
}

function serverTroubles(depths: readonly QueueDepth[], workers: number, now: Date): Attention[] {
  const stalled = depths.filter(({ oldest }) => oldest > STALLED_SECONDS);
  const oldest = Math.max(0, ...stalled.map((depth) => depth.oldest));
  const since = new Date(now.getTime() - oldest * 1000).toISOString();
  const waiting = stalled.reduce((sum, depth) => sum + depth.waiting, 0);
  return [
    ...(workers === 0 ? [{ kind: "no-worker" as const, count: 1, isMore: false, oldestAt: null }] : []),
    ...(waiting > 0
      ? [
          {
            kind: "queue-stalled" as const,
            count: Math.min(waiting, OPS_MOST_COUNTED),
            isMore: waiting > OPS_MOST_COUNTED,
            oldestAt: since,
          },
        ]
      : []),
  ];
}

/** Mails that were refused a while ago and wait for another try: by mail, the operator would not learn of it. */
async function delayedMails(context: OperatorContext): Promise<Attention[]> {
  const failedBefore = new Date(context.clock.now().getTime() - MAIL_DELAY_MS).toISOString();
  const delayed = sql`from mails where status = 'QUEUED' and first_failed_at < ${failedBefore}::timestamptz`;
  const number = await counted(context, delayed);
  if (number.count === 0) return [];
  const { rows } = await context.db.execute<{ oldest: Date | string; reason: string | null }>(sql`
    select min(first_failed_at) as oldest, (array_agg(last_error order by id desc))[1] as reason ${delayed}`);
  const [row] = rows;
  if (row === undefined) return [];
  const reason = row.reason === null ? {} : { reason: row.reason };
  return [{ kind: "mail-delayed", ...number, oldestAt: new Date(row.oldest).toISOString(), ...reason }];
}

/** What waits by kind, the most urgent first: rows with the moment since when each waits. */
function sources(context: OperatorContext): [AttentionKind, SQL][] {
  const times = failureTimes(context);
  const failures = FAILURE_KINDS.map((kind): [AttentionKind, SQL] => [
    kind,
    sql`select failed_at as since from (${FAILURE_SOURCES[kind](times)}) as failed`,
  ]);
  return [
    ["dispute", sql`select opened_at as since from disputes where state in ('inquiry', 'open')`],
    ["refund", sql`select created_at as since from refund_proposals where state = 'proposed'`],
    ["promise-missed", sql`select promise_missed_at as since from subscriptions where is_rescan_owed`],
    ...failures,
    ["past-due", sql`select status_since as since from subscriptions where status = 'PAST_DUE'`],
  ];
}

async function waitingForSomeone(context: OperatorContext): Promise<Attention[]> {
  const found: Attention[] = [];
  for (const [kind, source] of sources(context)) {
    const { rows } = await context.db.execute<{ count: number; oldest: Date | string | null }>(sql`
      select count(*)::int as count, min(since) as oldest
      from (select since from (${source}) as waiting limit ${OPS_MOST_COUNTED + 1}) as waiting`);
    const { count = 0, oldest = null } = rows[0] ?? {};
    if (count === 0) continue;
    const isMore = count > OPS_MOST_COUNTED;
    const oldestAt = oldest === null || isMore ? null : new Date(oldest).toISOString();
    found.push({ kind, count: Math.min(count, OPS_MOST_COUNTED), isMore, oldestAt });
  }
  return found;
}

async function readFigures(context: OperatorContext): Promise<Omit<OpsFigures, "workers">> {
  return {
    clients: await counted(context, sql`from organizations`),
    scansRunning: await counted(context, sql`from scans where status = 'RUNNING'`),
    scansWaiting: await counted(context, sql`from scans where status = 'QUEUED'`),
    mailsWaiting: await counted(context, sql`from mails where status = 'QUEUED'`),
  };
}

async function newestNews({ db }: OperatorContext): Promise<OpsNews[]> {
  const rows = await db
    .select({
      id: operatorEvents.id,
      cause: operatorEvents.cause,
      message: operatorEvents.message,
      reference: operatorEvents.reference,
      client: { id: organizations.id, name: organizations.name },
      createdAt: operatorEvents.createdAt,
      mailedAt: operatorEvents.mailedAt,
    })
    .from(operatorEvents)
    .leftJoin(organizations, eq(organizations.id, operatorEvents.organizationId))
    .orderBy(desc(operatorEvents.id))
    .limit(NEWEST_NEWS);
  const states = await mailStates({ db }, rows);
  return rows.map(({ cause, createdAt, mailedAt, ...news }) => ({
    ...news,
    headline: CAUSE_WORDS[cause].headline[0],
    advice: CAUSE_WORDS[cause].advice ?? "",
    createdAt: createdAt.toISOString(),
    mail: mailedAt === null ? "QUEUED" : (states.get(operatorMailKey(cause, mailedAt)) ?? "SENT"),
  }));
}

/** What became of the mails that tell of these events, by the mail's key. */
async function mailStates(
  { db }: Pick<OperatorContext, "db">,
  events: readonly { cause: OperatorCause; mailedAt: Date | null }[],
): Promise<Map<string, MailState>> {
  const keys = events.flatMap(({ cause, mailedAt }) =>
    mailedAt === null ? [] : [operatorMailKey(cause, mailedAt)],
  );
  const rows = await db
    .select({ key: mails.idempotencyKey, status: mails.status })
    .from(mails)
    .where(inArray(mails.idempotencyKey, keys));
  return new Map(rows.map(({ key, status }) => [key, status]));
}
