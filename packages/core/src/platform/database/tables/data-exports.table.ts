import { DATA_EXPORT_STATUSES } from "@plumbline/contract/data-export";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations, users } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** ZIP files with all of an organization's data, made on request and kept for a while. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    status: text({ enum: DATA_EXPORT_STATUSES }).notNull().default("PENDING"),
    storageKey: text(),
    byteLength: integer(),
    failureReason: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
    expiresAt: moment(),
  },
  (table) => [
    index("data_exports_organization").on(table.organizationId, table.createdAt.desc().nullsFirst()),
    index("data_exports_requested_by").on(table.requestedBy),
    index("data_exports_failed")
      .on(table.finishedAt)
      .where(sql`status = 'FAILED'`),
    uniqueIndex("data_exports_one_pending")
      .on(table.organizationId)
      .where(sql`status = 'PENDING'`),
  ],
);
