import type { ScanResult } from "@plumbline/contract/scan-result";
import { eq, inArray, isNull } from "drizzle-orm";

import type { FoundIssue } from "#issues/found-issue.ts";
import { afterRetest, isMarkedSince, judgeRetest, type RetestVerdict } from "#issues/judge-retest.ts";
import { lockedIssues } from "#issues/locked-issue.ts";
import { pagesByIssue } from "#issues/pages-of-issues.ts";
import { requestRetests } from "#issues/request-retest.ts";
import { scanningPause } from "#scans/require-scanning.ts";
import { retestedPlaces } from "#issues/retested-places.ts";
import { tellOfRetest } from "#issues/tell-of-retest.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import { currentAttempt, type ScanAttempt } from "#scans/report-progress.ts";

export interface RetestResult extends ScanAttempt {
  result: ScanResult;
  /** Everything the scan found, grouped into fix units. */
  issues: readonly FoundIssue[];
}

type IssueRow = Awaited<ReturnType<typeof lockedIssues>>[number];

/**
 * Writes what a re-test says of its issues, in one transaction. False, and nothing is written, when it has
 * been recorded before or another worker took it up.
 */
export async function recordRetest(context: OrganizationContext, retest: RetestResult): Promise<boolean> {
  const { scanId, result } = retest;
  return inTransaction(context, async (inside) => {
    const run = await lockedRetest(inside, scanId, ...currentAttempt(scanId, retest.attempt));
    if (!run) return false;
    const found = new Map(retest.issues.map((issue) => [issue.fingerprint, issue]));
    const pages = await pagesByIssue(
      inside,
      run.issues.map(({ id }) => id),
    );
    const judged: Judged[] = [];
    for (const issue of run.issues) {
      const seen = found.get(issue.fingerprint) ?? null;
      const known = { checkId: issue.checkId, pages: pages.get(issue.id) ?? [] };
      const verdict = judgeRetest(known, result, seen !== null);
      await retestedPlaces(inside, { issue, found: seen, scanId, result, verdict });
      judged.push({ issue, verdict });
    }
    await conclude(inside, { scanId, site: run.site, startedAt: run.startedAt, judged });
    return true;
  });
}

/** Ends a re-test that could not be made, with the reason in words; its issues stay as they are. */
export async function failRetest(
  context: OrganizationContext,
  { scanId, attempt, reason }: { scanId: string; attempt?: number; reason: string },
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const conditions = attempt === undefined ? [eq(scans.id, scanId)] : currentAttempt(scanId, attempt);
    const run = await lockedRetest(inside, scanId, ...conditions);
    if (!run) return false;
    const verdict = { outcome: "could-not-check", note: reason } as const;
    const judged = run.issues.map((issue) => ({ issue, verdict }));
    await conclude(inside, { scanId, site: run.site, startedAt: run.startedAt, judged });
    return true;
  });
}

/** The re-test with the issues it is about, unless it has ended. */
async function lockedRetest(
  context: OrganizationContext,
  scanId: string,
  ...conditions: ReturnType<typeof currentAttempt>
) {
  const [scan] = await context.db
    .select({ site: scans.site, startedAt: scans.startedAt })
    .from(scans)
    .where(ownedBy(context, scans, eq(scans.id, scanId), ...conditions))
    .for("update");
  if (!scan) return undefined;
  const open = await context.db
    .select({ issueId: retests.issueId })
    .from(retests)
    .where(ownedBy(context, retests, eq(retests.scanId, scanId), isNull(retests.outcome)));
  if (open.length === 0) return undefined;
  const ids = open.map(({ issueId }) => issueId);
  return { ...scan, issues: await lockedIssues(context, inArray(issues.id, ids)) };
}

interface Judged {
  issue: IssueRow;
  verdict: RetestVerdict;
}

interface Conclusion {
  scanId: string;
  site: string;
  startedAt: Date | null;
  judged: readonly Judged[];
}

async function conclude(context: OrganizationContext, conclusion: Conclusion): Promise<void> {
  const { scanId, site, judged } = conclusion;
  const at = context.clock.now();
  const startedAt = conclusion.startedAt ?? at;
  const moved: Judged[] = [];
  for (const one of judged) {
    const isMoved = await settle(context, { ...one, scanId, startedAt, at });
    if (isMoved) moved.push(one);
  }
  await context.db
    .update(scans)
    .set({ status: "COMPLETED", phase: "Finished", finishedAt: at })
    .where(ownedBy(context, scans, eq(scans.id, scanId)));
  await publish(context.db, "issues", { organizationId: context.organization.id });
  await tellOfRetest(context, { scanId, site }, moved);
  // The next scan after the pause looks at them.
  if ((await scanningPause(context)) !== null) return;
  const markedMeanwhile = judged.filter(
    ({ issue, verdict }) => verdict.outcome !== "verified" && isMarkedSince(issue.markedFixedAt, startedAt),
  );
  await requestRetests(
    context,
    markedMeanwhile.map(({ issue }) => issue),
  );
}

interface Settling extends Judged {
  scanId: string;
  startedAt: Date;
  at: Date;
}

/** Writes what the re-test says of one issue. Answers whether its status changed. */
async function settle(context: OrganizationContext, settling: Settling): Promise<boolean> {
  const { issue, verdict, scanId, startedAt, at } = settling;
  const { db, organization } = context;
  const { outcome, note } = verdict;
  const { status, event } = afterRetest(issue, outcome, startedAt);
  await db
    .update(issues)
    .set({
      status,
      verifiedAt: status === "verified" ? (issue.verifiedAt ?? at) : null,
      ...(outcome === "could-not-check" ? {} : { unverifiedReason: null }),
    })
    .where(ownedBy(context, issues, eq(issues.id, issue.id)));
  await db
    .update(retests)
    .set({ outcome, note, finishedAt: at })
    .where(ownedBy(context, retests, eq(retests.scanId, scanId), eq(retests.issueId, issue.id)));
  const row = { issueId: issue.id, organizationId: organization.id, kind: event, scanId, note, at };
  await db.insert(issueEvents).values(row);
  const details = { outcome, scanId };
  await recordAct(context, { action: "issue.retested", subjectId: issue.id, details });
  return status !== issue.status;
}
