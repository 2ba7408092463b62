import type { FailureKind } from "@plumbline/contract/ops-terms";
import { SCAN_NAMES } from "@plumbline/contract/scan-names";
import { SCAN_KINDS } from "@plumbline/contract/scans";
import { sql, type SQL } from "drizzle-orm";

/** Moments between which failures are looked at. */
export interface FailureTimes {
  since: Date;
  /** Payment events that were received before it and still wait are told as failures. */
  stuckBefore: Date;
}

const MISSING_REASON = "The payment provider does not know the customer it is about.";
const STUCK_REASON = "It has waited for more than half an hour to be worked on.";

/** Those given up before that was recorded have the moment they were written. */
const GIVEN_UP_AT = sql`coalesce(mails.given_up_at, mails.created_at)`;

const SCAN_NAME = sql`case scans.kind ${sql.join(
  SCAN_KINDS.map((kind) => sql`when ${sql.raw(`'${kind}'`)} then ${sql.raw(`'${SCAN_NAMES[kind]}'`)}`),
  sql` `,
)} end`;

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/**
 * By kind, what failed and was not made up for since, by a later try that succeeded or has not ended yet: id, organization, what, reason, moment, and whether another try is
 * possible. Each reads an index of failures alone.
 */
export const FAILURE_SOURCES: Record<FailureKind, (times: FailureTimes) => SQL> = {
  scan: ({ since }) => sql`
    select scans.id, scans.organization_id, ${SCAN_NAME} || ' of ' || scans.site as what,
      coalesce(scans.failure_reason, '') as reason, scans.finished_at as failed_at, true as can_retry
    from scans
    where scans.status = 'FAILED' and scans.finished_at > ${moment(since)} and scans.kind <> 'retest'
      and not exists (
        select from scans newer where newer.organization_id = scans.organization_id
          and (newer.created_at, newer.id) > (scans.created_at, scans.id) and newer.kind <> 'retest'
          and newer.status in ('QUEUED', 'RUNNING', 'COMPLETED'))`,
  report: ({ since }) => sql`
    select reports.id, reports.organization_id, initcap(reports.kind) || ' ' || reports.item_type as what,
      coalesce(reports.failure_reason, '') as reason, reports.finished_at as failed_at, true as can_retry
    from reports join scans on scans.id = reports.scan_id and scans.status = 'COMPLETED'
    where reports.status = 'FAILED' and reports.finished_at > ${moment(since)}`,
  "data-export": ({ since }) => sql`
    select data_exports.id, data_exports.organization_id, 'Export of all data' as what,
      coalesce(data_exports.failure_reason, '') as reason, data_exports.finished_at as failed_at, true as can_retry
    from data_exports
    where data_exports.status = 'FAILED' and data_exports.finished_at > ${moment(since)}
      and not exists (
        select from data_exports newer where newer.organization_id = data_exports.organization_id
          and (newer.created_at, newer.id) > (data_exports.created_at, data_exports.id)
          and newer.status <> 'FAILED')`,
  mail: ({ since }) => sql`
    select mails.id, mails.organization_id, mails.subject || ', to ' || mails.recipient as what,
      coalesce(mails.last_error, 'No mail server was reached.') as reason, ${GIVEN_UP_AT} as failed_at,
      mails.text is not null as can_retry
    from mails
    where mails.status = 'FAILED' and ${GIVEN_UP_AT} > ${moment(since)}`,
  "payment-event": ({ since, stuckBefore }) => sql`
    select payment_events.id, payment_customers.organization_id, payment_events.type as what,
      case when payment_events.handled_at is null then ${STUCK_REASON} else ${MISSING_REASON} end as reason,
      payment_events.received_at as failed_at, true as can_retry
    from payment_events
    left join payment_customers on payment_customers.provider = payment_events.provider
      and payment_customers.customer_id = payment_events.customer_id
    where (payment_events.handled_at is null or payment_events.outcome = 'missing')
      and payment_events.received_at > ${moment(since)}
      and (payment_events.handled_at is not null or payment_events.received_at < ${moment(stuckBefore)})`,
};

/** A file such as robots.txt is named as a host would be, but says what failed. */
const FILE = String.raw`[a-z0-9-]+\.(?:css|html?|js|json|php|txt|xml)(?!\.?[a-z0-9-])`;

/** Addresses differ from one client to the next; without them, what has one cause is one group. */
const ADDRESSES = String.raw`[^\s<>"]+@[^\s<>"]+|https?://[^\s<>"]+|\m(?!${FILE})(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\M|\m\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\M`;

/** A reason as failures are grouped by it. */
export function groupedReason(reason: SQL): SQL<string> {
  return sql<string>`regexp_replace(${reason}, ${ADDRESSES}, '…', 'gi')`;
}
