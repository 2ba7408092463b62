import type { ScanResult } from "@plumbline/contract/scan-result";
import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { inTransaction, type OrganizationContext } from "@plumbline/core/platform/context";
import { recordReport } from "@plumbline/core/reports/record-report";
import { weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { archiveScan } from "@plumbline/core/scans/archive-scan";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { recordScan } from "@plumbline/core/scans/record-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";

/** The smallest file that calls itself a PDF: what is in storage for a report in tests. */
export const STAGED_PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

export interface StagedScan {
  kind?: "initial" | "weekly" | "monthly" | "manual";
  result?: Partial<ScanResult>;
  issues?: readonly FoundIssue[];
  /** Records to archive; none when absent. */
  evidence?: readonly object[];
}

/**
 * A finished scan as the worker leaves it, its reports still waiting to be made. Answers its id. All of it happens at
 * once, so that no worker of the test takes the scan up.
 */
export async function stageScan(context: OrganizationContext, staged: StagedScan = {}): Promise<string> {
  return inTransaction(context, async (inside) => {
    const { scanId } = await requestScan(inside, staged.kind ?? "initial");
    const begun = await beginScan(inside, scanId);
    if (begun === null) throw new Error("The staged scan did not begin.");
    const now = inside.clock.now().toISOString();
    const { attempt } = begun;
    const result = scanResult({ startedAt: now, finishedAt: now, ...staged.result });
    const { issues = [], evidence = [] } = staged;
    const archived = await archiveScan(inside, { scanId, attempt, result, evidence, pictures: [] });
    const isRecorded = await recordScan(inside, { scanId, attempt, result, issues, ...archived });
    if (!isRecorded) throw new Error("The staged scan was not recorded.");
    return scanId;
  });
}

/** Makes a waiting report of a staged scan. */
export async function stageReport(
  context: OrganizationContext,
  report: { id: string; scanId: string; kind: "initial" | "weekly" | "monthly" | "requested" },
): Promise<void> {
  const facts = await weeklyFacts(context, report.scanId);
  if (facts === null) throw new Error("The staged report's scan is not complete.");
  await recordReport(context, { ...report, pdf: STAGED_PDF, facts });
}
