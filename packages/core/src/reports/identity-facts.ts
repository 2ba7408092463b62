import { selectLink } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { CompletedScan } from "#reports/completed-scan.ts";

/** By what a document can be held against the archive. */
export interface ReportIdentity {
  scanId: string;
  rulesetVersion: string;
  /** Browser and engines with versions; empty for scans before these were recorded. */
  engines: string[];
  /** The proof of its evidence; null for a scan from before there was one. */
  evidence: { hash: string; chainHash: string; position: number } | null;
}

/** What a document of a scan prints to be known by. */
export async function identityFacts(
  context: OrganizationContext,
  { id, rulesetVersion, engines }: Pick<CompletedScan, "id" | "rulesetVersion" | "engines">,
): Promise<ReportIdentity> {
  const link = await selectLink(context, id);
  return {
    scanId: id,
    rulesetVersion,
    engines: engines ?? [],
    evidence:
      link === null ? null : { hash: link.evidenceHash, chainHash: link.chainHash, position: link.position },
  };
}
