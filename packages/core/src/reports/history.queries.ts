import { STATEMENT_TYPE_NAMES } from "@plumbline/contract/reports";
import { STATEMENT_KINDS } from "@plumbline/contract/statements";
import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { statements, statementSignatures } from "#platform/database/tables/statements.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import {
  matchingReports,
  type ReportPage,
  type ReportRow,
  searchPattern,
  selectReportsOf,
} from "#reports/reports.queries.ts";
import type { ReportSearch } from "#reports/report-search.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

const SIGNED_COLUMNS = {
  id: statements.id,
  kind: statements.kind,
  version: statements.version,
  scanId: statements.scanId,
  name: statementSignatures.name,
  signedAt: statementSignatures.signedAt,
  expiresOn: statementSignatures.expiresOn,
};

export interface SignedRow {
  id: string;
  kind: (typeof STATEMENT_KINDS)[number];
  version: number;
  scanId: string;
  name: string;
  signedAt: Date;
  expiresOn: string;
}

/** One page of reports and signed documents together, newest first. */
export async function selectHistory(
  scope: Scope,
  { page, limit, search }: ReportPage,
): Promise<(ReportRow | SignedRow)[]> {
  const { db } = scope;
  const found = await unionAll(
    db
      .select({ id: reports.id, at: reports.createdAt })
      .from(reports)
      .where(ownedBy(scope, reports, matchingReports(search))),
    db
      .select({ id: statementSignatures.statementId, at: statementSignatures.signedAt })
      .from(statementSignatures)
      .innerJoin(statements, eq(statements.id, statementSignatures.statementId))
      .where(ownedBy(scope, statementSignatures, matchingSigned(search))),
  )
    .orderBy(sql`2 desc`, sql`1 desc`)
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = found.map(({ id }) => id);
  const [reported, signed] = await Promise.all([selectReportsOf(scope, ids), selectSigned(scope, ids)]);
  const rows = new Map([...reported, ...signed].map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function selectSigned(scope: Scope, ids: readonly string[]): Promise<SignedRow[]> {
  if (ids.length === 0) return [];
  return scope.db
    .select(SIGNED_COLUMNS)
    .from(statements)
    .innerJoin(statementSignatures, eq(statementSignatures.statementId, statements.id))
    .where(ownedBy(scope, statements, inArray(statements.id, [...ids])))
    .orderBy(desc(statementSignatures.signedAt));
}

/** How many signed documents match. */
export async function countSigned(scope: Scope, search: ReportSearch | undefined): Promise<number> {
  const [row] = await scope.db
    .select({ signed: count() })
    .from(statementSignatures)
    .innerJoin(statements, eq(statements.id, statementSignatures.statementId))
    .where(ownedBy(scope, statementSignatures, matchingSigned(search)));
  return row?.signed ?? 0;
}

/** Matches the type's name, the word 'signed', who signed, and the date as it may be written. */
function matchingSigned(search: ReportSearch | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  const term = search.text.toLowerCase();
  const kinds = STATEMENT_KINDS.filter((kind) => STATEMENT_TYPE_NAMES[kind].toLowerCase().includes(term));
  const pattern = searchPattern(search.text);
  return or(
    kinds.length === 0 ? undefined : and(inArray(statements.kind, kinds)),
    sql`'Signed' ilike ${pattern}`,
    ilike(statementSignatures.name, pattern),
    inArray(statementSignatures.statementId, [...search.ofDays]),
  );
}
