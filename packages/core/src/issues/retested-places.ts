import type { ScanResult } from "@plumbline/contract/scan-result";
import { asc, eq } from "drizzle-orm";

import type { FoundIssue } from "#issues/found-issue.ts";
import { pageFate, type RetestVerdict } from "#issues/judge-retest.ts";
import { mergedPlaces, pagesAmong } from "#issues/places.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

interface Retested {
  issue: { id: string; checkId: string };
  /** The issue as the re-test found it; null when it did not. */
  found: FoundIssue | null;
  scanId: string;
  result: ScanResult;
  verdict: RetestVerdict;
}

/**
 * Brings the places of an issue up to date with its re-test: pages that proved clean or gone no longer
 * count. The last evidence of an issue that is closed is kept.
 */
export async function retestedPlaces(context: OrganizationContext, retested: Retested): Promise<void> {
  const { issue, found, scanId, result, verdict } = retested;
  if (verdict.outcome === "verified" || verdict.outcome === "page-gone") return;
  const before = await context.db
    .select({
      scanId: occurrences.scanId,
      page: occurrences.page,
      selector: occurrences.selector,
      snippet: occurrences.snippet,
      message: occurrences.message,
      sources: occurrences.sources,
      example: occurrences.example,
      heading: occurrences.heading,
      screenshotKey: occurrences.screenshotKey,
    })
    .from(occurrences)
    .where(ownedBy(context, occurrences, eq(occurrences.issueId, issue.id)))
    .orderBy(asc(occurrences.id));
  const pictures = new Map(
    before.map(({ page, selector, screenshotKey }) => [`${page} ${selector}`, screenshotKey]),
  );
  const now = (found?.places ?? []).map((place) => ({
    ...place,
    scanId,
    // A re-test takes no pictures; the one of the same place still shows it.
    screenshotKey: pictures.get(`${place.page} ${place.selector}`) ?? null,
  }));
  const isSettled = (page: string) => pageFate(issue.checkId, page, result) !== "unknown";
  const places = mergedPlaces(before, now, isSettled);
  if (places.length === 0) return;
  await context.db
    .delete(occurrences)
    .where(ownedBy(context, occurrences, eq(occurrences.issueId, issue.id)));
  const owner = { issueId: issue.id, organizationId: context.organization.id };
  await context.db.insert(occurrences).values(places.map((place) => ({ ...place, ...owner })));
  const seen = found === null ? {} : { lastSeenScanId: scanId, lastSeenAt: context.clock.now() };
  await context.db
    .update(issues)
    .set({
      page: places[0]?.page ?? "",
      pageCount: pagesAmong(places),
      occurrenceCount: places.length,
      ...seen,
    })
    .where(ownedBy(context, issues, eq(issues.id, issue.id)));
}
