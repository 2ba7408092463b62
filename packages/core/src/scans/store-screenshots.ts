import { sha256 } from "#evidence/evidence-hash.ts";
import type { FoundIssue } from "#issues/found-issue.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { ArchivedFile } from "#platform/database/tables/evidence.table.ts";
import { attemptFolder } from "#scans/archive-scan.ts";
import type { ScanAttempt } from "#scans/report-progress.ts";

export interface TakenScreenshots extends ScanAttempt {
  /** WebP pictures by the key the places name. */
  screenshots: ReadonlyMap<string, Uint8Array>;
  issues: readonly FoundIssue[];
}

export interface StoredScreenshots {
  /** The issues, with the places naming where their pictures lie. */
  issues: FoundIssue[];
  files: ArchivedFile[];
}

/** Stores the pictures of a scan in its folder. */
export async function storeScreenshots(
  context: OrganizationContext,
  { scanId, attempt, screenshots, issues }: TakenScreenshots,
): Promise<StoredScreenshots> {
  const folder = attemptFolder(context, { scanId, attempt });
  const stored = new Map<string, string>();
  const files: ArchivedFile[] = [];
  for (const [key, picture] of screenshots) {
    const name = `screenshots/${key}.webp`;
    await context.storage.put(`${folder}/${name}`, picture, "image/webp");
    stored.set(key, `${folder}/${name}`);
    files.push({ name, bytes: picture.byteLength, sha256: sha256(picture) });
  }
  return { files, issues: issues.map((issue) => placed(issue, stored)) };
}

function placed(issue: FoundIssue, stored: ReadonlyMap<string, string>): FoundIssue {
  return {
    ...issue,
    places: issue.places.map((place) => ({
      ...place,
      screenshotKey: stored.get(place.screenshotKey ?? "") ?? null,
    })),
  };
}
