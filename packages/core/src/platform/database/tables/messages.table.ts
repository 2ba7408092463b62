import { NOTIFICATION_KINDS } from "@plumbline/contract/notifications";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations, users } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** What the bell shows: one row for each recipient. */
export const notifications = pgTable(
  "notifications",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    message: text().notNull(),
    /** Path in the app that it leads to. */
    path: text(),
    /** The same event never tells the same person twice. */
    eventKey: text().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    uniqueIndex("notifications_event").on(table.userId, table.eventKey),
    index("notifications_user_created").on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

/** What a person chose to be mailed about; a kind without a row follows the default of its kind. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    byMail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const MAIL_STATUSES = ["QUEUED", "SENT", "FAILED"] as const;

/** Mails to send, written in the transaction that causes them. The text is dropped once it is sent. */
export const mails = pgTable(
  "mails",
  {
    id: primaryId(),
    organizationId: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    /** Names the event that causes the mail, so that a repeated event sends nothing twice. */
    idempotencyKey: text().notNull(),
    recipient: text().notNull(),
    /** Where an answer goes; the support address unless told. */
    replyTo: text(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    status: text({ enum: MAIL_STATUSES }).notNull().default("QUEUED"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [
    uniqueIndex("mails_idempotency_key").on(table.idempotencyKey),
    index("mails_organization").on(table.organizationId),
  ],
);
