import type { Baseline } from "@plumbline/contract/statements";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { findNewestScan } from "#reports/reports.queries.ts";
import { weeklyFacts, type WeeklyFacts } from "#reports/weekly-facts.ts";
import { readSeenCriteria, type SeenCriterion } from "#statements/seen-criteria.ts";

/** The newest scan as a statement rests on it, with all that its reports say. */
export interface ReadBaseline {
  baseline: Baseline;
  facts: WeeklyFacts;
  /** Null where it did not look at accessibility, or the archive no longer has its result. */
  seen: SeenCriterion[] | null;
}

/** Reads it; null before the first scan is complete. */
export async function readBaseline(context: OrganizationContext): Promise<ReadBaseline | null> {
  const scan = await findNewestScan(context);
  const facts = scan === null ? null : await weeklyFacts(context, scan.id);
  if (scan === null || facts === null) return null;
  const { organization, site, finishedAt, identity, pages } = facts;
  return {
    facts,
    seen: await readSeenCriteria(context, scan.id),
    baseline: {
      organization,
      site,
      timeZone: await readTimeZone(context),
      scannedAt: finishedAt.toISOString(),
      identity,
      pages: {
        visited: pages.length,
        measured: pages.filter(({ state }) => state === "measured").length,
      },
    },
  };
}
