import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";

import { chainHash, CHAIN_START, evidenceHash } from "#evidence/evidence-hash.ts";
import { type EvidenceLink, selectChain } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { ArchivedFile } from "#platform/database/tables/evidence.table.ts";
import {
  daysBefore,
  monthsBefore,
  REPORT_YEARS,
  SCAN_LOG_MONTHS,
  yearsBefore,
} from "#retention/retention-periods.ts";

/** What a look at the archive found of a scan's evidence. */
export interface EvidenceCheck {
  /** Whether the files are as they were archived. `removed`: kept long enough, and all gone; their digests stay. */
  archive: "same" | "changed" | "removed";
  /** Names of files that are missing or different. */
  changedFiles: string[];
  /** Position of the oldest link that is still kept: the chain is held against itself from there. */
  chainFrom: number;
  /** Position of the first link that does not follow from the one before it; null when all do. */
  brokenAt: number | null;
}

/** Retention counts from when a scan was requested; it ends later, within a day. */
const SCAN_DAYS = 1;

/** Reads a scan's archived files again, and computes the organization's chain anew up to it. */
export async function checkEvidence(
  context: OrganizationContext,
  link: EvidenceLink,
): Promise<EvidenceCheck> {
  const digests = await Promise.all(link.files.map((file) => archivedDigest(context, link, file)));
  const areGone = link.files.length > 0 && digests.every((digest) => digest === null);
  const isRemoved = areGone && isKeptLongEnough(context, link);
  const changedFiles = link.files
    .filter(({ sha256 }, index) => digests[index] !== sha256)
    .map(({ name }) => name);
  const archive = isRemoved ? "removed" : changedFiles.length > 0 ? "changed" : "same";
  const chain = await selectChain(context, link.position);
  return {
    archive,
    changedFiles: isRemoved ? [] : changedFiles,
    chainFrom: chain[0]?.position ?? 1,
    brokenAt: firstBroken(chain, yearsBefore(context.clock.now(), REPORT_YEARS)),
  };
}

/** Whether retention may have reached the scan: files that are gone before that were taken away. */
function isKeptLongEnough({ clock }: OrganizationContext, { finishedAt }: EvidenceLink): boolean {
  return daysBefore(finishedAt, SCAN_DAYS) < monthsBefore(clock.now(), SCAN_LOG_MONTHS);
}

/** SHA-256 of an archived file as it is now; null where it is gone. */
export async function archivedDigest(
  { storage }: OrganizationContext,
  { folder }: EvidenceLink,
  { name }: ArchivedFile,
): Promise<string | null> {
  const key = `${folder}/${name}`;
  if (!(await storage.has(key))) return null;
  const hash = createHash("sha256");
  await pipeline(await storage.getStream(key), hash);
  return hash.digest("hex");
}

/**
 * A link that is missing breaks the chain like one that was changed. The chain may begin later than at its start only with
 * a link from before `keptSince`, which retention leaves to stand for those it removed.
 */
function firstBroken(chain: readonly EvidenceLink[], keptSince: Date): number | null {
  const [first] = chain;
  if (first === undefined) return 1;
  const isAnchored = first.position > 1 && first.finishedAt < keptSince;
  const start = isAnchored ? first.position : 1;
  let before = isAnchored ? null : CHAIN_START;
  for (const [index, link] of chain.entries()) {
    const isDigest = link.evidenceHash === evidenceHash(link.files);
    const follows = before === null || link.chainHash === chainHash(before, link);
    if (link.position !== start + index || !isDigest || !follows) return start + index;
    before = link.chainHash;
  }
  return null;
}
