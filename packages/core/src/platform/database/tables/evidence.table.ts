import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { moment } from "./columns.ts";

/** A file of a scan's evidence as it was archived. */
export interface ArchivedFile {
  /** Path below the folder of the scan's attempt. */
  name: string;
  bytes: number;
  /** Of the file as it is stored, in hexadecimal. */
  sha256: string;
}

/**
 * What proves a completed scan's evidence: the digest of its archived files, and a hash of it over that of the scan before.
 * Refers to the scan by its id alone, so that it outlives what the rules of retention remove.
 */
export const evidenceLinks = pgTable(
  "evidence_links",
  {
    scanId: uuid().primaryKey(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Place in the organization's chain, from 1. */
    position: integer().notNull(),
    /** Storage key of the folder the files are in. */
    folder: text().notNull(),
    files: jsonb().$type<ArchivedFile[]>().notNull(),
    evidenceHash: text().notNull(),
    chainHash: text().notNull(),
    /** End of the scan. */
    finishedAt: moment().notNull(),
  },
  (table) => [
    unique("evidence_links_position").on(table.organizationId, table.position),
    index("evidence_links_finished").on(table.finishedAt),
  ],
);

/**
 * The digest of each PDF we issued: a file without one has been changed since, or is none of ours. Those of invoices stand
 * with their files (`invoiceFiles`), as they are kept longer and outlive the organization.
 */
export const issuedDocuments = pgTable(
  "issued_documents",
  {
    /** Of the whole file, in hexadecimal. */
    sha256: text().notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The scan it is about; null where none had been completed. */
    scanId: uuid(),
    /** Name of the kind of document. */
    kind: text().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sha256] }),
    index("issued_documents_sha256").on(table.sha256),
    index("issued_documents_issued").on(table.issuedAt),
  ],
);
