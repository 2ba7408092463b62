import type { ConformanceRow } from "@plumbline/contract/conformance-reports";
import type { StatementKind } from "@plumbline/contract/statements";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import {
  conformanceRows,
  statements,
  statementSignatures,
} from "#platform/database/tables/statements.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** The versions of a kind with their signatures, newest first, without what they say. */
export async function selectVersions(scope: Scope, kind: StatementKind) {
  const { id, version, createdAt, savedByName, scanId, content } = statements;
  const scannedAt = sql<string>`${content} -> 'facts' ->> 'scannedAt'`;
  return scope.db
    .select({
      statement: { id, version, createdAt, savedByName, scanId, scannedAt },
      signature: statementSignatures,
    })
    .from(statements)
    .leftJoin(statementSignatures, eq(statementSignatures.statementId, statements.id))
    .where(ownedBy(scope, statements, eq(statements.kind, kind)))
    .orderBy(desc(statements.version));
}

export type VersionItem = Awaited<ReturnType<typeof selectVersions>>[number];
export type VersionRow = { statement: typeof statements.$inferSelect; signature: SignatureRow | null };
export type SignatureRow = typeof statementSignatures.$inferSelect;

/** One version; null where the organization has none of that kind and id. */
export async function findVersion(scope: Scope, kind: StatementKind, id: string): Promise<VersionRow | null> {
  const [row] = await scope.db
    .select({ statement: statements, signature: statementSignatures })
    .from(statements)
    .leftJoin(statementSignatures, eq(statementSignatures.statementId, statements.id))
    .where(ownedBy(scope, statements, eq(statements.kind, kind), eq(statements.id, id)));
  return row ?? null;
}

/** Number of the newest version; null where there is none. */
export async function newestVersion(scope: Scope, kind: StatementKind): Promise<number | null> {
  const [row] = await scope.db
    .select({ version: statements.version })
    .from(statements)
    .where(ownedBy(scope, statements, eq(statements.kind, kind)))
    .orderBy(desc(statements.version))
    .limit(1);
  return row?.version ?? null;
}

/** What a version of the conformance report says of each criterion, in its order. */
export async function selectRows(scope: Scope, statementId: string): Promise<ConformanceRow[]> {
  return scope.db
    .select({
      criterion: conformanceRows.criterion,
      adherence: conformanceRows.adherence,
      remarks: conformanceRows.remarks,
      workaround: conformanceRows.workaround,
      targetDate: conformanceRows.targetDate,
      evaluator: conformanceRows.evaluator,
    })
    .from(conformanceRows)
    .where(ownedBy(scope, conformanceRows, eq(conformanceRows.statementId, statementId)))
    .orderBy(asc(conformanceRows.position));
}

/** The criteria that each cause of confirmed accessibility issues breaks, while they are not verified as fixed. */
export async function selectCriteriaOfCauses(scope: Scope): Promise<Map<string, string[]>> {
  const rows = await scope.db
    .selectDistinct({ cause: issues.cause, criterion: sql<string>`unnest(${issues.wcag})` })
    .from(issues)
    .where(
      ownedBy(
        scope,
        issues,
        and(
          eq(issues.area, "accessibility"),
          eq(issues.needsReview, false),
          inArray(issues.status, ["open", "came-back", "fixed-awaiting-check", "accepted"]),
        ),
      ),
    );
  const byCause = Map.groupBy(rows, ({ cause }) => cause);
  return new Map([...byCause].map(([cause, own]) => [cause, own.map(({ criterion }) => criterion)]));
}
