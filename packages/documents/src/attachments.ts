import type { IssueExport } from "@plumbline/contract/issue-export";
import type { ScannedPage } from "@plumbline/contract/scan-result";

import { csvText } from "#csv-text.ts";
import { issuesToCsv } from "#issues-csv.ts";
import type { AttachedFile } from "#typst.ts";

/** The files a document carries, so that nothing it shortens is lost. */
export function attachmentsOf(issues: IssueExport, pages?: readonly ScannedPage[]): AttachedFile[] {
  return [
    {
      name: "issues.csv",
      type: "text/csv",
      about: "All issues, a row each, for a spreadsheet",
      content: Buffer.from(issuesToCsv(issues)),
    },
    {
      name: "issues.json",
      type: "application/json",
      about: "All issues and their causes, for a program",
      content: Buffer.from(`${JSON.stringify(issues, null, 2)}\n`),
    },
    ...(pages === undefined
      ? []
      : [
          {
            name: "pages.csv",
            type: "text/csv",
            about: "All pages, and why some were not measured",
            content: Buffer.from(pagesToCsv(pages)),
          },
        ]),
  ];
}

function pagesToCsv(pages: readonly ScannedPage[]): string {
  const rows = pages.map(({ url, status, state, reason, title }) => [
    url,
    status === null ? "" : String(status),
    state,
    reason ?? "",
    title ?? "",
  ]);
  return csvText([["page", "http_status", "state", "reason", "title"], ...rows]);
}
