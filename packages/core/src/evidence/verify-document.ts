import { checkEvidence, type EvidenceCheck } from "#evidence/check-evidence.ts";
import { sha256 } from "#evidence/evidence-hash.ts";
import {
  type EvidenceLink,
  findIssuedDocument,
  findLinkOwner,
  type IssuedDocument,
  selectLink,
} from "#evidence/evidence.queries.ts";
import { contextFor, type Services } from "#platform/context.ts";

/** `same`: exactly a file we issued, whose evidence is unchanged. `unknown`: it names nothing that is on record. */
export type Verdict = "same" | "changed" | "unknown";

export interface Verification {
  verdict: Verdict;
  /** SHA-256 of the file. */
  sha256: string;
  /** When we issued exactly this file; null where we did not. */
  issued: { kind: string; at: Date } | null;
  scan: { id: string; position: number; finishedAt: Date; evidenceHash: string; chainHash: string } | null;
  /** The link of the chain that the file names, and whether its scan has it; null when it names none. */
  claimedChain: { hash: string; isOnRecord: boolean } | null;
  evidence: EvidenceCheck | null;
}

/** A file and what it says of itself. */
export interface ClaimedDocument {
  file: Uint8Array;
  /** The scan it names; null when it names none. */
  scanId: string | null;
  /** The link of the chain of evidence it names; null when it names none. */
  chainHash: string | null;
}

/**
 * Holds a file against the archive: whether we issued it byte for byte, whether its scan's evidence is as it was, and
 * whether the organization's chain holds up to it. For the operator, who sees all clients.
 */
export async function verifyDocument(
  services: Services,
  { file, scanId, chainHash }: ClaimedDocument,
): Promise<Verification> {
  const digest = sha256(file);
  const issued = await findIssuedDocument(services, digest);
  const found = await findLinked(services, issued === null ? scanId : issued.scanId);
  const claimedChain =
    chainHash === null ? null : { hash: chainHash, isOnRecord: found?.link.chainHash === chainHash };
  return {
    verdict: verdictOf(issued, found, claimedChain),
    sha256: digest,
    issued: issued === null ? null : { kind: issued.kind, at: issued.issuedAt },
    scan: found === null ? null : scanOf(found.link),
    claimedChain,
    evidence: found?.evidence ?? null,
  };
}

interface Linked {
  link: EvidenceLink;
  evidence: EvidenceCheck;
}

async function findLinked(services: Services, scanId: string | null): Promise<Linked | null> {
  const owner = scanId === null ? null : await findLinkOwner(services, scanId);
  if (scanId === null || owner === null) return null;
  const context = contextFor(services, owner, { kind: "operator" });
  const link = await selectLink(context, scanId);
  return link === null ? null : { link, evidence: await checkEvidence(context, link) };
}

function verdictOf(
  issued: IssuedDocument | null,
  found: Linked | null,
  claimedChain: Verification["claimedChain"],
): Verdict {
  if (issued === null) return found === null ? "unknown" : "changed";
  if (claimedChain?.isOnRecord === false) return "changed";
  if (found === null) return "same";
  const { archive, brokenAt } = found.evidence;
  return archive === "changed" || brokenAt !== null ? "changed" : "same";
}

function scanOf({ scanId, position, finishedAt, evidenceHash, chainHash }: EvidenceLink) {
  return { id: scanId, position, finishedAt, evidenceHash, chainHash };
}
