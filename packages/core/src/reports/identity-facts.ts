import { selectLink } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { findNewestScan } from "#reports/reports.queries.ts";

/** By what a document can be held against the archive. */
export interface ReportIdentity {
  scanId: string;
  rulesetVersion: string;
  /** Browser and engines with versions; empty for scans before these were recorded. */
  engines: string[];
  /** The proof of its evidence; null for a scan from before there was one. */
  evidence: { hash: string; chainHash: string; position: number } | null;
}

interface IdentifiedScan {
  id: string;
  rulesetVersion: string;
  engines: string[] | null;
}

/** What a document of a scan prints to be known by. */
export async function identityFacts(
  context: OrganizationContext,
  { id, rulesetVersion, engines }: IdentifiedScan,
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

/** The same of the newest completed scan of the whole site; null before the first. */
export async function lastScanIdentity(context: OrganizationContext): Promise<ReportIdentity | null> {
  const scan = await findNewestScan(context);
  return scan === null || scan.rulesetVersion === null
    ? null
    : identityFacts(context, { ...scan, rulesetVersion: scan.rulesetVersion });
}
