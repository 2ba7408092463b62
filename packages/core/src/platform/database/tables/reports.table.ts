import { REPORT_ITEM_TYPES, REPORT_KINDS, REPORT_STATUSES } from "@plumbline/contract/reports";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";
import { scans } from "./scans.table.ts";

/** Reports of scans, and documents that stand beside them (`itemType`), each one PDF in storage. */
export const reports = pgTable(
  "reports",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    scanId: uuid().references(() => scans.id, { onDelete: "cascade" }),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    itemType: text({ enum: REPORT_ITEM_TYPES }).notNull().default("report"),
    status: text({ enum: REPORT_STATUSES }).notNull().default("PENDING"),
    /** The scan's overall score, 0-100; null when nothing could be measured. */
    score: integer(),
    storageKey: text(),
    byteLength: integer(),
    failureReason: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    index("reports_created").on(table.createdAt),
    index("reports_failed")
      .on(table.finishedAt)
      .where(sql`status = 'FAILED'`),
    uniqueIndex("reports_scan_kind").on(table.scanId, table.kind),
    index("reports_organization_created").on(table.organizationId, table.createdAt.desc().nullsFirst()),
  ],
);
