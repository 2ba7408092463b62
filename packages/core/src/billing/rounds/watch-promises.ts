import { and, eq, isNotNull, lte } from "drizzle-orm";

import { type AccountRow, factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { promiseMissedMail } from "#billing/mails/promise-missed.mail.ts";
import { selectPromisesDue } from "#billing/promised-audit.queries.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
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
  const isKept = (await isAuditDone(context, until)) || !accountState(factsOf(account)).isScanning;
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

async function isAuditDone(context: OrganizationContext, by?: Date): Promise<boolean> {
  const isInTime = by === undefined ? undefined : lte(scans.finishedAt, by);
  const done = and(eq(scans.kind, "initial"), eq(scans.status, "COMPLETED"), isInTime);
  return (await context.db.$count(scans, ownedBy(context, scans, done))) > 0;
}

async function tellOfMiss(
  context: OrganizationContext,
  account: AccountRow,
  promisedUntil: Date,
): Promise<void> {
  const { config, organization } = context;
  await recordAct(context, { action: "audit-promise.missed" });
  const eventKey = `audit-promise-missed ${organization.id} ${context.clock.now().toISOString()}`;
  const content = promiseMissedMail({
    config,
    organizationId: organization.id,
    organization: account.name,
    promisedUntil,
    timeZone: account.timeZone,
  });
  await mailBillingContacts(context, { account, eventKey, content });
  await notifyMembers(context, {
    kind: "subscription-changed",
    message: "Your first audit is late. You get one more full scan free of charge.",
    path: "/",
    eventKey,
  });
  await tellOperator(context, {
    cause: "promise-missed",
    eventKey,
    message: `The first audit of ${account.name} was not done within 24 hours of the payment.`,
    reference: `organization ${organization.id}`,
  });
}

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
  const isScanning = account !== null && accountState(factsOf(account)).isScanning;
  if (!isScanning || account.website === null) return false;
  // The audit itself comes first where it failed; it has a report of its own.
  const kind = (await isAuditDone(context)) ? "manual" : "initial";
  const { isNew } = await requestScan(context, kind);
  if (!isNew) return false;
  await context.db.update(subscriptions).set({ isRescanOwed: false }).where(ownedBy(context, subscriptions));
  await recordAct(context, { action: "audit-promise.rescan-queued", details: { kind } });
  return true;
}
