import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import type { IssueExport } from "@plumbline/contract/issue-export";
import { issueDocument } from "@plumbline/core/evidence/issue-document";
import { exportFileName, exportIssues, type ExportQuery } from "@plumbline/core/issues/export-issues";
import { readPictures } from "@plumbline/core/issues/read-pictures";
import { organizationAddress } from "@plumbline/core/organizations/organization-address";
import { AppError } from "@plumbline/core/platform/app-error";
import type { UserContext } from "@plumbline/core/platform/context";
import { picturedIssues } from "@plumbline/documents/printed-causes";
import type { TypesettingJob } from "@plumbline/documents/typesetting-job";
import { Typesetter, TypesettingTimeoutError } from "@plumbline/documents/typesetter";

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
  const typeset = (job: TypesettingJob) => typesetter.make(job).catch(refuseSlow);
  return {
    make: (context, wish) => desk.make(customerOf(context), () => makeFile(context, wish, typeset)),
    typeset: (context, job) => desk.make(customerOf(context), () => typeset(job)),
    close: async () => {
      desk.close();
      await typesetter.close();
    },
  };
}

/** The limit of the typesetter, in words for the person who waits. */
function refuseSlow(error: unknown): never {
  throw error instanceof TypesettingTimeoutError ? new AppError("export.too-slow") : error;
}

function customerOf({ actor, organization }: UserContext): Customer {
  return { userId: actor.userId, organizationId: organization.id };
}

async function makeFile(
  context: UserContext,
  { format, timeZone, ...query }: ExportWish,
  typeset: (job: TypesettingJob) => Promise<Uint8Array>,
): Promise<ExportFile> {
  const content = await exportIssues(context, query);
  const file = await typeset(await jobOf(context, { format, timeZone, content }));
  if (format === "pdf")
    await issueDocument(context, { file, kind: "issues", scanId: content.scan?.scanId ?? null });
  return { fileName: exportFileName(content.organization, format), format, content: file };
}

async function jobOf(
  context: UserContext,
  { format, timeZone, content }: { format: ExportFormat; timeZone: string; content: IssueExport },
): Promise<TypesettingJob> {
  if (format !== "pdf") return { format, content };
  const pictures = await readPictures(context, picturedIssues(content));
  const { brand } = context.config;
  return { format, report: { content, pictures, brand, timeZone, ...organizationAddress(context) } };
}
