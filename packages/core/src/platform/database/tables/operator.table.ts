import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** Kinds of trouble that need a person of the service. */
export const OPERATOR_CAUSES = [
  "scan-failed",
  "report-failed",
  "promise-missed",
  "paid-without-audit",
  "paid-twice",
  "payment-disputed",
  "account-corrected",
  "customer-missing",
  "mail-given-up",
] as const;

/** What needs a person of the service. Each is mailed once, alone or with others of the same cause. */
export const operatorEvents = pgTable(
  "operator_events",
  {
    id: primaryId(),
    organizationId: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    /** What kind of trouble it is: one mail an hour tells of all of a cause. */
    cause: text({ enum: OPERATOR_CAUSES }).notNull(),
    /** The same event is told once. */
    eventKey: text().notNull(),
    /** What happened and to whom, in a sentence. */
    message: text().notNull(),
    /** Ids to look for in the log and the database. */
    reference: text().notNull(),
    createdAt: createdAt(),
    mailedAt: moment(),
  },
  (table) => [
    uniqueIndex("operator_events_event").on(table.eventKey),
    index("operator_events_waiting")
      .on(table.cause)
      .where(sql`mailed_at is null`),
    index("operator_events_organization").on(table.organizationId),
  ],
);
