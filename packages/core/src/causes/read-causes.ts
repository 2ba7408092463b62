import { type Area, SEVERITIES } from "@plumbline/contract/areas";
import type { CauseFacts, ScoreSheets } from "@plumbline/contract/cause-facts";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";
import { prioritize, type RankedCause } from "@plumbline/contract/priority";
import { groupOf } from "@plumbline/contract/severity-groups";

import {
  type CauseRow,
  countMeasuredPages,
  countPagesByCause,
  selectCauses,
  type StatusCounts,
} from "#causes/causes.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { type AreaRow, latestScores } from "#scans/scans.queries.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** A cause as it is on record, with what the engine does not ask for. */
export interface StoredCause extends CauseFacts {
  id: string;
  /** Whether it does not count: a person must review it, or it is advice. */
  needsReview: boolean;
  isAdvice: boolean;
  /** Why it matters; empty where its check said nothing. */
  why: string;
  /** Null where the scan that found it recorded none. */
  owner: LikelyOwner | null;
  places: number;
  /** When the first of its open issues was found; null where none is open. */
  openSince: Date | null;
  statuses: StatusCounts;
  firstIssue: string;
}

export interface OrganizationCauses {
  /** Causes with open issues in the order in which they are best fixed. */
  ranked: RankedCause<StoredCause>[];
  /** Causes none of whose issues is open, and after them what a person must review. */
  others: StoredCause[];
  /** Best practice that breaks no criterion and no law: no issues, and part of no list of them. */
  advice: StoredCause[];
  /** The newest score of each area. */
  scores: Map<Area, AreaRow>;
}

/** All causes of the organization's issues: the one order that every output follows. */
export async function readCauses(scope: Scope): Promise<OrganizationCauses> {
  const scores = await latestScores(scope);
  const [rows, pages, sheets] = await Promise.all([
    selectCauses(scope, timesOf(scores)),
    countPagesByCause(scope),
    scoreSheets(scope, scores),
  ]);
  return causesOf({ scores, rows, pages, sheets });
}

/** The same inside a transaction, which answers one query at a time. */
export async function readCausesInside(scope: Scope): Promise<OrganizationCauses> {
  const scores = await latestScores(scope);
  const rows = await selectCauses(scope, timesOf(scores));
  const pages = await countPagesByCause(scope);
  return causesOf({ scores, rows, pages, sheets: await scoreSheets(scope, scores) });
}

function timesOf(scores: ReadonlyMap<Area, AreaRow>): Map<Area, Date> {
  return new Map([...scores].map(([area, row]) => [area, row.measuredAt]));
}

interface ReadCauses {
  scores: Map<Area, AreaRow>;
  rows: readonly CauseRow[];
  /** How many pages each cause is on. */
  pages: ReadonlyMap<string, number>;
  sheets: ScoreSheets;
}

function causesOf({ scores, rows, pages, sheets }: ReadCauses): OrganizationCauses {
  const causes = rows.map((row) => storedCause(row, pages.get(row.id) ?? 0));
  const confirmed = causes.filter(({ needsReview }) => !needsReview);
  const others = causes.filter(
    ({ needsReview, isAdvice, issues }) => !isAdvice && (needsReview || issues === 0),
  );
  const advice = causes.filter(({ isAdvice }) => isAdvice);
  return {
    ranked: prioritize(confirmed, sheets),
    others: others.toSorted(reviewLast),
    advice: advice.toSorted(mostPlacesFirst),
    scores,
  };
}

async function scoreSheets(scope: Scope, scores: ReadonlyMap<Area, AreaRow>): Promise<ScoreSheets> {
  const scanIds = [...new Set([...scores.values()].map(({ scanId }) => scanId))];
  const measured = await countMeasuredPages(scope, scanIds);
  const sheets = [...scores].map(([area, { score, lines, scanId }]) => [
    area,
    { score, lines, pagesMeasured: measured.get(scanId) ?? 0 },
  ]);
  return Object.fromEntries(sheets) as ScoreSheets;
}

function storedCause({ worst, ...row }: CauseRow, pages: number): StoredCause {
  const severity = SEVERITIES[worst] ?? "low";
  return { ...row, severity, group: groupOf(severity), pages };
}

function mostPlacesFirst(a: StoredCause, b: StoredCause): number {
  return b.pages - a.pages || b.places - a.places || (a.id < b.id ? -1 : 1);
}

function reviewLast(a: StoredCause, b: StoredCause): number {
  return (
    Number(a.needsReview) - Number(b.needsReview) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    (a.id < b.id ? -1 : 1)
  );
}
