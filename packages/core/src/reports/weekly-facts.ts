import { AREAS, type Area, type Severity } from "@plumbline/contract/areas";
import type { AreaScore, ScannedPage, ScoreLine } from "@plumbline/contract/scan-result";
import { asc, eq } from "drizzle-orm";

import { countOpenIssues, type OpenIssueCounts, prioritizedIssues } from "#issues/issues.queries.ts";
import { movesOfScan } from "#issues/scan-moves.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { scanAreas, scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { type AreaRow, latestScores, scanBefore } from "#scans/scans.queries.ts";

/** One area as it stands after a scan. */
export interface AreaFacts {
  area: Area;
  score: number | null;
  state: AreaScore["state"];
  reason: string | null;
  /** End of the scan the score is from. */
  measuredAt: Date | null;
  /** Points since it was measured before. */
  change: number | null;
  /** What moved the score, largest first. */
  lines: ScoreLine[];
}

/** A confirmed unsolved issue. */
export interface IssueFacts {
  checkId: string;
  area: Area;
  severity: Severity;
  title: string;
  /** Pages it is known on. */
  pages: number;
  examplePage: string;
  /** CSS selector of the element there; null where it is about no element. */
  exampleElement: string | null;
  /** Its share of the points its check takes off now; null when its area was not scored. */
  points: number | null;
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
  /** Critical and high ones, the first to be fixed first. */
  issues: IssueFacts[];
  pages: ScannedPage[];
  changes: {
    since: Date;
    overall: number | null;
    newIssues: number;
    verifiedFixed: number;
    cameBack: number;
  } | null;
}

/** Gathers the facts of a completed scan; null when there is no such scan of the organization. */
export async function weeklyFacts(context: OrganizationContext, scanId: string): Promise<WeeklyFacts | null> {
  const scan = await completedScan(context, scanId);
  if (!scan) return null;
  const areas = await areaFacts(context, scan);
  return {
    organization: scan.organization,
    site: scan.site,
    finishedAt: scan.finishedAt,
    rulesetVersion: scan.rulesetVersion,
    overall: scan.overall,
    areas,
    openIssues: await countOpenIssues(context),
    issues: await issueFacts(context, new Map(areas.map((facts) => [facts.area, facts.lines]))),
    pages: await pageFacts(context, scanId),
    changes: await changeFacts(context, scan),
  };
}

interface CompletedScan {
  id: string;
  organization: string;
  site: string;
  finishedAt: Date;
  rulesetVersion: string;
  overall: number | null;
}

async function completedScan(context: OrganizationContext, scanId: string): Promise<CompletedScan | null> {
  const [row] = await context.db
    .select({
      id: scans.id,
      organization: organizations.name,
      site: scans.site,
      finishedAt: scans.finishedAt,
      rulesetVersion: scans.rulesetVersion,
      overall: scans.overall,
    })
    .from(scans)
    .innerJoin(organizations, eq(organizations.id, scans.organizationId))
    .where(ownedBy(context, scans, eq(scans.id, scanId), eq(scans.status, "COMPLETED")));
  if (!row?.finishedAt || row.rulesetVersion === null) return null;
  return { ...row, finishedAt: row.finishedAt, rulesetVersion: row.rulesetVersion };
}

async function areaFacts(context: OrganizationContext, scan: CompletedScan) {
  const rows = await context.db
    .select()
    .from(scanAreas)
    .where(ownedBy(context, scanAreas, eq(scanAreas.scanId, scan.id)));
  const now = new Map(rows.map((row) => [row.area, row]));
  const before = await latestScores(context, scan.finishedAt);
  return AREAS.map((area) => areaAsItStands(area, now.get(area), before.get(area)));
}

function areaAsItStands(area: Area, now: AreaRow | undefined, before: AreaRow | undefined): AreaFacts {
  const row = now ?? before;
  if (!row) {
    return {
      area,
      score: null,
      state: "not-measured",
      reason: "It has not been part of a scan yet.",
      measuredAt: null,
      change: null,
      lines: [],
    };
  }
  const { score, state, reason, measuredAt, lines } = row;
  const comparable = now && score !== null && before ? before.score : null;
  const change = score === null || comparable === null ? null : score - comparable;
  return { area, score, state, reason, measuredAt: score === null ? null : measuredAt, change, lines };
}

async function issueFacts(
  context: OrganizationContext,
  lines: Map<Area, ScoreLine[]>,
): Promise<IssueFacts[]> {
  const rows = await prioritizedIssues(context, ["critical", "high"]);
  const pagesOfCheck = new Map<string, number>();
  for (const { checkId, pageCount } of await prioritizedIssues(context)) {
    pagesOfCheck.set(checkId, (pagesOfCheck.get(checkId) ?? 0) + pageCount);
  }
  const facts = rows.map((row) => ({
    checkId: row.checkId,
    area: row.area,
    severity: row.severity,
    title: row.title,
    pages: row.pageCount,
    examplePage: row.page,
    exampleElement: row.selector,
    points: share(
      lines.get(row.area)?.find((line) => line.check === row.checkId),
      row.pageCount,
      pagesOfCheck.get(row.checkId),
    ),
    cameBack: row.status === "came-back",
  }));
  return facts.toSorted((one, other) => rank(one) - rank(other) || (other.points ?? 0) - (one.points ?? 0));
}

function rank({ severity }: IssueFacts): number {
  return severity === "critical" ? 0 : 1;
}

/** Issues of one check share its points by the number of their pages, to a tenth. */
function share(line: ScoreLine | undefined, pages: number, all: number | undefined): number | null {
  if (!line || !all) return null;
  return Math.round((line.points * pages * 10) / all) / 10;
}

async function pageFacts(context: OrganizationContext, scanId: string): Promise<ScannedPage[]> {
  const rows = await context.db
    .select()
    .from(scanPages)
    .where(ownedBy(context, scanPages, eq(scanPages.scanId, scanId)))
    .orderBy(asc(scanPages.position));
  return rows.map(({ url, httpStatus, state, reason, title }) => ({
    url,
    status: httpStatus,
    state,
    ...(reason === null ? {} : { reason }),
    ...(title === null ? {} : { title }),
  }));
}

async function changeFacts(
  context: OrganizationContext,
  scan: CompletedScan,
): Promise<WeeklyFacts["changes"]> {
  const before = await scanBefore(context, scan.finishedAt);
  if (!before?.finishedAt) return null;
  const moves = await movesOfScan(context, scan.id);
  return {
    since: before.finishedAt,
    overall: scan.overall === null || before.overall === null ? null : scan.overall - before.overall,
    newIssues: moves.found.length,
    verifiedFixed: moves.fixed.length,
    cameBack: moves.cameBack.length,
  };
}
