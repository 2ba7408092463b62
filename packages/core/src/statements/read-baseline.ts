import { type ScanResult, scanResult } from "@plumbline/contract/scan-result";
import type { Baseline } from "@plumbline/contract/statements";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { findArchivedResult, findNewestScan } from "#reports/reports.queries.ts";
import { weeklyFacts, type WeeklyFacts } from "#reports/weekly-facts.ts";
import { readArchived } from "#scans/archive-scan.ts";

/** The newest scan as a statement rests on it, with all that its reports say. */
export interface ReadBaseline {
  baseline: Baseline;
  facts: WeeklyFacts;
  /** Null where the archive no longer has it. */
  result: ScanResult | null;
}

/** Reads it; null before the first scan is complete. */
export async function readBaseline(context: OrganizationContext): Promise<ReadBaseline | null> {
  const scan = await findNewestScan(context);
  const facts = scan === null ? null : await weeklyFacts(context, scan.id);
  if (scan === null || facts === null) return null;
  const { organization, site, finishedAt, identity, pages } = facts;
  return {
    facts,
    result: await readResult(context, scan.id),
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

async function readResult(context: OrganizationContext, scanId: string): Promise<ScanResult | null> {
  const archived = await findArchivedResult(context, scanId);
  if (archived === null || !(await context.storage.has(archived.resultKey))) return null;
  return scanResult.parse(JSON.parse(await readArchived(context, archived.resultKey)));
}
