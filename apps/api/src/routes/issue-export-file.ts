import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import type { Brand } from "@plumbline/contract/brand";
import type { IssueExport } from "@plumbline/contract/issue-export";
import { exportFileName } from "@plumbline/core/issues/export-issues";

import type { ExportFile } from "#server/answers.ts";

/** Whose report it is: the brand it is set in, and the zone in which its times are said. */
interface Letterhead {
  brand: Brand;
  timeZone: string;
}

/** The report of the issues as a file of the format asked for. */
export async function exportFileOf(
  content: IssueExport,
  format: ExportFormat,
  letterhead: Letterhead,
): Promise<ExportFile> {
  return {
    fileName: exportFileName(content.organization, format),
    format,
    content: await WRITERS[format](content, letterhead),
  };
}

type Writer = (content: IssueExport, letterhead: Letterhead) => Promise<Uint8Array>;

// Typesetter and typefaces are loaded with the first document: the server starts without them.
const WRITERS: Record<ExportFormat, Writer> = {
  pdf: async (content, letterhead) => {
    const { renderIssueReport } = await import("@plumbline/documents/issue-report");
    return renderIssueReport({ content, ...letterhead });
  },
  csv: async (content) => {
    const { issuesToCsv } = await import("@plumbline/documents/issues-csv");
    return Buffer.from(issuesToCsv(content));
  },
  json: async (content) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
};
