import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { organizationFileName } from "@plumbline/contract/file-name";

import { formatFileDay } from "#format/dates.ts";

import { fileKind } from "./report-kind.ts";

/** File name of a report's PDF, wherever it is downloaded (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, report?: { type: string; createdAt: string }): string {
  const owner = organizationFileName(organization);
  if (report === undefined) return `${owner}-compliance-report.pdf`;
  const kind = fileKind(report.type);
  const name = kind === "letter-of-intent" ? kind : `${kind}-compliance-report`;
  return `${owner}-${name}-${formatFileDay(report.createdAt)}.pdf`;
}

/** File name of the report of the issues in a format. */
export function issuesFileName(organization: string, format: ExportFormat): string {
  return `${organizationFileName(organization)}-fix-priority.${format}`;
}
