import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, moment, primaryId } from "./columns.ts";

// Those who run the service have tables of their own: no query for clients' people can find them, and the other way round.

/** Someone who runs the service and signs in at `/ops`. */
export const operators = pgTable(
  "operators",
  {
    id: primaryId(),
    /** Stored trimmed and in lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id in PHC form. */
    passwordHash: text().notNull(),
    /** A temporary password opens nothing but the set-up of both factors. */
    hasTemporaryPassword: boolean().notNull().default(true),
    passwordChangedAt: moment().notNull(),
    /** Shared secret of RFC 6238, base32, encrypted; null until the set-up has begun. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** Time step of the last accepted code: a code works once. */
    totpLastStep: bigint({ mode: "number" }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("operators_email").on(table.email)],
);

/** Codes that stand in for a lost authenticator app, each once. Stored hashed. */
export const operatorRecoveryCodes = pgTable(
  "operator_recovery_codes",
  {
    id: primaryId(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [uniqueIndex("operator_recovery_codes_hash").on(table.operatorId, table.codeHash)],
);

/** Signed-in browsers of operators. The token itself is never stored, only its SHA-256. */
export const operatorSessions = pgTable(
  "operator_sessions",
  {
    id: primaryId(),
    tokenHash: text().notNull(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: "cascade" }),
    userAgent: text(),
    address: text(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    /** When the operator last proved with a code that it is them: at first by the sign-in. */
    confirmedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("operator_sessions_token_hash").on(table.tokenHash),
    index("operator_sessions_operator").on(table.operatorId),
  ],
);

export const OPERATOR_STEPS = ["set-up", "second-factor"] as const;

/** Sign-ins whose password was right and that wait for what comes next. One at a time for each operator. */
export const operatorSignIns = pgTable(
  "operator_sign_ins",
  {
    operatorId: uuid()
      .primaryKey()
      .references(() => operators.id, { onDelete: "cascade" }),
    step: text({ enum: OPERATOR_STEPS }).notNull(),
    secretHash: text().notNull(),
    failedTries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex("operator_sign_ins_secret_hash").on(table.secretHash)],
);

/** Networks an operator has signed in from: others' wrong guesses do not count there. */
export const operatorPlaces = pgTable(
  "operator_places",
  {
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: "cascade" }),
    /** An IPv4 address or an IPv6 /64 network. */
    network: text().notNull(),
    lastSignInAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.network] })],
);

/** Worker processes, each with its last sign of life. A row outlives its process until the row is old. */
export const workerProcesses = pgTable("worker_processes", {
  id: primaryId(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});
