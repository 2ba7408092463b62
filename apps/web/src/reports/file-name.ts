import type { ExportFormat } from "@plumbline/contract/answer-kinds";

import { formatFileDay } from "#format/dates.ts";

/** A name that every file system takes: letters and digits of any script, joined by hyphens. */
export function sanitise(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/gu, "");
}

/** File name of a report's PDF (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, report?: { type: string; createdAt: string }): string {
  const owner = sanitise(organization) || "organization";
  return report
    ? `${owner}-${sanitise(report.type)}-${formatFileDay(report.createdAt)}.pdf`
    : `${owner}-compliance-report.pdf`;
}

/** File name of the report of the issues in a format. */
export function issuesFileName(organization: string, format: ExportFormat): string {
  return `${sanitise(organization) || "organization"}-fix-priority.${format}`;
}

/** File name Audit History uses (`docs/product.md`, 'Reports and their files'). */
export function auditFileName(
  organization: string,
  kind: "initial" | "weekly" | "monthly",
  createdAt: string,
): string {
  const owner = sanitise(organization) || "organization";
  return `${owner}-${kind}-compliance-report-${formatFileDay(createdAt)}.pdf`;
}
