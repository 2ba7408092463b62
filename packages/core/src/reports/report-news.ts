import type { CalendarDay } from "@plumbline/contract/calendar";
import { startSentence } from "@plumbline/contract/start-page";
import { pageCounts } from "@plumbline/contract/pages-of-site";
import type { ReportKind } from "@plumbline/contract/reports";
import type { TopAction } from "@plumbline/contract/top-action";

import type { OpenIssueCounts } from "#issues/issues.queries.ts";
import type { ScanMoves } from "#issues/moved-causes.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { AreaFacts } from "#reports/area-facts.ts";
import type { WeeklyFacts } from "#reports/weekly-facts.ts";
import { nextScanDay } from "#scans/next-scan-day.ts";

/** One of the things to do first. */
export type ReportedAction = Pick<TopAction, "title" | "why" | "reason" | "cost" | "area" | "path">;

/** All that the mail of a report says. */
export interface ReportNews {
  reportId: string;
  kind: ReportKind;
  site: string;
  finishedAt: Date;
  /** 0-100; null when nothing was measured. */
  overall: number | null;
  /** Points since the scan it is compared with; null when there is none, or the two cannot be compared. */
  overallChange: number | null;
  /** One for each of the five areas. */
  areas: readonly AreaFacts[];
  openIssues: OpenIssueCounts;
  pages: { measured: number; all: number };
  /** Further pages that were found and not visited, at least. */
  pagesNotVisited: number;
  /** Said where the site's address leads to another website, or to a page that asks to sign in. */
  moved: string | null;
  /** What differs from the scan it is compared with; null for the first one. */
  changes: (ScanMoves & { since: Date }) | null;
  /** What to do first, at most three; the reason names the work. */
  actions: readonly ReportedAction[];
  /** Null while no scan is to come. */
  nextScan: CalendarDay | null;
}

export interface ReportedScan {
  reportId: string;
  kind: ReportKind;
  facts: WeeklyFacts;
}

/** Gathers what the mail of a report says. */
export async function reportNews(
  context: OrganizationContext,
  { reportId, kind, facts }: ReportedScan,
): Promise<ReportNews> {
  const { site, finishedAt, overall, areas, openIssues, changes, topActions } = facts;
  const { measured, all } = pageCounts(facts.pages);
  return {
    reportId,
    kind,
    site,
    finishedAt,
    overall,
    overallChange: changes?.overall ?? null,
    areas,
    openIssues,
    pages: { measured, all },
    pagesNotVisited: facts.pagesNotVisited,
    moved: startSentence(site, facts.pages),
    changes: changes && { ...changes.moves, since: changes.since },
    actions: topActions,
    nextScan: await nextScanDay(context, await readTimeZone(context)),
  };
}
