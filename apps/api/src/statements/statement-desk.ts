import type { Signing, StatementKind } from "@plumbline/contract/statements";
import { issueDocument } from "@plumbline/core/evidence/issue-document";
import type { UserContext } from "@plumbline/core/platform/context";
import type { PdfFile } from "@plumbline/core/reports/download-report";
import { openStatement, type OpenedStatement } from "@plumbline/core/statements/open-statement";
import { readStatementFile, statementFileName } from "@plumbline/core/statements/read-statement-file";
import { prepareSignature, recordSignature } from "@plumbline/core/statements/sign-statement";
import { asFiled } from "@plumbline/core/statements/target-dates";
import { openacrOf } from "@plumbline/documents/openacr";
import type { TypesettingJob } from "@plumbline/documents/typesetting-job";

import type { Exporter } from "#exports/make-export.ts";
import type { TextFile } from "#server/answers.ts";

/** Which version of which kind of statement. */
interface Wanted {
  kind: StatementKind;
  id: string;
}

/**
 * Signs a version. Its file is made and kept before the signature is recorded, so that a signed version always has one.
 *
 * @throws {AppError} as `prepareSignature` and `recordSignature`
 */
export async function signStatement(
  context: UserContext,
  exporter: Exporter,
  wanted: Wanted & Signing,
): Promise<void> {
  const signed = await prepareSignature(context, wanted);
  await recordSignature(context, signed, await exporter.typeset(context, jobOf(context, signed)));
}

/**
 * A version as PDF: a signed one as it was signed, a draft as it is.
 *
 * @throws {AppError} `statement.not-found`, `export.too-many`, `export.too-slow`,
 *   `server.busy`
 */
export async function downloadStatement(
  context: UserContext,
  exporter: Exporter,
  { kind, id }: Wanted,
): Promise<PdfFile> {
  const file = await readStatementFile(context, kind, id);
  const fileName = statementFileName(file.opened, "pdf");
  if (file.state === "signed") return { fileName, content: file.pdf };
  const content = await exporter.typeset(context, jobOf(context, file.opened));
  const { scanId } = file.opened.facts.identity;
  await issueDocument(context, { file: content, kind: `${kind} draft`, scanId });
  return { fileName, content };
}

/**
 * A version of the conformance report as OpenACR YAML, which can be proved like its PDF.
 *
 * @throws {AppError} `statement.not-found`
 */
export async function downloadYaml(context: UserContext, id: string): Promise<TextFile> {
  const opened = asFiled(context, await openStatement(context, "conformance-report", id));
  if (opened.kind !== "conformance-report") throw new Error("A version is of another kind than its row.");
  const content = openacrOf({ ...opened, brand: context.config.brand });
  const kind = `OpenACR file of conformance-report${opened.signature === null ? " draft" : ""}`;
  const { scanId } = opened.facts.identity;
  await issueDocument(context, { file: Buffer.from(content), kind, scanId });
  return { fileName: statementFileName(opened, "yaml"), content };
}

function jobOf({ config }: UserContext, opened: OpenedStatement): TypesettingJob {
  const { brand } = config;
  return opened.kind === "letter-of-intent"
    ? { format: opened.kind, document: { ...opened, brand } }
    : { format: opened.kind, document: { ...opened, brand } };
}
