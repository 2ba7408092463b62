import type { IssueExport } from "@plumbline/contract/issue-export";

import type { IssueReport } from "#issue-report-view.ts";

/** A file to be made of the issues. */
export type TypesettingJob =
  | { format: "pdf"; report: IssueReport }
  | { format: "csv" | "json"; content: IssueExport };

export interface TypesettingOrder {
  id: number;
  job: TypesettingJob;
}

export type TypesettingAnswer = { id: number } & ({ file: Uint8Array } | { error: Error });
