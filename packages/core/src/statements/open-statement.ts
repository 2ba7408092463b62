import type { ConformanceFacts, ConformanceTerms } from "@plumbline/contract/conformance-reports";
import type { LetterFacts, LetterTerms } from "@plumbline/contract/letters-of-intent";
import type { Signature, StatementKind } from "@plumbline/contract/statements";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { signatureOf } from "#statements/statement-version.ts";
import { findVersion, selectRows, type VersionRow } from "#statements/statements.queries.ts";

interface VersionOf {
  id: string;
  version: number;
  savedAt: Date;
  savedBy: string;
  /** Null for a draft. */
  signature: Signature | null;
}

/** A version of a letter of intent with all it says. */
export interface OpenedLetter extends VersionOf {
  kind: "letter-of-intent";
  terms: LetterTerms;
  facts: LetterFacts;
}

/** A version of a conformance report with all it says. */
export interface OpenedConformanceReport extends VersionOf {
  kind: "conformance-report";
  terms: ConformanceTerms;
  facts: ConformanceFacts;
}

export type OpenedStatement = OpenedLetter | OpenedConformanceReport;

/**
 * A version of a statement.
 *
 * @throws {AppError} `statement.not-found`
 */
export async function openStatement(
  context: OrganizationContext,
  kind: StatementKind,
  id: string,
): Promise<OpenedStatement> {
  const row = await findVersion(context, kind, id);
  if (row === null) throw new AppError("statement.not-found");
  return openedStatement(context, row);
}

/** A stored version with all it says. */
export async function openedStatement(
  context: OrganizationContext,
  { statement, signature }: VersionRow,
): Promise<OpenedStatement> {
  const { id, version, createdAt, savedByName, content } = statement;
  const about: VersionOf = {
    id,
    version,
    savedAt: createdAt,
    savedBy: savedByName,
    signature: signature === null ? null : signatureOf(signature),
  };
  if (content.kind === "letter-of-intent") return { ...about, ...content };
  const rows = await selectRows(context, id);
  return { ...about, ...content, terms: { ...content.terms, rows } };
}
