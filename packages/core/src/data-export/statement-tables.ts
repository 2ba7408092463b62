import { eq } from "drizzle-orm";

import { exportedTable, type ExportedTable } from "#data-export/exported-table.ts";
import type { OrganizationContext } from "#platform/context.ts";
import {
  conformanceRows,
  statements,
  statementSignatures,
} from "#platform/database/tables/statements.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const STATEMENT = {
  id: statements.id,
  kind: statements.kind,
  version: statements.version,
  scanId: statements.scanId,
  savedBy: statements.savedByName,
  createdAt: statements.createdAt,
  signedBy: statementSignatures.name,
  authority: statementSignatures.authority,
  signedAt: statementSignatures.signedAt,
  expiresOn: statementSignatures.expiresOn,
  content: statements.content,
};

const ROW = {
  statementId: conformanceRows.statementId,
  position: conformanceRows.position,
  criterion: conformanceRows.criterion,
  adherence: conformanceRows.adherence,
  remarks: conformanceRows.remarks,
  workaround: conformanceRows.workaround,
  targetDate: conformanceRows.targetDate,
  evaluator: conformanceRows.evaluator,
};

/** Every version of what people wrote and signed. */
export function statementTables(context: OrganizationContext): ExportedTable[] {
  const { db } = context;
  return [
    exportedTable({
      name: "statements",
      about:
        "Versions of the letter of intent and the conformance report; signed ones are in the folder `statements` as PDF",
      columns: STATEMENT,
      read: ({ limit, offset }) =>
        db
          .select(STATEMENT)
          .from(statements)
          .leftJoin(statementSignatures, eq(statementSignatures.statementId, statements.id))
          .where(ownedBy(context, statements))
          .orderBy(statements.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "conformance-rows",
      about: "What each version of the conformance report says of each criterion",
      columns: ROW,
      read: ({ limit, offset }) =>
        db
          .select(ROW)
          .from(conformanceRows)
          .where(ownedBy(context, conformanceRows))
          .orderBy(conformanceRows.statementId, conformanceRows.position)
          .limit(limit)
          .offset(offset),
    }),
  ];
}
