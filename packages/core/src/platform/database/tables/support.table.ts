import { SUPPORT_PRIORITIES } from "@plumbline/contract/support-terms";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations, users } from "./accounts.table.ts";
import { createdAt, primaryId } from "./columns.ts";

/** What clients asked the support team. */
export const supportRequests = pgTable(
  "support_requests",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** What the client and the support team call it, e.g. `SR-7K3M9Q`. */
    reference: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    priority: text({ enum: SUPPORT_PRIORITIES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("support_requests_reference").on(table.reference),
    index("support_requests_user").on(table.userId),
    index("support_requests_organization").on(table.organizationId, table.createdAt.desc().nullsFirst()),
  ],
);
