import type { Area, Severity } from "@plumbline/contract/areas";
import type { CalendarDay } from "@plumbline/contract/calendar";
import { whyIncomparable } from "@plumbline/contract/overall-coverage";
import { costOfFixing, type RankedCause } from "@plumbline/contract/priority";
import type { ScannedPage } from "@plumbline/contract/scan-result";
import type { IssueGroup } from "@plumbline/contract/severity-groups";
import type { TopAction } from "@plumbline/contract/top-action";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";

import { rankedItem } from "#causes/cause-item.ts";
import { type OrganizationCauses, readCauses, type StoredCause } from "#causes/read-causes.ts";
import { topActions } from "#causes/top-actions.ts";
import { selectExamples } from "#issues/issue-list.queries.ts";
import { countOpenIssues, type OpenIssueCounts } from "#issues/issues.queries.ts";
import { type MovedCause, movedCauses, type ScanMoves } from "#issues/moved-causes.ts";
import { movesIn } from "#issues/scan-moves.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { readYearlyLoss } from "#organizations/read-yearly-loss.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { type AreaFacts, areaFacts } from "#reports/area-facts.ts";
import { type CompletedScan, completedScan } from "#reports/completed-scan.ts";
import { identityFacts, type ReportIdentity } from "#reports/identity-facts.ts";
import { nextScanDay } from "#scans/next-scan-day.ts";
import { NO_LACKS, overallLacks } from "#scans/overall-lacks.ts";
import { scanBefore } from "#scans/scans.queries.ts";
import { visitedPages } from "#scans/visited-pages.ts";

/** A cause of open issues as the report shows it. */
export interface WeeklyCause {
  /** Its name, equal from scan to scan. */
  cause: string;
  group: IssueGroup;
  area: Area;
  severity: Severity;
  title: string;
  whyItMatters: string;
  issues: number;
  /** How far it reaches, in words. */
  reach: string;
  /** Address of a page it is on. */
  examplePage: string;
  /** CSS selector of the element there; null where it is about no element. */
  exampleElement: string | null;
  /** Work in words. */
  work: string;
  /** US dollars; null where there is no estimate. */
  cost: number | null;
  /** Who usually fixes it; null where that was not recorded. */
  likelyOwner: string | null;
  /** Points of its area's score it takes off now; null when its area was not scored. */
  points: number | null;
  /** Titles of further lines of its area's score sheet whose points are among these. */
  alsoCounts: string[];
  /** Points of the overall score, by which it is ranked; null when its area was not scored. */
  overallPoints: number | null;
  /** When the first of its open issues was found. */
  openSince: Date;
  /** Why it stands where it does, in short. */
  reason: string;
  /** Whether one of its issues was found again after it had been resolved. */
  cameBack: boolean;
}

/** All that a weekly report says of a scan, apart from what the checks' authors wrote. */
export interface WeeklyFacts {
  organization: string;
  site: string;
  finishedAt: Date;
  rulesetVersion: string;
  overall: number | null;
  areas: AreaFacts[];
  openIssues: OpenIssueCounts;
  /** In the order in which they are best fixed. */
  causes: WeeklyCause[];
  /** The first of them, as a mail tells them. */
  topActions: TopAction[];
  identity: ReportIdentity;
  /** Day of the next scheduled scan in the organization's zone; null while none is to come. */
  nextScan: CalendarDay | null;
  /** US dollars that fixing all open issues costs. */
  costOfFixing: number;
  /** Open issues that are marked as fixed and wait for their check; `costOfFixing` is of the others. */
  awaitingCheck: number;
  yearlyLoss: YearlyLoss;
  pages: ScannedPage[];
  /** Further pages that were found and not visited, at least. */
  pagesNotVisited: number;
  changes: {
    since: Date;
    overall: number | null;
    /** Why the overall scores can't be compared; null where they can. */
    incomparable: string | null;
    newIssues: number;
    verifiedFixed: number;
    cameBack: number;
    /** What moved, by what is wrong, worst first. */
    causes: Record<"found" | "fixed" | "cameBack", MovedCause[]>;
    /** The issues that moved: what re-tests verified in between counts like what the scan saw. */
    moves: ScanMoves;
  } | null;
}

