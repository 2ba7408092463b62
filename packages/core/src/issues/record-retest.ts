import type { RetestOutcome } from "@plumbline/contract/issues";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { eq } from "drizzle-orm";

import { pagesOf } from "#issues/begin-retest.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { afterRetest, isMarkedSince, judgeRetest, type RetestVerdict } from "#issues/judge-retest.ts";
import { lockedIssue } from "#issues/locked-issue.ts";
import { issuePath } from "#issues/moved-causes.ts";
import { requestRetest } from "#issues/request-retest.ts";
import { retestHeadline, retestWords } from "#issues/retest-verdict.mail.ts";
import { retestedPlaces } from "#issues/retested-places.ts";
import { tellMembers } from "#notifications/notify.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { currentAttempt, type ScanAttempt } from "#scans/report-progress.ts";

export interface RetestResult extends ScanAttempt {
  result: ScanResult;
  /** Everything the scan found, grouped into fix units. */
  issues: readonly FoundIssue[];
}

type IssueRow = Awaited<ReturnType<typeof lockedIssue>>;

/**
 * Writes what a re-test says of its issue, in one transaction. False, and nothing is written, when it has
 * been recorded before or another worker took it up.
 */
export async function recordRetest(context: OrganizationContext, retest: RetestResult): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const run = await lockedRetest(inside, retest.scanId, ...currentAttempt(retest.scanId, retest.attempt));
    if (!run) return false;
    const issue = await lockedIssue(inside, run.issueId);
    const found = retest.issues.find(({ fingerprint }) => fingerprint === issue.fingerprint) ?? null;
    const pages = await pagesOf(inside, issue.id);
    const verdict = judgeRetest({ checkId: issue.checkId, pages }, retest.result, found !== null);
    await retestedPlaces(inside, { issue, found, scanId: retest.scanId, result: retest.result, verdict });
    await conclude(inside, { ...run, scanId: retest.scanId, issue, verdict });
    return true;
  });
}

/** Ends a re-test that could not be made, with the reason in words; its issue stays as it is. */
export async function failRetest(
  context: OrganizationContext,
  { scanId, attempt, reason }: { scanId: string; attempt?: number; reason: string },
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const conditions = attempt === undefined ? [eq(scans.id, scanId)] : currentAttempt(scanId, attempt);
    const run = await lockedRetest(inside, scanId, ...conditions);
    if (!run) return false;
    const issue = await lockedIssue(inside, run.issueId);
    await conclude(inside, { ...run, scanId, issue, verdict: { outcome: "could-not-check", note: reason } });
    return true;
  });
}

/** The re-test's row with the issue it is about, unless it has ended. */
async function lockedRetest(
  context: OrganizationContext,
  scanId: string,
  ...conditions: ReturnType<typeof currentAttempt>
) {
  const [run] = await context.db
    .select({
      issueId: retests.issueId,
      outcome: retests.outcome,
      site: scans.site,
      startedAt: scans.startedAt,
    })
    .from(scans)
    .innerJoin(retests, eq(retests.scanId, scans.id))
    .where(ownedBy(context, scans, eq(scans.id, scanId), ...conditions))
    .for("update");
  return run?.outcome === null ? run : undefined;
}

interface Conclusion {
  scanId: string;
  issue: IssueRow;
  site: string;
  startedAt: Date | null;
  verdict: RetestVerdict;
}

async function conclude(context: OrganizationContext, conclusion: Conclusion): Promise<void> {
  const { scanId, issue, site, verdict } = conclusion;
  const { db, clock, organization } = context;
  const at = clock.now();
  const startedAt = conclusion.startedAt ?? at;
  const { outcome, note } = verdict;
  const { status, event } = afterRetest(issue, outcome, startedAt);
  const isComingBack = status === "came-back" && issue.status !== "came-back";
  await db
    .update(issues)
    .set({
      status,
      verifiedAt: status === "verified" ? (issue.verifiedAt ?? at) : null,
      ...(outcome === "could-not-check" ? {} : { unverifiedReason: null }),
      checklistDoneAt: isComingBack ? null : issue.checklistDoneAt,
    })
    .where(ownedBy(context, issues, eq(issues.id, issue.id)));
  await db
    .update(retests)
    .set({ outcome, note, finishedAt: at })
    .where(ownedBy(context, retests, eq(retests.scanId, scanId)));
  await db
    .update(scans)
    .set({ status: "COMPLETED", phase: "Finished", finishedAt: at })
    .where(ownedBy(context, scans, eq(scans.id, scanId)));
  const row = { issueId: issue.id, organizationId: organization.id, kind: event, scanId, note, at };
  await db.insert(issueEvents).values(row);
  if (status !== issue.status) await tell(context, { scanId, issue, site, outcome });
  const details = { outcome, scanId };
  await recordAct(context, { action: "issue.retested", subjectId: issue.id, details });
  if (outcome !== "verified" && isMarkedSince(issue.markedFixedAt, startedAt))
    await requestRetest(context, issue);
}

/** Tells the members what changed: a fix is proven, or an issue is open again. */
async function tell(
  context: OrganizationContext,
  {
    scanId,
    issue,
    site,
    outcome,
  }: Pick<Conclusion, "scanId" | "issue" | "site"> & { outcome: RetestOutcome },
): Promise<void> {
  if (outcome === "could-not-check") return;
  const kind = outcome === "still-there" ? "issue-came-back" : "fix-verified";
  const wasClosed = issue.status === "verified" || issue.status === "page-gone";
  const news = { outcome, wasClosed, issue, checkedAt: context.clock.now() };
  await tellMembers(context, {
    kind,
    message: `${retestHeadline(news)}: ${issue.title}.`,
    path: issuePath(issue.id),
    eventKey: `${kind} ${scanId}`,
    site,
    words: (timeZone) => retestWords(news, timeZone),
  });
}
