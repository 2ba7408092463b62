import type { ScanResult } from "@plumbline/contract/scan-result";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import type { OrganizationContext } from "@plumbline/core/platform/context";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";

/** A finished scan with its result in the archive, so that documents can be held against it. Answers its id. */
export async function stageArchivedScan(
  context: OrganizationContext,
  staged: { result: Partial<ScanResult>; issues: readonly FoundIssue[] },
): Promise<string> {
  const { scanId } = await requestScan(context, "monthly");
  const begun = await beginScan(context, scanId);
  if (begun === null) throw new Error("The staged scan did not begin.");
  const { attempt } = begun;
  const now = context.clock.now().toISOString();
  const result = scanResult({ startedAt: now, finishedAt: now, ...staged.result });
  const archived = await archiveScan(context, { scanId, attempt, result, evidence: [], pictures: [] });
  await recordScan(context, { scanId, attempt, result, issues: staged.issues, ...archived });
  return scanId;
}