/** Gathers the facts of a completed scan; null when there is no such scan of the organization. */
export async function weeklyFacts(context: OrganizationContext, scanId: string): Promise<WeeklyFacts | null> {
  const scan = await completedScan(context, scanId);
  if (!scan) return null;
  const causes = await readCauses(context);
  const openIssues = await countOpenIssues(context);
  return {
    organization: scan.organization,
    site: scan.site,
    finishedAt: scan.finishedAt,
    rulesetVersion: scan.rulesetVersion,
    overall: scan.overall,
    areas: await areaFacts(context, scan),
    openIssues,
    causes: await weeklyCauses(context, causes.ranked, scan.finishedAt),
    topActions: topActions(causes.ranked),
    identity: await identityFacts(context, scan),
    nextScan: await nextScanDay(context, await readTimeZone(context)),
    costOfFixing: costOfFixing(causes.ranked),
    awaitingCheck: awaitingCheck(causes),
    yearlyLoss: await readYearlyLoss(context, causes.scores),
    pages: await visitedPages(context, scanId),
    pagesNotVisited: scan.pagesNotVisited ?? 0,
    changes: await changeFacts(context, scan),
  };
}

/** How many confirmed issues wait for the check of their fix. */
function awaitingCheck({ ranked, others }: OrganizationCauses): number {
  return [...ranked, ...others.filter(({ needsReview }) => !needsReview)].reduce(
    (sum, { statuses }) => sum + (statuses["fixed-awaiting-check"] ?? 0),
    0,
  );
}

async function weeklyCauses(
  context: OrganizationContext,
  ranked: readonly RankedCause<StoredCause>[],
  finishedAt: Date,
): Promise<WeeklyCause[]> {
  const examples = await selectExamples(
    context,
    ranked.map(({ firstIssue }) => firstIssue),
  );
  return ranked.map((cause) => {
    const item = rankedItem(cause);
    const example = examples.get(cause.firstIssue);
    return {
      cause: item.id,
      group: item.group,
      area: item.area,
      severity: item.severity,
      title: item.title,
      whyItMatters: item.why,
      issues: item.issues,
      reach: item.reach,
      work: item.work,
      cost: item.cost,
      likelyOwner: item.likelyOwner,
      points: item.points,
      alsoCounts: item.alsoCounts,
      overallPoints: item.overallPoints,
      openSince: cause.openSince ?? finishedAt,
      reason: item.reason,
      examplePage: example?.page ?? "",
      exampleElement: example?.selector ?? null,
      cameBack: (cause.statuses["came-back"] ?? 0) > 0,
    };
  });
}

async function changeFacts(
  context: OrganizationContext,
  scan: CompletedScan,
): Promise<WeeklyFacts["changes"]> {
  const before = await scanBefore(context, scan);
  if (!before?.finishedAt) return null;
  const moves = await movesIn(context, { from: before.finishedAt, to: scan.finishedAt });
  return {
    since: before.finishedAt,
    ...(await overallChange(context, scan, before)),
    newIssues: moves.found.length,
    verifiedFixed: moves.fixed.length,
    cameBack: moves.cameBack.length,
    causes: {
      found: movedCauses(moves.found),
      fixed: movedCauses(moves.fixed),
      cameBack: movedCauses(moves.cameBack),
    },
    moves,
  };
}

/** Points between two overall scores, or why they can't be compared. */
async function overallChange(
  context: OrganizationContext,
  now: Pick<CompletedScan, "id" | "overall">,
  before: Pick<CompletedScan, "id" | "overall">,
): Promise<{ overall: number | null; incomparable: string | null }> {
  if (now.overall === null) return { overall: null, incomparable: "This scan has none" };
  if (before.overall === null) return { overall: null, incomparable: "The scan before had none" };
  const lacks = await overallLacks(context, [now.id, before.id]);
  const incomparable = whyIncomparable(lacks.get(now.id) ?? NO_LACKS, lacks.get(before.id) ?? NO_LACKS);
  return { overall: incomparable === null ? now.overall - before.overall : null, incomparable };
}
