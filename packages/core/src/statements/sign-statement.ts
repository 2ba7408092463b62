import { calendarDay, yearAfter } from "@plumbline/contract/calendar";
import { conformanceGaps } from "@plumbline/contract/conformance-gaps";
import { letterGaps } from "@plumbline/contract/letter-gaps";
import type { Gap, Signature, Signing, StatementKind } from "@plumbline/contract/statements";

import { issueDocument } from "#evidence/issue-document.ts";
import { holdOrganization } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { statementSignatures } from "#platform/database/tables/statements.table.ts";
import { violatedConstraint } from "#platform/database/unique-violation.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import { openedStatement, type OpenedStatement } from "#statements/open-statement.ts";
import { statementKey } from "#statements/statement-key.ts";
import { findVersion, newestVersion } from "#statements/statements.queries.ts";

/** A statement as it will stand once its signature is recorded. */
export type SignedStatement = OpenedStatement & { signature: Signature };

/**
 * The newest version with a person's signature, so that its file can be made; nothing is recorded yet.
 *
 * @throws {AppError} `role.forbidden`, `statement.not-found`, `statement.newer`, `statement.signed`,
 *   `statement.incomplete`
 */
export async function prepareSignature(
  context: UserContext,
  { kind, id, name, authority }: Signing & { kind: StatementKind; id: string },
): Promise<SignedStatement> {
  requireRole(context, ISSUE_WORKERS);
  const row = await findVersion(context, kind, id);
  if (row === null) throw new AppError("statement.not-found");
  if (row.signature !== null) throw new AppError("statement.signed");
  const opened = await openedStatement(context, row);
  if ((await newestVersion(context, kind)) !== opened.version) throw new AppError("statement.newer");
  const signedAt = context.clock.now();
  const today = calendarDay(signedAt, opened.facts.timeZone);
  const gaps = gapsOf(opened, today);
  if (gaps.length > 0) throw new AppError("statement.incomplete", { issues: gaps.map(issueOf) });
  const signature = { name, authority, signedAt: signedAt.toISOString(), expiresOn: yearAfter(today) };
  return { ...opened, signature };
}

function gapsOf(statement: OpenedStatement, today: string): Gap[] {
  return statement.kind === "letter-of-intent"
    ? letterGaps(statement.terms, statement.facts, today)
    : conformanceGaps(statement.terms, statement.facts, today);
}

function issueOf({ field, message }: Gap) {
  return { path: field, message };
}

/**
 * Records a signature and keeps the file of the signed statement: from then on that file is what it is. The row comes first,
 * so that a version has one signer at a time, and a file that was left without its row is overwritten by the next.
 *
 * @throws {AppError} `statement.newer`, `statement.signed` where someone saved or signed meanwhile.
 */
export async function recordSignature(
  context: UserContext,
  statement: SignedStatement,
  pdf: Uint8Array,
): Promise<void> {
  const { id, kind, signature, facts } = statement;
  const signedAt = new Date(signature.signedAt);
  const storageKey = statementKey(context.organization.id, id);
  try {
    await inTransaction(context, async (inside) => {
      await holdOrganization(inside);
      if ((await newestVersion(inside, kind)) !== statement.version) throw new AppError("statement.newer");
      await inside.db.insert(statementSignatures).values({
        statementId: id,
        organizationId: inside.organization.id,
        userId: inside.actor.userId,
        ...signature,
        signedAt,
        storageKey,
      });
      await inside.storage.put(storageKey, pdf, "application/pdf");
      await issueDocument(inside, { file: pdf, kind, scanId: facts.identity.scanId });
      const details = { kind, version: statement.version, name: signature.name };
      await recordAct(inside, { action: "statement.signed", subjectId: id, details });
    });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    throw new AppError("statement.signed");
  }
}
