import type { ConformanceRow } from "@plumbline/contract/conformance-reports";

import { holdOrganization } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { UserContext } from "#platform/context.ts";
import { inTransaction } from "#platform/context.ts";
import {
  conformanceRows,
  type StatementContent,
  statements,
} from "#platform/database/tables/statements.table.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { newestVersion } from "#statements/statements.queries.ts";

interface NewVersion {
  content: StatementContent;
  rows?: readonly ConformanceRow[];
  /** Number of the version it goes out from; null for the first. */
  basedOn: number | null;
}

/**
 * Keeps what a person wrote as a new version.
 *
 * @throws {AppError} `statement.newer` where someone else has saved one meanwhile.
 */
export async function keepVersion({ context, user }: SignedIn, version: NewVersion): Promise<void> {
  const { content, rows = [], basedOn } = version;
  await inTransaction(context, async (inside) => {
    await holdOrganization(inside);
    const newest = await newestVersion(inside, content.kind);
    if (newest !== basedOn) throw new AppError("statement.newer");
    const number = (newest ?? 0) + 1;
    const [row] = await inside.db
      .insert(statements)
      .values({
        organizationId: inside.organization.id,
        kind: content.kind,
        version: number,
        scanId: content.facts.identity.scanId,
        content,
        savedBy: inside.actor.userId,
        savedByName: user.name,
        createdAt: inside.clock.now(),
      })
      .returning({ id: statements.id });
    if (row === undefined) throw new Error("The version was not stored.");
    await insertRows(inside, row.id, rows);
    const details = { kind: content.kind, version: number };
    await recordAct(inside, { action: "statement.saved", subjectId: row.id, details });
  });
}

async function insertRows(
  { db, organization }: UserContext,
  statementId: string,
  rows: readonly ConformanceRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(conformanceRows)
    .values(
      rows.map((row, position) => ({ ...row, statementId, organizationId: organization.id, position })),
    );
}
