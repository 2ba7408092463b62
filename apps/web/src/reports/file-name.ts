import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { organizationFileName } from "@plumbline/contract/file-name";

import { formatFileDay } from "#format/dates.ts";

/** File name of a report's PDF (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, report?: { type: string; createdAt: string }): string {
  const owner = organizationFileName(organization);
  return report
    ? `${owner}-${report.type.replaceAll(" ", "-")}-${formatFileDay(report.createdAt)}.pdf`
    : `${owner}-compliance-report.pdf`;
}

/** File name of the report of the issues in a format. */
export function issuesFileName(organization: string, format: ExportFormat): string {
  return `${organizationFileName(organization)}-fix-priority.${format}`;
}

/** File name Audit History uses (`docs/product.md`, 'Reports and their files'). */
export function auditFileName(
  organization: string,
  kind: "initial" | "weekly" | "monthly",
  createdAt: string,
): string {
  const owner = organizationFileName(organization);
  return `${owner}-${kind}-compliance-report-${formatFileDay(createdAt)}.pdf`;
}
