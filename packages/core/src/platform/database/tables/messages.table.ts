import { CHOOSABLE_KINDS, NOTIFICATION_KINDS } from "@plumbline/contract/notification-kinds";
import { sql } from "drizzle-orm";
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
    index("notifications_organization").on(table.organizationId),
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
    kind: text({ enum: CHOOSABLE_KINDS }).notNull(),
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
    /** Where the reader can end mails of this kind; null where they cannot be ended. */
    unsubscribeUrl: text(),
    status: text({ enum: MAIL_STATUSES }).notNull().default("QUEUED"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** When its delivery failed for the first time; null where it never did. */
    firstFailedAt: moment(),
    /** When the last of its tries had failed; null for one that is not given up. */
    givenUpAt: moment(),
  },
  (table) => [
    uniqueIndex("mails_idempotency_key").on(table.idempotencyKey),
    index("mails_organization").on(table.organizationId),
    index("mails_unsent")
      .on(table.status, table.id)
      .where(sql`status <> 'SENT'`),
    index("mails_recipient_prefix").on(sql`lower(${table.recipient}) text_pattern_ops`),
  ],
);

/** What waits for the next mail of a person who wants one a day or a week, written in the transaction of the event. */
export const digestEntries = pgTable(
  "digest_entries",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it is about: it is left out once the person wants none of these. */
    kinds: text({ enum: CHOOSABLE_KINDS }).array().notNull(),
    /** The same event never stands in a person's mail twice. */
    eventKey: text().notNull(),
    /** Address of the site it concerns; null where it concerns none. */
    site: text(),
    headline: text().notNull(),
    lines: text().array().notNull(),
    /** Path in the app that it leads to. */
    path: text().notNull(),
    occurredAt: moment().notNull(),
    /** When the mail it is in leaves. */
    dueAt: moment().notNull(),
    /** When it went into a mail, or was left out; null while it waits. */
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex("digest_entries_event").on(table.userId, table.eventKey),
    index("digest_entries_due")
      .on(table.dueAt)
      .where(sql`ended_at is null`),
    index("digest_entries_ended").on(table.endedAt),
    index("digest_entries_organization").on(table.organizationId),
  ],
);
