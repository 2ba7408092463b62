import { ROLES } from "@plumbline/contract/auth";
import { DEFAULT_LAWS, LAWS } from "@plumbline/contract/laws";
import { MAIL_PACES } from "@plumbline/contract/notification-kinds";
import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";
import { isNotNull, sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, moment, primaryId } from "./columns.ts";

/** A client of the service: who owns the site, its scans and everything found in them. */
export const organizations = pgTable(
  "organizations",
  {
    id: primaryId(),
    name: text().notNull(),
    /** Address the scans start from, e.g. `https://example.org/`. */
    website: text(),
    contactEmail: text().notNull(),
    /** Zone its days are counted and its times are said in (IANA name). */
    timeZone: text().notNull().default(DEFAULT_TIME_ZONE),
    /** Laws the website's privacy is judged by. */
    laws: text({ enum: LAWS })
      .array()
      .notNull()
      .default([...DEFAULT_LAWS]),
    /** What the owner publishes to be asked for private files; null where that is not wished. */
    ownershipToken: text(),
    monthlyVisitors: integer(),
    /** Percent of visitors who buy. */
    conversionRate: doublePrecision(),
    /** US dollars. */
    averageOrderValue: doublePrecision(),
    /** Whether everyone in it has to sign in with two factors. */
    requiresTwoFactor: boolean().notNull().default(false),
    suspendedAt: moment(),
    /** Why the operator suspended it, in words for the client. */
    suspensionReason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    // The operator's list is by name, and searched by the beginning of names and hosts.
    index("organizations_name").on(sql`lower(${table.name})`, table.id),
    index("organizations_name_prefix").on(sql`lower(${table.name}) text_pattern_ops`),
    index("organizations_host_prefix").on(
      sql`substring(lower(${table.website}) from '^https?://(?:www[.])?([^/]+)') text_pattern_ops`,
    ),
    index("organizations_suspended")
      .on(table.suspendedAt)
      .where(sql`suspended_at is not null`),
  ],
);

export const users = pgTable(
  "users",
  {
    id: primaryId(),
    /** Stored trimmed and in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id in PHC form; null until an invited person chose a password. */
    passwordHash: text(),
    /** A temporary password opens nothing but the form that replaces it. */
    hasTemporaryPassword: boolean().notNull().default(false),
    passwordChangedAt: moment(),
    /** How often they are mailed about what they can choose. */
    mailPace: text({ enum: MAIL_PACES }).notNull().default("at-once"),
    createdAt: createdAt(),
  },
  (table) => [
    // An invite reserves no address: until its person chose a password, anyone else may use or invite it too.
    uniqueIndex("users_email").on(table.email).where(isNotNull(table.passwordHash)),
    index("users_by_email").on(table.email),
    index("users_email_prefix").on(sql`${table.email} text_pattern_ops`),
  ],
);

/** Who belongs to which organizations, and as what. An account is a person's own and may belong to several. */
export const members = pgTable(
  "members",
  {
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ROLES }).notNull(),
    /** When the person last chose this organization, by a sign-in or by switching to it; null before the first time. */
    lastEnteredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index("members_by_user").on(table.userId),
    index("members_organization_role").on(table.organizationId, table.role),
  ],
);
