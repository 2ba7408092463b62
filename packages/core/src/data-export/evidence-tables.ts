import { exportedTable, type ExportedTable } from "#data-export/exported-table.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { evidenceLinks } from "#platform/database/tables/evidence.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const LINK = {
  position: evidenceLinks.position,
  scanId: evidenceLinks.scanId,
  finishedAt: evidenceLinks.finishedAt,
  evidenceSha256: evidenceLinks.evidenceHash,
  chainSha256: evidenceLinks.chainHash,
  files: evidenceLinks.files,
};

/** What proves each scan's evidence, so that a later copy of it can be held against what was handed out. */
export function evidenceTables(context: OrganizationContext): ExportedTable[] {
  return [
    exportedTable({
      name: "evidence-chain",
      about:
        "SHA-256 of each scan's archived files, and of the chain up to it: of the link before, the scan's id and its digest, a line each",
      columns: LINK,
      read: ({ limit, offset }) =>
        context.db
          .select(LINK)
          .from(evidenceLinks)
          .where(ownedBy(context, evidenceLinks))
          .orderBy(evidenceLinks.position)
          .limit(limit)
          .offset(offset),
    }),
  ];
}
