import type { FailureKind } from "@plumbline/contract/ops-terms";
import { eq, sql } from "drizzle-orm";

import { replayPaymentEvents } from "#billing/events/replay-payment-events.ts";
import { scanClient } from "#clients/scan-client.ts";
import { retryDataExport } from "#data-export/retry-data-export.ts";
import { FAILURE_SOURCES } from "#ops/failure-sources.ts";
import { failureTimes } from "#ops/list-failures.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct, recordOperatorAct } from "#platform/audit-log.ts";
import {
  inTransaction,
  onBehalfOf,
  type OperatorContext,
  type OrganizationContext,
} from "#platform/context.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { retryMail } from "#platform/mail/retry-mail.ts";
import { retryReport } from "#reports/retry-report.ts";

interface FailedThing {
  kind: FailureKind;
  id: string;
}

/**
 * Has what failed done again: it leaves the list of failures until it fails again. Each kind by the function that the rest
 * of the product and the command line use.
 *
 * @throws {AppError} `failure.settled`, `failure.not-retriable`; of scans as `scanClient`
 */
export async function retryFailure(context: OperatorContext, failed: FailedThing): Promise<void> {
  const { organizationId, canRetry } = await requireFailure(context, failed);
  if (!canRetry) throw new AppError("failure.not-retriable");
  const isRetried = await retry(context, failed, organizationId);
  // Someone else was faster.
  if (!isRetried) throw new AppError("failure.settled");
}

async function requireFailure(context: OperatorContext, { kind, id }: FailedThing) {
  const source = FAILURE_SOURCES[kind](failureTimes(context));
  const { rows } = await context.db.execute<{ organization_id: string | null; can_retry: boolean }>(
    sql`select organization_id, can_retry from (${source}) as failed where failed.id = ${id}::uuid`,
  );
  const [row] = rows;
  if (row === undefined) throw new AppError("failure.settled");
  return { organizationId: row.organization_id, canRetry: row.can_retry };
}

/** @returns false where nothing is left to be done again */
async function retry(
  context: OperatorContext,
  { kind, id }: FailedThing,
  organizationId: string | null,
): Promise<boolean> {
  if (kind === "mail") return await sendAgain(context, id);
  if (kind === "payment-event") return await workAgain(context, id);
  if (organizationId === null) throw new Error(`The failed ${kind} ${id} belongs to no client.`);
  return await RETRIES[kind](onBehalfOf(context, organizationId), id);
}

type Retry = (client: OrganizationContext, id: string) => Promise<boolean>;

const RETRIES: Record<Exclude<FailureKind, "mail" | "payment-event">, Retry> = {
  scan: scanAgain,
  report: retryReport,
  "data-export": retryDataExport,
};

/** Another scan of the same kind, so that its client gets the report that is due. */
async function scanAgain(client: OrganizationContext, id: string): Promise<boolean> {
  return inTransaction(client, async (inside) => {
    const [failed] = await inside.db.select({ kind: scans.kind }).from(scans).where(eq(scans.id, id));
    if (failed === undefined || failed.kind === "retest") return false;
    const { scanId, isNew } = await scanClient(inside, failed.kind);
    if (isNew) await recordAct(inside, { action: "scan.retried", subjectId: id, details: { scanId } });
    return isNew;
  });
}

async function sendAgain(context: OperatorContext, id: string): Promise<boolean> {
  if (!(await retryMail(context, id))) return false;
  await recordOperatorAct(context, { action: "mail.retried", subjectId: id });
  return true;
}

async function workAgain(context: OperatorContext, id: string): Promise<boolean> {
  const [event] = await context.db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  if (event === undefined || (await replayPaymentEvents(context, event)) === 0) return false;
  await recordOperatorAct(context, { action: "payment-event.retried", subjectId: id });
  return true;
}
