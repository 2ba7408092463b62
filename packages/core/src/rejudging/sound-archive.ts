import { archivedDigest } from "#evidence/check-evidence.ts";
import { selectLink } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { WholeScan } from "#rejudging/rejudging.queries.ts";

/** Where the files of a scan lie that judging it again needs. */
export interface ArchivedKeys {
  resultKey: string;
  evidenceKey: string;
}

/** Why a scan has no archive that could be judged. */
export interface ArchiveTrouble {
  reason: string;
  /** Whether that could be mended, e.g. by putting a file back. */
  mayChange: boolean;
}

/** Finds the files of a scan, and holds them against what was digested when they were archived. */
export async function soundArchive(
  context: OrganizationContext,
  { id, resultKey, evidenceKey }: WholeScan,
): Promise<ArchivedKeys | ArchiveTrouble> {
  if (resultKey === null || evidenceKey === null)
    return { reason: "Its evidence was removed when it had been kept long enough.", mayChange: false };
  const { storage } = context;
  if (!(await storage.has(resultKey)) || !(await storage.has(evidenceKey)))
    return { reason: "Its evidence is missing from the archive.", mayChange: true };
  if (await isChanged(context, id, [resultKey, evidenceKey]))
    return { reason: "Its evidence is not as it was archived.", mayChange: true };
  return { resultKey, evidenceKey };
}

/** Scans from before there was a proof have nothing to be held against. */
async function isChanged(
  context: OrganizationContext,
  scanId: string,
  keys: readonly string[],
): Promise<boolean> {
  const link = await selectLink(context, scanId);
  const files = link?.files.filter(({ name }) => keys.includes(`${link.folder}/${name}`)) ?? [];
  for (const file of files) {
    if (link !== null && (await archivedDigest(context, link, file)) !== file.sha256) return true;
  }
  return false;
}
