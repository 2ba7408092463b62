import type { FoundIssue } from "#issues/found-issue.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizationKey } from "#platform/storage.ts";
import type { ScanAttempt } from "#scans/report-progress.ts";

export interface TakenScreenshots extends ScanAttempt {
  /** WebP pictures by the key the places name. */
  screenshots: ReadonlyMap<string, Uint8Array>;
  issues: readonly FoundIssue[];
}

/** Stores the pictures of a scan. Answers its issues with the places naming where their pictures lie. */
export async function storeScreenshots(
  context: OrganizationContext,
  { scanId, attempt, screenshots, issues }: TakenScreenshots,
): Promise<FoundIssue[]> {
  const stored = new Map<string, string>();
  for (const [key, picture] of screenshots) {
    const folder = ["scans", scanId, String(attempt), "screenshots"];
    const file = organizationKey(context.organization.id, ...folder, `${key}.webp`);
    await context.storage.put(file, picture, "image/webp");
    stored.set(key, file);
  }
  return issues.map((issue) => ({
    ...issue,
    places: issue.places.map((place) => ({
      ...place,
      screenshotKey: stored.get(place.screenshotKey ?? "") ?? null,
    })),
  }));
}
