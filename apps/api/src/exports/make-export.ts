import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import type { IssueExport } from "@plumbline/contract/issue-export";
import { issueDocument } from "@plumbline/core/evidence/issue-document";
import { exportFileName, exportIssues, type ExportQuery } from "@plumbline/core/issues/export-issues";
import type { UserContext } from "@plumbline/core/platform/context";
import type { TypesettingJob } from "@plumbline/documents/typesetting-job";
import { Typesetter } from "@plumbline/documents/typesetter";

import { type Customer, ExportDesk } from "#exports/export-desk.ts";
import type { ExportFile } from "#server/answers.ts";

interface ExportWish extends ExportQuery {
  format: ExportFormat;
  timeZone: string;
}

export interface Exporter {
  /** The report of the issues. */
  make(context: UserContext, wish: ExportWish): Promise<ExportFile>;
  /** Any other document, from what it is made of. */
  typeset(context: UserContext, job: TypesettingJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Makes the files that people ask for, on a thread of its own. */
export function openExporter(): Exporter {
  const desk = new ExportDesk();
  const typesetter = new Typesetter();
  return {
    make: (context, wish) => desk.make(customerOf(context), () => makeFile(context, wish, typesetter)),
    typeset: (context, job) => desk.make(customerOf(context), () => typesetter.make(job)),
    close: () => typesetter.close(),
  };
}

function customerOf({ actor, organization }: UserContext): Customer {
  return { userId: actor.userId, organizationId: organization.id };
}

async function makeFile(
  context: UserContext,
  { format, timeZone, ...query }: ExportWish,
  typesetter: Typesetter,
): Promise<ExportFile> {
  const content = await exportIssues(context, query);
  const file = await typesetter.make(jobOf(context, { format, timeZone, content }));
  if (format === "pdf")
    await issueDocument(context, { pdf: file, kind: "issues", scanId: content.scan?.scanId ?? null });
  return { fileName: exportFileName(content.organization, format), format, content: file };
}

function jobOf(
  { config }: UserContext,
  { format, timeZone, content }: { format: ExportFormat; timeZone: string; content: IssueExport },
): TypesettingJob {
  if (format !== "pdf") return { format, content };
  const { brand, server } = config;
  return { format, report: { content, brand, timeZone, publicUrl: server.publicUrl } };
}
