import { eq, isNull } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { type issues, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";

type Issue = Pick<typeof issues.$inferSelect, "id" | "area" | "lastSeenScanId">;

/**
 * Queues a scan that looks at one issue again, in one transaction with its job; does nothing while one
 * waits or runs. Call it inside the transaction that holds the issue's row.
 *
 * @throws {AppError} `issue.site-moved` when its pages are no longer those of the organization's website
 */
export async function requestRetest(context: OrganizationContext, issue: Issue): Promise<void> {
  const { db, organization, clock, queue, actor } = context;
  const active = await db.$count(
    retests,
    ownedBy(context, retests, eq(retests.issueId, issue.id), isNull(retests.outcome)),
  );
  if (active > 0) return;
  const site = await siteOf(context, issue);
  const createdAt = clock.now();
  const organizationId = organization.id;
  const [scan] = await db
    .insert(scans)
    .values({
      organizationId,
      kind: "retest",
      site,
      areas: [issue.area],
      pageBudget: SCAN_PLANS.retest.pageBudget,
      createdAt,
    })
    .returning({ id: scans.id });
  if (!scan) throw new Error("The re-test's scan was not written.");
  const requestedBy = actor.kind === "user" ? actor.userId : null;
  await db
    .insert(retests)
    .values({ scanId: scan.id, organizationId, issueId: issue.id, requestedBy, createdAt });
  await queue.send("retest", { organizationId, scanId: scan.id }, { within: db });
  const details = { scanId: scan.id };
  await recordAct(context, { action: "issue.retest-requested", subjectId: issue.id, details });
}

/** The website, if it is still the one the issue was last seen on: only the organization's own host is scanned. */
async function siteOf(context: OrganizationContext, { lastSeenScanId }: Issue): Promise<string> {
  const { db, organization } = context;
  const [row] = await db
    .select({ website: organizations.website })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  const [seen] =
    lastSeenScanId === null
      ? []
      : await db
          .select({ site: scans.site })
          .from(scans)
          .where(ownedBy(context, scans, eq(scans.id, lastSeenScanId)));
  if (!row?.website || row.website !== seen?.site) throw new AppError("issue.site-moved");
  return row.website;
}
