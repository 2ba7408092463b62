import { organizationFileName } from "@plumbline/contract/file-name";
import type { StatementKind } from "@plumbline/contract/statements";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { openedStatement, type OpenedStatement } from "#statements/open-statement.ts";
import { asFiled } from "#statements/target-dates.ts";
import { findVersion } from "#statements/statements.queries.ts";

/** A version to be sent: of a signed one the file as it was signed; of a draft what its file is made of. */
export type StatementFile =
  | { state: "signed"; pdf: Uint8Array; opened: OpenedStatement }
  | { state: "draft"; opened: OpenedStatement };

/**
 * Reads it.
 *
 * @throws {AppError} `statement.not-found`
 */
export async function readStatementFile(
  context: OrganizationContext,
  kind: StatementKind,
  id: string,
): Promise<StatementFile> {
  const row = await findVersion(context, kind, id);
  if (row === null) throw new AppError("statement.not-found");
  const opened = await openedStatement(context, row);
  if (row.signature === null) return { state: "draft", opened: asFiled(context, opened) };
  return { state: "signed", opened, pdf: await context.storage.get(row.signature.storageKey) };
}

const FILE_NAMES: Record<StatementKind, string> = {
  "letter-of-intent": "letter-of-intent",
  "conformance-report": "accessibility-conformance-report",
};

/** Name a version is saved under, e.g. `Harbor-Bakery-letter-of-intent-v2-draft.pdf`. */
export function statementFileName(
  { kind, version, signature, facts }: OpenedStatement,
  ending: string,
): string {
  const draft = signature === null ? "-draft" : "";
  return `${organizationFileName(facts.organization)}-${FILE_NAMES[kind]}-v${version}${draft}.${ending}`;
}
