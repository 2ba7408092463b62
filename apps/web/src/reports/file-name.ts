import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { organizationFileName } from "@plumbline/contract/file-name";
import { reportFileName as fileName } from "@plumbline/contract/report-file-name";

import { shownTimeZone } from "#format/dates.ts";

import { fileKind } from "./report-kind.ts";

/** File name of a report's PDF, wherever it is downloaded (`docs/product.md`, 'Reports and their files'). */
export function reportFileName(organization: string, report?: { type: string; createdAt: string }): string {
  if (report === undefined) return `${organizationFileName(organization)}-compliance-report.pdf`;
  const createdAt = new Date(report.createdAt);
  return fileName({ organization, kind: fileKind(report.type), createdAt, timeZone: shownTimeZone() });
}

/** File name of the report of the issues in a format. */
export function issuesFileName(organization: string, format: ExportFormat): string {
  return `${organizationFileName(organization)}-fix-priority.${format}`;
}
