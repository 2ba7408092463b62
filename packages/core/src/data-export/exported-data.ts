import type { Readable } from "node:stream";

import { reportFileName } from "@plumbline/contract/report-file-name";
import { eq } from "drizzle-orm";

import { accountTables } from "#data-export/account-tables.ts";
import { evidenceTables } from "#data-export/evidence-tables.ts";
import type { ExportedTable } from "#data-export/exported-table.ts";
import { issueTables } from "#data-export/issue-tables.ts";
import { scanTables } from "#data-export/scan-tables.ts";
import { statementTables } from "#data-export/statement-tables.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { statements, statementSignatures } from "#platform/database/tables/statements.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";

/** A stored file that goes into the export. */
export interface ExportedFile {
  name: string;
  open: () => Promise<Readable>;
}

/** All of an organization's data, to be read piece by piece. */
export interface ExportedData {
  organization: string;
  at: Date;
  tables: readonly ExportedTable[];
  files: readonly ExportedFile[];
  /** Names of files that should be there and are not. */
  missingFiles: readonly string[];
}

/**
 * Hands `use` all of the organization's data as it stood at one moment: what changes meanwhile is not in
 * it. The tables can be read for as long as `use` runs.
 */
export async function withExportedData<T>(
  context: OrganizationContext,
  use: (data: ExportedData) => Promise<T>,
): Promise<T> {
  const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const organization = await readOrganizationName(inside);
    return use({
      organization,
      at: inside.clock.now(),
      tables: [
        ...accountTables(inside),
        ...scanTables(inside),
        ...evidenceTables(inside),
        ...issueTables(inside),
        ...statementTables(inside),
      ],
      ...(await storedReports(inside, organization)),
    });
  }, snapshot);
}

async function storedReports(context: OrganizationContext, organization: string) {
  const rows = await context.db
    .select({
      id: reports.id,
      kind: reports.kind,
      createdAt: reports.createdAt,
      storageKey: reports.storageKey,
    })
    .from(reports)
    .where(ownedBy(context, reports, eq(reports.status, "COMPLETED")))
    .orderBy(reports.id);
  const signed = await signedStatements(context);
  const files: ExportedFile[] = [];
  const missingFiles: string[] = [];
  const timeZone = await readTimeZone(context);
  const wanted = inFolder(
    rows.map((row) => ({ ...row, name: reportFileName({ ...row, organization, timeZone }) })),
  );
  for (const { name, storageKey } of [...wanted, ...signed]) {
    const isThere = storageKey !== null && (await context.storage.has(storageKey));
    if (isThere) files.push({ name, open: () => context.storage.getStream(storageKey) });
    else missingFiles.push(name);
  }
  return { files, missingFiles };
}

interface NamedFile {
  id: string;
  name: string;
  storageKey: string | null;
}

/** Reports by the name each has wherever it is downloaded; of two with one name, the later one has its id as well. */
function inFolder(files: readonly NamedFile[]): { name: string; storageKey: string | null }[] {
  const taken = new Set<string>();
  return files.map(({ id, name, storageKey }) => {
    const own = taken.has(name) ? name.replace(/\.pdf$/u, `-${id}.pdf`) : name;
    taken.add(name);
    return { name: `reports/${own}`, storageKey };
  });
}

/** Signed letters and conformance reports, each as it was signed. */
async function signedStatements(context: OrganizationContext) {
  const rows = await context.db
    .select({
      kind: statements.kind,
      version: statements.version,
      storageKey: statementSignatures.storageKey,
    })
    .from(statementSignatures)
    .innerJoin(statements, eq(statements.id, statementSignatures.statementId))
    .where(ownedBy(context, statementSignatures))
    .orderBy(statements.id);
  return rows.map(({ kind, version, storageKey }) => ({
    name: `statements/${kind}-v${version}.pdf`,
    storageKey,
  }));
}
