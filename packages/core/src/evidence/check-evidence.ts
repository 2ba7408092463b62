import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";

import { chainHash, CHAIN_START, evidenceHash } from "#evidence/evidence-hash.ts";
import { type EvidenceLink, selectChain } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { ArchivedFile } from "#platform/database/tables/evidence.table.ts";

/** What a look at the archive found of a scan's evidence. */
export interface EvidenceCheck {
  /** Whether the files are as they were archived. `removed`: retention has removed all of them; their digests stay. */
  archive: "same" | "changed" | "removed";
  /** Names of files that are missing or different. */
  changedFiles: string[];
  /** Position of the first link that does not follow from the one before it; null when all do. */
  brokenAt: number | null;
}

/** Reads a scan's archived files again, and computes the organization's chain anew up to it. */
export async function checkEvidence(
  context: OrganizationContext,
  link: EvidenceLink,
): Promise<EvidenceCheck> {
  const digests = await Promise.all(link.files.map((file) => digestOf(context, link, file)));
  const isRemoved = link.files.length > 0 && digests.every((digest) => digest === null);
  const changedFiles = link.files
    .filter(({ sha256 }, index) => digests[index] !== sha256)
    .map(({ name }) => name);
  const archive = isRemoved ? "removed" : changedFiles.length > 0 ? "changed" : "same";
  return {
    archive,
    changedFiles: isRemoved ? [] : changedFiles,
    brokenAt: firstBroken(await selectChain(context, link.position)),
  };
}

async function digestOf(
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

/** A link that is missing breaks the chain like one that was changed. */
function firstBroken(chain: readonly EvidenceLink[]): number | null {
  let before = CHAIN_START;
  for (const [index, link] of chain.entries()) {
    const isDigest = link.evidenceHash === evidenceHash(link.files);
    if (link.position !== index + 1 || !isDigest || link.chainHash !== chainHash(before, link))
      return index + 1;
    before = link.chainHash;
  }
  return null;
}
