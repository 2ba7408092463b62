import { AREAS, type Area } from "@plumbline/contract/areas";
import { calendarDay } from "@plumbline/contract/calendar";
import type { IssueEventKind } from "@plumbline/contract/issue-terms";
import type { AreaScore } from "@plumbline/contract/scan-result";

/** A month as the trend shows it: the scores of its last scan, and all that moved in it. */
export interface TrendMonth {
  /** `YYYY-MM` in the organization's zone. */
  month: string;
  /** 0-100; null when nothing was measured. */
  overall: number | null;
  /** The last score each area was measured with in the month; null when it was not. */
  areas: Record<Area, number | null>;
  /** Areas whose score is provisional. */
  provisional: Area[];
  isOverallProvisional: boolean;
  criticalOpen: number | null;
  found: number;
  fixed: number;
  cameBack: number;
  scans: number;
  /** Version of the rules its last scan was judged by. */
  rulesetVersion: string | null;
}

interface TrendScan {
  id: string;
  finishedAt: Date | null;
  overall: number | null;
  criticalIssues: number | null;
  rulesetVersion: string | null;
  isProvisional: boolean;
}

interface TrendScore {
  scanId: string;
  area: Area;
  score: number | null;
  state: AreaScore["state"];
}

export interface TrendInput {
  /** Oldest first. */
  scans: readonly TrendScan[];
  scores: readonly TrendScore[];
  moves: readonly { at: Date; kind: IssueEventKind; issues: number }[];
  timeZone: string;
}

/** The months in which a scan ended, oldest first. */
export function trendMonths({ scans, scores, moves, timeZone }: TrendInput): TrendMonth[] {
  const monthOf = (moment: Date) => calendarDay(moment, timeZone).slice(0, 7);
  const finished = scans.flatMap((scan) =>
    scan.finishedAt === null ? [] : [{ ...scan, month: monthOf(scan.finishedAt) }],
  );
  const movesByMonth = Map.groupBy(moves, ({ at }) => monthOf(at));
  return [...Map.groupBy(finished, ({ month }) => month)].map(([month, own]) => {
    const last = own.at(-1);
    const latest = lastScores(own, scores);
    return {
      month,
      overall: last?.overall ?? null,
      areas: {
        accessibility: latest.get("accessibility")?.score ?? null,
        seo: latest.get("seo")?.score ?? null,
        performance: latest.get("performance")?.score ?? null,
        privacy: latest.get("privacy")?.score ?? null,
        security: latest.get("security")?.score ?? null,
      },
      provisional: AREAS.filter((area) => latest.get(area)?.state === "provisional"),
      isOverallProvisional: last?.isProvisional ?? false,
      criticalOpen: last?.criticalIssues ?? null,
      ...movedIn(movesByMonth.get(month) ?? []),
      scans: own.length,
      rulesetVersion: last?.rulesetVersion ?? null,
    };
  });
}

/** What each area was last measured with in these scans. */
function lastScores(scans: readonly TrendScan[], scores: TrendInput["scores"]): Map<Area, TrendScore> {
  const own = scans.flatMap(({ id }) => scores.filter((row) => row.scanId === id && row.score !== null));
  return new Map(own.map((row) => [row.area, row]));
}

function movedIn(moves: TrendInput["moves"]): Pick<TrendMonth, "found" | "fixed" | "cameBack"> {
  const of = (wanted: IssueEventKind) =>
    moves.filter(({ kind }) => kind === wanted).reduce((sum, { issues }) => sum + issues, 0);
  return { found: of("found"), fixed: of("verified"), cameBack: of("came-back") };
}
