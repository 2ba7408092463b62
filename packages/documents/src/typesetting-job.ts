import type { Brand } from "@plumbline/contract/brand";
import type { InvoiceDocument } from "@plumbline/contract/invoice-document";
import type { IssueExport } from "@plumbline/contract/issue-export";

import type { IssueReport } from "#issue-report-view.ts";
import type { ConformanceDocument, LetterDocument } from "#statement-input.ts";

/** A file to be made of the issues, or of what people wrote. */
export type TypesettingJob =
  | { format: "pdf"; report: IssueReport }
  | { format: "csv" | "json"; content: IssueExport }
  | { format: "letter-of-intent"; document: LetterDocument }
  | { format: "conformance-report"; document: ConformanceDocument }
  | { format: "invoice"; document: InvoiceDocument; brand: Brand };

export type TypesettingAnswer = { file: Uint8Array } | { error: Error };
