import { AREAS } from "@plumbline/contract/areas";
import type { ReportKind } from "@plumbline/contract/reports";
import type { ScanResult } from "@plumbline/contract/scan-result";

import { linkEvidence } from "#evidence/link-evidence.ts";
import { coverageOf } from "#issues/coverage.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import { countOpenIssues } from "#issues/issues.queries.ts";
import { recordIssues } from "#issues/record-issues.ts";
import { readYearlyLoss } from "#organizations/read-yearly-loss.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanAreas, scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import type { ArchivedScan } from "#scans/archive-scan.ts";
import type { ScanAttempt } from "#scans/report-progress.ts";
import { currentAttempt } from "#scans/report-progress.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";
import { latestScores } from "#scans/scans.queries.ts";
import { standingOverall } from "#scans/standing-overall.ts";
import { tellOfMoves } from "#scans/tell-of-moves.ts";
import { recordSeenCriteria } from "#statements/seen-criteria.ts";

export interface ScanOutcome extends ScanAttempt, ArchivedScan {
  result: ScanResult;
  /** The result's findings grouped into fix units, worst first. */
  issues: readonly FoundIssue[];
}

/**
 * Writes everything that follows from a scan in one transaction: pages, scores, issues, notices, the audit
 * log and the report's job. False, and nothing is written, when the scan has been recorded before, has
 * ended otherwise, or was taken up by another worker meanwhile.
 */
export async function recordScan(context: OrganizationContext, outcome: ScanOutcome): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const scan = await lockedScan(inside, outcome);
    if (!scan) return false;
    const { result } = outcome;
    await storePages(inside, outcome);
    await storeAreas(inside, outcome);
    await recordSeenCriteria(inside, outcome.scanId, result);
    await recordIssues(inside, {
      scanId: outcome.scanId,
      found: outcome.issues,
      coverage: coverageOf(result),
      scanStartedAt: scan.startedAt ?? new Date(result.startedAt),
    });
    const overall = standingOverall(result.areas, await latestScores(inside));
    await finishScan(inside, outcome, overall);
    const finishedAt = new Date(result.finishedAt);
    await linkEvidence(inside, { ...outcome, finishedAt });
    await tellOfMoves(inside, { scanId: outcome.scanId, kind: scan.kind, site: result.site, finishedAt });
    for (const kind of SCAN_PLANS[scan.kind].reports)
      await queueReport(inside, { scanId: outcome.scanId, kind, overall });
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    const details = { kind: scan.kind, overall, issues: outcome.issues.length };
    await recordAct(inside, { action: "scan.recorded", subjectId: outcome.scanId, details });
    return true;
  });
}

async function lockedScan(context: OrganizationContext, { scanId, attempt }: ScanAttempt) {
  const [scan] = await context.db
    .select({ kind: scans.kind, startedAt: scans.startedAt })
    .from(scans)
    .where(ownedBy(context, scans, ...currentAttempt(scanId, attempt)))
    .for("update");
  return scan;
}

async function storePages(context: OrganizationContext, { scanId, result }: ScanOutcome): Promise<void> {
  if (result.pages.length === 0) return;
  await context.db.insert(scanPages).values(
    result.pages.map((page, position) => ({
      scanId,
      organizationId: context.organization.id,
      position,
      url: page.url,
      httpStatus: page.status,
      state: page.state,
      reason: page.reason ?? null,
      title: page.title ?? null,
    })),
  );
}

async function storeAreas(context: OrganizationContext, { scanId, result }: ScanOutcome): Promise<void> {
  const measuredAt = new Date(result.finishedAt);
  const rows = AREAS.flatMap((area) => {
    const measured = result.areas[area];
    if (!measured) return [];
    const { score, interval = null, state, reason = null, lines } = measured;
    const of = { scanId, organizationId: context.organization.id, area };
    const laws = area === "privacy" ? (result.laws ?? null) : null;
    return [{ ...of, state, score, interval, reason, lines, laws, measuredAt }];
  });
  if (rows.length > 0) await context.db.insert(scanAreas).values(rows);
}

/**
 * What the latest scores cost in a year at the business figures of today; null without figures, as a trend of estimates
 * by the number of issues would only repeat that number.
 */
async function lossNow(context: OrganizationContext): Promise<number | null> {
  const { basis, amount } = await readYearlyLoss(context, await latestScores(context));
  return basis === "business-figures" ? amount : null;
}

async function finishScan(
  context: OrganizationContext,
  outcome: ScanOutcome,
  overall: number | null,
): Promise<void> {
  const { scanId, attempt, result } = outcome;
  const open = await countOpenIssues(context);
  await context.db
    .update(scans)
    .set({
      status: "COMPLETED",
      phase: "Finished",
      pagesDone: result.pages.length,
      pagesPlanned: result.pages.length,
      issuesFound: outcome.issues.length,
      overall,
      criticalIssues: open.critical,
      revenueLoss: await lossNow(context),
      rulesetVersion: result.rulesetVersion,
      engines: result.engines ?? null,
      pagesNotVisited: result.pagesNotVisited ?? 0,
      resultKey: outcome.resultKey,
      evidenceKey: outcome.evidenceKey,
      finishedAt: new Date(result.finishedAt),
    })
    .where(ownedBy(context, scans, ...currentAttempt(scanId, attempt)));
}

async function queueReport(
  context: OrganizationContext,
  { scanId, kind, overall }: { scanId: string; kind: ReportKind; overall: number | null },
): Promise<void> {
  const { db, organization, clock, queue } = context;
  const [report] = await db
    .insert(reports)
    .values({ organizationId: organization.id, scanId, kind, score: overall, createdAt: clock.now() })
    .returning({ id: reports.id });
  if (!report) throw new Error("The report's row was not written.");
  await queue.send("report", { organizationId: organization.id, reportId: report.id }, { within: db });
}
