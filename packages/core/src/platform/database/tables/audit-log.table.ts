import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, primaryId } from "./columns.ts";

export const ACTOR_KINDS = ["user", "operator", "system"] as const;

/** Who did what to whom. Rows outlive their subjects, so ids are kept without foreign keys. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: primaryId(),
    organizationId: uuid(),
    actorKind: text({ enum: ACTOR_KINDS }).notNull(),
    userId: uuid(),
    /** Which operator acted on the operator's page, and from which network address; null for all others. */
    operatorId: uuid(),
    address: text(),
    /** Stable name of the act, e.g. `session.started`. */
    action: text().notNull(),
    subjectId: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_organization_created").on(table.organizationId, table.createdAt.desc().nullsFirst()),
  ],
);
