import { GROUP_RETEST_PAGES, RETEST_PAGES } from "@plumbline/contract/issue-terms";
import { and, eq, inArray, isNull } from "drizzle-orm";

import { pagesByIssue } from "#issues/pages-of-issues.ts";
import { retestBatches } from "#issues/retest-batches.ts";
import { AppError } from "#platform/app-error.ts";
import { recordActs } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { type issues, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";

export type RetestedIssue = Pick<typeof issues.$inferSelect, "id" | "area" | "lastSeenScanId">;

/**
 * Queues a scan that looks at one issue again, in one transaction with its job; does nothing while one
 * waits or runs. Call it inside the transaction that holds the issue's row.
 *
 * @throws {AppError} `issue.site-moved` when its pages are no longer those of the organization's website
 */
export async function requestRetest(context: OrganizationContext, issue: RetestedIssue): Promise<void> {
  const [waiting] = await withoutActive(context, [issue]);
  if (waiting === undefined) return;
  const site = await websiteOf(context);
  const [moved] = await movedAway(context, site, [issue]);
  if (site === null || moved !== undefined) throw new AppError("issue.site-moved");
  await queueScan(context, { site, pageBudget: RETEST_PAGES, issues: [issue] });
}

/**
 * Queues as few scans as look at all of these issues of one check again. Those that wait for one already stay with it;
 * those whose pages are no longer on the website are left alone. Call it inside the transaction that holds their rows.
 */
export async function requestRetests(
  context: OrganizationContext,
  wanted: readonly RetestedIssue[],
): Promise<void> {
  const site = await websiteOf(context);
  const waiting = await withoutActive(context, await stillOnSite(context, wanted));
  if (site === null || waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const pages = await pagesByIssue(context, ids);
  const byId = new Map(waiting.map((issue) => [issue.id, issue]));
  for (const batch of retestBatches(ids, pages, GROUP_RETEST_PAGES)) {
    const together = batch.flatMap((id) => byId.get(id) ?? []);
    await queueScan(context, { site, pageBudget: GROUP_RETEST_PAGES, issues: together });
  }
}

/** Those of the issues whose pages are still those of the organization's website: only its own host is scanned. */
export async function stillOnSite<T extends RetestedIssue>(
  context: OrganizationContext,
  wanted: readonly T[],
): Promise<T[]> {
  const moved = new Set(await movedAway(context, await websiteOf(context), wanted));
  return wanted.filter((issue) => !moved.has(issue));
}

async function withoutActive(
  context: OrganizationContext,
  wanted: readonly RetestedIssue[],
): Promise<RetestedIssue[]> {
  const ids = wanted.map(({ id }) => id);
  const active = await context.db
    .select({ issueId: retests.issueId })
    .from(retests)
    .where(ownedBy(context, retests, and(inArray(retests.issueId, ids), isNull(retests.outcome))));
  const known = new Set(active.map(({ issueId }) => issueId));
  return wanted.filter(({ id }) => !known.has(id));
}

async function websiteOf({ db, organization }: OrganizationContext): Promise<string | null> {
  const [row] = await db
    .select({ website: organizations.website })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return row?.website ?? null;
}

async function movedAway<T extends RetestedIssue>(
  context: OrganizationContext,
  site: string | null,
  wanted: readonly T[],
): Promise<T[]> {
  const scanIds = [...new Set(wanted.flatMap(({ lastSeenScanId }) => lastSeenScanId ?? []))];
  const seen = await context.db
    .select({ id: scans.id, site: scans.site })
    .from(scans)
    .where(ownedBy(context, scans, inArray(scans.id, scanIds)));
  const siteOf = new Map(seen.map((scan) => [scan.id, scan.site]));
  return wanted.filter(({ lastSeenScanId }) => site === null || siteOf.get(lastSeenScanId ?? "") !== site);
}

interface RetestScan {
  site: string;
  pageBudget: number;
  /** Issues of one check. */
  issues: readonly RetestedIssue[];
}

async function queueScan(
  context: OrganizationContext,
  { site, pageBudget, issues }: RetestScan,
): Promise<void> {
  const { db, organization, clock, queue, actor } = context;
  const createdAt = clock.now();
  const organizationId = organization.id;
  const areas = [...new Set(issues.map(({ area }) => area))];
  const [scan] = await db
    .insert(scans)
    .values({ organizationId, kind: "retest", site, areas, pageBudget, createdAt })
    .returning({ id: scans.id });
  if (!scan) throw new Error("The re-test's scan was not written.");
  const { id: scanId } = scan;
  const requestedBy = actor.kind === "user" ? actor.userId : null;
  await db
    .insert(retests)
    .values(issues.map(({ id }) => ({ scanId, organizationId, issueId: id, requestedBy, createdAt })));
  await queue.send("retest", { organizationId, scanId }, { within: db });
  await publish(db, "issues", { organizationId });
  await recordActs(
    context,
    issues.map(({ id }) => ({ action: "issue.retest-requested", subjectId: id, details: { scanId } })),
  );
}
