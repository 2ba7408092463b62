import { AREAS, SEVERITIES } from "@plumbline/contract/areas";
import type { FixExample } from "@plumbline/contract/fix-example";
import { type CheckGuidance } from "@plumbline/contract/issues";
import { ISSUE_EVENT_KINDS, ISSUE_STATUSES, RETEST_OUTCOMES } from "@plumbline/contract/issue-terms";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { organizations, users } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";
import { scans } from "./scans.table.ts";

/** One fix unit: the same defect in the same component, on however many pages. */
export const issues = pgTable(
  "issues",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Equal for the same check and component in every scan of the organization. */
    fingerprint: text().notNull(),
    checkId: text().notNull(),
    area: text({ enum: AREAS }).notNull(),
    component: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Worst severity among its places. */
    severity: text({ enum: SEVERITIES }).notNull(),
    /** True while it does not count: every place of it needs a person's judgment, or it is advice. */
    needsReview: boolean().notNull().default(false),
    /** True while it is best practice. Written with `needsReview`, so that what leaves that out never counts advice. */
    isAdvice: boolean().notNull().default(false),
    wcag: text().array().notNull(),
    /** Id of the cause it belongs to; spells out what the contract's `groupOf` says of severities. */
    cause: text()
      .notNull()
      .generatedAlwaysAs(
        sql`check_id || '.' || case when is_advice then 'advice' when needs_review then 'review' when severity = 'critical' then 'critical' when severity = 'low' then 'minor' else 'major' end`,
      ),
    /** Whether it concerns the site as a whole and is on no page of its own. */
    isSiteWide: boolean().notNull().default(false),
    /** What its check says of it; null when it was found before that was recorded. */
    guidance: jsonb().$type<CheckGuidance>(),
    status: text({ enum: ISSUE_STATUSES }).notNull().default("open"),
    /** Address it is shown with: the first page it was last seen on. */
    page: text().notNull(),
    pageCount: integer().notNull(),
    occurrenceCount: integer().notNull(),
    firstSeenScanId: uuid().references(() => scans.id, { onDelete: "set null" }),
    lastSeenScanId: uuid().references(() => scans.id, { onDelete: "set null" }),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    markedFixedAt: moment(),
    markedFixedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    verifiedAt: moment(),
    /** Why a scan that no longer found it could not verify that it is fixed, in words. */
    unverifiedReason: text(),
    acceptedUntil: moment(),
    acceptedReason: text(),
    acceptedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Ticks of versions before decision 28. Nothing reads or writes it; a later migration drops it. */
    checklistDoneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("issues_fingerprint").on(table.organizationId, table.fingerprint),
    index("issues_organization_status").on(table.organizationId, table.status),
    index("issues_organization_cause").on(table.organizationId, table.cause),
    // Without an index on each column that refers to a row, deleting that row reads the whole table.
    index("issues_first_seen_scan").on(table.firstSeenScanId),
    index("issues_last_seen_scan").on(table.lastSeenScanId),
    index("issues_marked_fixed_by").on(table.markedFixedBy),
    index("issues_accepted_by").on(table.acceptedBy),
  ],
);

/** A bounded sample of the places an issue was last seen at, replaced by each scan. */
export const occurrences = pgTable(
  "occurrences",
  {
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    id: primaryId(),
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    page: text().notNull(),
    selector: text(),
    snippet: text(),
    message: text().notNull(),
    sources: text().array().notNull(),
    /** How it can look once it is fixed; null where nothing can be said, or it was found before that was recorded. */
    example: jsonb().$type<FixExample>(),
    /** The heading before the element; null where there is none, or none was recorded. */
    heading: text(),
    /** Screenshot crop in storage. */
    screenshotKey: text(),
  },
  (table) => [
    index("occurrences_issue").on(table.issueId),
    index("occurrences_organization").on(table.organizationId),
    index("occurrences_scan").on(table.scanId),
  ],
);

/** What happened to an issue, in order. */
export const issueEvents = pgTable(
  "issue_events",
  {
    id: primaryId(),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: ISSUE_EVENT_KINDS }).notNull(),
    scanId: uuid().references(() => scans.id, { onDelete: "set null" }),
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    note: text(),
    at: moment().notNull(),
  },
  (table) => [
    index("issue_events_issue").on(table.issueId, table.at),
    index("issue_events_organization").on(table.organizationId),
    index("issue_events_scan").on(table.scanId),
    index("issue_events_user").on(table.userId),
  ],
);

/** What a scan that looks at single issues again comes to for each of them, and on whose wish. */
export const retests = pgTable(
  "retests",
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: "cascade" }),
    requestedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Null while it waits or runs. */
    outcome: text({ enum: RETEST_OUTCOMES }),
    /** Why it could not be checked, or what is left to check. */
    note: text(),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.issueId] }),
    index("retests_organization").on(table.organizationId),
    index("retests_requested_by").on(table.requestedBy),
    index("retests_issue").on(table.issueId, table.createdAt.desc().nullsFirst()),
    uniqueIndex("retests_one_active")
      .on(table.issueId)
      .where(sql`outcome is null`),
  ],
);
