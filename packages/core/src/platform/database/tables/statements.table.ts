import { ADHERENCE_LEVELS } from "@plumbline/contract/adherence";
import type { ConformanceFacts, ConformanceTerms } from "@plumbline/contract/conformance-reports";
import type { LetterFacts, LetterTerms } from "@plumbline/contract/letters-of-intent";
import { STATEMENT_KINDS } from "@plumbline/contract/statements";
import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** What a version says: in the words of a person, and as it was found. Rows of criteria stand in their own table. */
export type StatementContent =
  | { kind: "letter-of-intent"; terms: LetterTerms; facts: LetterFacts }
  | { kind: "conformance-report"; terms: Omit<ConformanceTerms, "rows">; facts: ConformanceFacts };

/**
 * Versions of the documents that people of an organization sign. A version is never changed: a trigger refuses it
 * (migration 0013). It goes with its organization, or when it was kept long enough. People stand in it by name, so that it
 * outlives their accounts.
 */
export const statements = pgTable(
  "statements",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: STATEMENT_KINDS }).notNull(),
    /** From 1, for each kind. */
    version: integer().notNull(),
    /** The scan it rests on, by its id alone: it outlives the scan's logs. */
    scanId: uuid().notNull(),
    content: jsonb().$type<StatementContent>().notNull(),
    savedBy: uuid().notNull(),
    savedByName: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("statements_version").on(table.organizationId, table.kind, table.version)],
);

/** What a version of the conformance report says of each criterion. */
export const conformanceRows = pgTable(
  "conformance_rows",
  {
    statementId: uuid()
      .notNull()
      .references(() => statements.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Place in the report, from 0. */
    position: integer().notNull(),
    criterion: text().notNull(),
    adherence: text({ enum: ADHERENCE_LEVELS }).notNull(),
    remarks: text().notNull(),
    workaround: text().notNull(),
    targetDate: date(),
    /** Who judged it; empty where the level is what automation proposed. */
    evaluator: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.criterion] }),
    unique("conformance_rows_position").on(table.organizationId, table.statementId, table.position),
    // No automated check supports these two.
    check(
      "conformance_rows_evaluator",
      sql`adherence not in ('supports', 'not-applicable') or length(trim(evaluator)) > 1`,
    ),
  ],
);

/** Signatures: one of a version at most. From then on its file is kept as it was signed. */
export const statementSignatures = pgTable(
  "statement_signatures",
  {
    statementId: uuid()
      .primaryKey()
      .references(() => statements.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The account that signed. */
    userId: uuid().notNull(),
    /** Name and authority as the person typed them. */
    name: text().notNull(),
    authority: text().notNull(),
    signedAt: moment().notNull(),
    /** Last day on which it stands, in the organization's zone. */
    expiresOn: date().notNull(),
    storageKey: text().notNull(),
  },
  (table) => [unique("statement_signatures_organization").on(table.organizationId, table.statementId)],
);
