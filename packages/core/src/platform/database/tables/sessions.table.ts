import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { members, users } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** Signed-in browsers. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  "sessions",
  {
    id: primaryId(),
    tokenHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whom it acts for. Null only where a version wrote it that knew of one organization for each person. */
    organizationId: uuid(),
    isRemembered: boolean().notNull(),
    userAgent: text(),
    address: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** When the person last proved again that it is them; null where only the sign-in did. */
    confirmedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token_hash").on(table.tokenHash),
    index("sessions_user").on(table.userId),
    // Who leaves an organization leaves it in every browser.
    foreignKey({
      name: "sessions_member",
      columns: [table.organizationId, table.userId],
      foreignColumns: [members.organizationId, members.userId],
    }).onDelete("cascade"),
    index("sessions_member").on(table.organizationId, table.userId),
    index("sessions_expires_at").on(table.expiresAt),
  ],
);

/** Sessions that ended because their person was taken out of the organization, so that they are told why. */
export const removedSessions = pgTable(
  "removed_sessions",
  {
    tokenHash: text().primaryKey(),
    /** When the session would have ended. */
    expiresAt: moment().notNull(),
  },
  (table) => [index("removed_sessions_expires_at").on(table.expiresAt)],
);

/** Networks a person has signed in from: others' wrong guesses do not count there. */
export const knownPlaces = pgTable(
  "known_places",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** An IPv4 address or an IPv6 /64 network. */
    network: text().notNull(),
    lastSignInAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

export const ONE_TIME_PURPOSES = ["temporary-password", "password-reset", "invite", "second-factor"] as const;

/** Secrets that open one door once: stored hashed, short-lived, with counted tries. */
export const oneTimeSecrets = pgTable(
  "one_time_secrets",
  {
    id: primaryId(),
    purpose: text({ enum: ONE_TIME_PURPOSES }).notNull(),
    secretHash: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    failedTries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index("one_time_secrets_user").on(table.userId, table.purpose),
    index("one_time_secrets_secret_hash").on(table.secretHash),
    index("one_time_secrets_expires_at").on(table.expiresAt),
  ],
);

/**
 * Tries to sign in or to reset a password, per account and per network address, existing or not; and calls of the API,
 * per network address.
 */
export const signInThrottles = pgTable(
  "sign_in_throttles",
  {
    /** `{act} account:{sha-256 of the e-mail}` or `{act} address:{network}` or `calls {network}`. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    windowStartedAt: moment().notNull(),
  },
  (table) => [index("sign_in_throttles_window").on(table.windowStartedAt)],
);
