import { AREAS, type Area } from "@plumbline/contract/areas";
import type { OverallLacks } from "@plumbline/contract/overall-coverage";
import { type ScanResult, scanResult, type ScoreLine } from "@plumbline/contract/scan-result";
import type { ScanKind } from "@plumbline/contract/scans";
import { eq } from "drizzle-orm";

import type { Period } from "#issues/scan-moves.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import {
  countMovesOf,
  selectAccepted,
  selectFailedRetests,
  selectHumanActs,
  selectPictures,
  selectScansOf,
  selectScoresOf,
  selectVerifiedFixes,
} from "#reports/monthly.queries.ts";
import { findArchivedResult } from "#reports/reports.queries.ts";
import { type TrendMonth, trendMonths } from "#reports/trend.ts";
import { weeklyFacts, type WeeklyFacts } from "#reports/weekly-facts.ts";
import { readArchived } from "#scans/archive-scan.ts";
import { NO_LACKS, overallLacks } from "#scans/overall-lacks.ts";
import { latestScores } from "#scans/scans.queries.ts";

/** A picture of a place where something was found, with what a reader who does not see it needs. */
export interface ReportedPicture {
  cause: string;
  /** WebP. */
  picture: Uint8Array;
  page: string;
  selector: string | null;
  message: string;
}

type Rows<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>;

/** All that a comprehensive report says of a scan: what the weekly one says, and what stands behind it. */
export interface MonthlyFacts extends WeeklyFacts {
  kind: ScanKind;
  /** The scan's own result, as it was archived. */
  result: ScanResult;
  /** What took points from each area, by its newest score. */
  lines: Partial<Record<Area, ScoreLine[]>>;
  trend: TrendMonth[];
  pictures: ReportedPicture[];
  /** Scans of the period the evidence log covers, oldest first, as they were told. */
  scans: (Rows<typeof selectScansOf>[number] & { lacks: OverallLacks })[];
  verifiedFixes: Rows<typeof selectVerifiedFixes>;
  failedRetests: Rows<typeof selectFailedRetests>;
  humanActs: Rows<typeof selectHumanActs>;
  accepted: Rows<typeof selectAccepted>;
  /** Start of that period. */
  since: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LOG_DAYS = 31;
const TREND_DAYS = 365;
/** Causes of an area among which one with a picture is looked for. */
const PICTURED_CAUSES = 5;

/** Gathers them; null when there is no such completed scan, or its result is no longer in the archive. */
export async function monthlyFacts(
  context: OrganizationContext,
  scanId: string,
): Promise<MonthlyFacts | null> {
  const facts = await weeklyFacts(context, scanId);
  const archived = await findArchivedResult(context, scanId);
  if (facts === null || archived === null) return null;
  const result = scanResult.parse(JSON.parse(await readArchived(context, archived.resultKey)));
  const log = periodBefore(facts.finishedAt, LOG_DAYS);
  const lines = [...(await latestScores(context))].map(([area, row]) => [area, row.lines] as const);
  return {
    ...facts,
    kind: archived.kind,
    pagesNotVisited: result.pagesNotVisited ?? 0,
    result,
    lines: Object.fromEntries(lines),
    trend: await readTrend(context, periodBefore(facts.finishedAt, TREND_DAYS)),
    pictures: await readPictures(context, facts),
    scans: await readLog(context, log),
    verifiedFixes: await selectVerifiedFixes(context, log),
    failedRetests: await selectFailedRetests(context, log),
    humanActs: await selectHumanActs(context, log, await readTimeZone(context)),
    accepted: await selectAccepted(context),
    since: await laterOf(context, log.from),
  };
}

/** A log says what was told: the archived files that its digests prove say the same. */
async function readLog(context: OrganizationContext, period: Period): Promise<MonthlyFacts["scans"]> {
  const scans = await selectScansOf(context, period);
  const lacks = await overallLacks(context, idsOf(scans), "told");
  return scans.map((scan) => ({
    ...scan,
    overall: scan.toldOverall,
    lacks: lacks.get(scan.id) ?? NO_LACKS,
    rulesetVersion: scan.toldRulesetVersion,
  }));
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** A log begins with its period, or with the organization where that is younger. */
async function laterOf({ db, organization }: OrganizationContext, from: Date): Promise<Date> {
  const [row] = await db
    .select({ createdAt: organizations.createdAt })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return row !== undefined && row.createdAt > from ? row.createdAt : from;
}

function periodBefore(to: Date, days: number): Period {
  return { from: new Date(to.getTime() - days * DAY_MS), to };
}

async function readTrend(context: OrganizationContext, period: Period): Promise<TrendMonth[]> {
  const [scans, scores, moves, timeZone] = await Promise.all([
    selectScansOf(context, period),
    selectScoresOf(context, period),
    countMovesOf(context, period),
    readTimeZone(context),
  ]);
  const lacks = await overallLacks(context, idsOf(scans));
  const isProvisional = (id: string) => (lacks.get(id) ?? NO_LACKS).provisionalAreas.length > 0;
  const told = scans.map((scan) => ({ ...scan, isProvisional: isProvisional(scan.id) }));
  return trendMonths({ scans: told, scores, moves, timeZone });
}

/** The picture of the first cause of each area that has one; a picture that storage no longer has is left out. */
async function readPictures(
  context: OrganizationContext,
  { causes }: WeeklyFacts,
): Promise<ReportedPicture[]> {
  const byArea = AREAS.map((area) => causes.filter((cause) => cause.area === area).slice(0, PICTURED_CAUSES));
  const rows = await selectPictures(
    context,
    byArea.flat().map(({ cause }) => cause),
  );
  const pictures = byArea.map(async (own) => {
    const row = own.map(({ cause }) => rows.find((candidate) => candidate.cause === cause)).find(Boolean);
    if (row === undefined || !(await context.storage.has(row.key))) return [];
    const { key, ...about } = row;
    return [{ ...about, picture: await context.storage.get(key) }];
  });
  return (await Promise.all(pictures)).flat();
}
