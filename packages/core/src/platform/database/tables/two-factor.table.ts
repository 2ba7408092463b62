import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { users } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** Authenticator apps, one for each person. It guards the sign-in only once it is confirmed. */
export const authenticators = pgTable("authenticators", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Shared secret of RFC 6238, base32, encrypted: it has to be readable to check a code. */
  secret: text().notNull(),
  confirmedAt: moment(),
  /** Time step of the last accepted code: a code works once. */
  lastUsedStep: bigint({ mode: "number" }),
  createdAt: createdAt(),
});

/** Codes that stand in for a lost authenticator app, each once. Stored hashed. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    usedAt: moment(),
  },
  (table) => [
    index("recovery_codes_user").on(table.userId),
    uniqueIndex("recovery_codes_hash").on(table.userId, table.codeHash),
  ],
);
