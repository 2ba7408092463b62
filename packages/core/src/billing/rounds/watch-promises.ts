import { type ScanTrouble, troubleOf } from "@plumbline/contract/scan-trouble";
import { and, desc, eq, gt, gte, inArray, isNotNull, lte, ne, or } from "drizzle-orm";

import { type AccountRow, factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { promiseMissedMail } from "#billing/mails/promise-missed.mail.ts";
import { AUDIT_PROMISE_HOURS, selectPromisesDue } from "#billing/promised-audit.queries.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { nextScanDay } from "#scans/next-scan-day.ts";
import { requestScan } from "#scans/request-scan.ts";

/**
 * Looks whether first audits that were promised until now are done. A promise that was missed earns one free scan,
 * and client and operator are told, once. Answers how many were missed.
 */
export async function watchPromises(services: Services): Promise<number> {
  let missed = 0;
  for (const organizationId of await selectPromisesDue(services)) {
    const isMissed = await inTransaction(contextFor(services, organizationId), settlePromise);
    if (isMissed) missed += 1;
  }
  return missed;
}

async function settlePromise(context: OrganizationContext): Promise<boolean> {
  const account = await readAccount(context);
  const until = account?.subscription?.auditPromisedUntil ?? null;
  if (account === null || until === null) return false;
  // Nothing is promised while the client's own side keeps scans from running.
  const isKept =
    (await isAuditDone(context, account, until)) ||
    !accountState(factsOf(account, context.clock.now())).isScanning;
  const miss = { promiseMissedAt: context.clock.now(), isRescanOwed: true };
  // Whoever looks at the same time finds it settled.
  const [settled] = await context.db
    .update(subscriptions)
    .set({ auditPromisedUntil: null, ...(isKept ? {} : miss) })
    .where(ownedBy(context, subscriptions, isNotNull(subscriptions.auditPromisedUntil)))
    .returning({ id: subscriptions.id });
  if (settled === undefined || isKept) return false;
  await tellOfMiss(context, account, until);
  return true;
}

/** Scans that measure all that a first audit measures. */
const AS_FULL = ["manual", "monthly"] as const;

/** Whether the first audit, or another full scan of the subscription in its place, is done. */
async function isAuditDone(
  context: OrganizationContext,
  { subscription }: AccountRow,
  by?: Date,
): Promise<boolean> {
  const startedAt = subscription?.startedAt ?? context.clock.now();
  const isInItsPlace = and(inArray(scans.kind, [...AS_FULL]), gte(scans.createdAt, startedAt));
  const isInTime = by === undefined ? undefined : lte(scans.finishedAt, by);
  const done = and(or(eq(scans.kind, "initial"), isInItsPlace), eq(scans.status, "COMPLETED"), isInTime);
  return (await context.db.$count(scans, ownedBy(context, scans, done))) > 0;
}

interface Failure {
  site: string;
  reason: string;
  trouble: ScanTrouble;
}

/** Why the newest scan that failed did; null where none has. */
async function failureOf(context: OrganizationContext): Promise<Failure | null> {
  const [failed] = await context.db
    .select({ site: scans.site, reason: scans.failureReason, trouble: scans.failureTrouble })
    .from(scans)
    .where(ownedBy(context, scans, and(ne(scans.kind, "retest"), eq(scans.status, "FAILED"))))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  if (!failed?.reason) return null;
  return { site: failed.site, reason: failed.reason, trouble: troubleOf(failed) };
}

async function tellOfMiss(
  context: OrganizationContext,
  account: AccountRow,
  promisedUntil: Date,
): Promise<void> {
  const { config, organization } = context;
  const { name, timeZone } = account;
  await recordAct(context, { action: "audit-promise.missed" });
  const eventKey = `audit-promise-missed ${organization.id} ${context.clock.now().toISOString()}`;
  const failure = await failureOf(context);
  const obstacle = failure === null || failure.trouble === "ours" ? null : failure;
  const nextScan = await nextScanDay(context, timeZone);
  const content = promiseMissedMail({
    config,
    organizationId: organization.id,
    organization: name,
    promisedUntil,
    timeZone,
    obstacle: obstacle && { ...obstacle, nextScan },
  });
  await mailBillingContacts(context, { account, eventKey, content });
  const state = obstacle === null ? "late." : `not done yet. ${obstacle.reason}`;
  await notifyMembers(context, {
    kind: "subscription-changed",
    message: `Your first audit is ${state} You get one more full scan free of charge.`,
    path: "/",
    eventKey,
  });
  const reason = failure === null ? "" : ` ${failure.reason}`;
  await tellOperator(context, {
    cause: "promise-missed",
    eventKey,
    message: `The first audit of ${name} was not done within ${AUDIT_PROMISE_HOURS} hours of the payment.${reason} ${obstacle === null ? OPERATORS_TURN : CLIENTS_TURN}`,
    reference: `organization ${organization.id}`,
  });
}

const OPERATORS_TURN = "Run 'plumbline doctor' and look at the workers.";
const CLIENTS_TURN =
  "We told the client what helps, and are trying once more. If the site opens in your browser, look at the log.";

/** Queues free scans that are owed, each once nothing of the client's waits or runs. Answers how many. */
export async function queueOwedRescans(services: Services): Promise<number> {
  const owed = await services.db
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(eq(subscriptions.isRescanOwed, true));
  let queued = 0;
  for (const { organizationId } of owed) {
    const isQueued = await inTransaction(contextFor(services, organizationId), queueOwedRescan);
    if (isQueued) queued += 1;
  }
  return queued;
}

async function queueOwedRescan(context: OrganizationContext): Promise<boolean> {
  const account = await readAccount(context);
  const isScanning = account !== null && accountState(factsOf(account, context.clock.now())).isScanning;
  if (!isScanning || account.website === null) return false;
  const isDone = await isAuditDone(context, account);
  if (!isDone && !(await isWorthATry(context, account))) return false;
  // The audit itself comes first where it failed; it has a report of its own, and the free scan stays owed.
  const kind = isDone ? "manual" : "initial";
  const { isNew } = await requestScan(context, kind);
  if (!isNew) return false;
  if (isDone)
    await context.db
      .update(subscriptions)
      .set({ isRescanOwed: false })
      .where(ownedBy(context, subscriptions));
  await recordAct(context, { action: "audit-promise.rescan-queued", details: { kind } });
  return true;
}

/** The audit is tried again once the promise is missed, and whenever another scan has worked since it failed. */
async function isWorthATry(context: OrganizationContext, { subscription }: AccountRow): Promise<boolean> {
  const [last] = await context.db
    .select({ createdAt: scans.createdAt })
    .from(scans)
    .where(ownedBy(context, scans, eq(scans.kind, "initial")))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  const missedAt = subscription?.promiseMissedAt ?? null;
  if (last === undefined || (missedAt !== null && last.createdAt < missedAt)) return true;
  const hasWorkedSince = and(
    eq(scans.status, "COMPLETED"),
    ne(scans.kind, "retest"),
    gt(scans.finishedAt, last.createdAt),
  );
  return (await context.db.$count(scans, ownedBy(context, scans, hasWorkedSince))) > 0;
}
