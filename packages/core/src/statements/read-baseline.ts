import { startSentence } from "@plumbline/contract/start-page";
import type { Baseline } from "@plumbline/contract/statements";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { type CompletedScan, newestScan } from "#reports/completed-scan.ts";
import { identityFacts } from "#reports/identity-facts.ts";
import { readPagesOfSite, readStartPage } from "#scans/visited-pages.ts";

/** The newest scan as a statement rests on it. */
export interface ReadBaseline {
  baseline: Baseline;
  scan: CompletedScan;
}

/** Reads it; null before the first scan is complete. */
export async function readBaseline(context: OrganizationContext): Promise<ReadBaseline | null> {
  const scan = await newestScan(context);
  if (scan === null) return null;
  const { organization, site, finishedAt, pagesNotVisited } = scan;
  const { measured, notMeasured } = await readPagesOfSite(context, scan.id);
  const start = startSentence(site, await readStartPage(context, scan.id));
  return {
    scan,
    baseline: {
      organization,
      site,
      timeZone: await readTimeZone(context),
      scannedAt: finishedAt.toISOString(),
      identity: await identityFacts(context, scan),
      pages: {
        measured,
        visited: measured + notMeasured.length,
        ...(pagesNotVisited ? { notVisited: pagesNotVisited } : {}),
      },
      ...(start === null ? {} : { start }),
    },
  };
}
