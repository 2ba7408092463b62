import { AREAS } from "@plumbline/contract/areas";
import { LAWS } from "@plumbline/contract/laws";
import {
  AREA_STATES,
  PAGE_STATES,
  type ScoreInterval,
  type ScoreLine,
} from "@plumbline/contract/scan-result";
import { SCAN_KINDS, SCAN_STAGES, SCAN_STATUSES } from "@plumbline/contract/scans";
import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

export const scans = pgTable(
  "scans",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: SCAN_KINDS }).notNull(),
    status: text({ enum: SCAN_STATUSES }).notNull().default("QUEUED"),
    /** The day a scheduled scan is for, in the organization's zone; null for others, and once it was taken back. */
    scheduledFor: date(),
    /** Address the scan starts from. */
    site: text().notNull(),
    areas: text({ enum: AREAS }).array().notNull(),
    pageBudget: integer().notNull(),
    /** How often a worker began; a worker writes only while its own attempt is the current one. */
    attempt: integer().notNull().default(0),
    /** How far a running scan is; null until it has begun. */
    stage: text({ enum: SCAN_STAGES }),
    /** What the scan does now, in words for a person. */
    phase: text().notNull().default("Waiting to start"),
    pagesDone: integer().notNull().default(0),
    pagesPlanned: integer(),
    issuesFound: integer().notNull().default(0),
    /** Mean of the measured areas by loss weight, 0-100; null when nothing was measured. */
    overall: integer(),
    /** Open issues of critical severity when the scan ended. */
    criticalIssues: integer(),
    /** US dollars a year at the figures of the day; null when the organization had given none. */
    revenueLoss: integer(),
    rulesetVersion: text(),
    /** Browser and engines with their versions; null while it runs, and for scans before these were recorded. */
    engines: text().array(),
    /** Why the scan failed, in words for the site's owner. */
    failureReason: text(),
    /** The complete result (contract `scanResult`, JSON) in storage. */
    resultKey: text(),
    /** The compressed evidence in storage. */
    evidenceKey: text(),
    createdAt: createdAt(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index("scans_organization_created").on(table.organizationId, table.createdAt.desc().nullsFirst()),
    index("scans_created").on(table.createdAt),
    // However many processes keep the schedule, a scheduled scan is made once.
    uniqueIndex("scans_one_scheduled")
      .on(table.organizationId, table.kind, table.scheduledFor)
      .where(sql`scheduled_for is not null`),
    // A site is scanned once at a time; re-tests of single issues run beside it.
    uniqueIndex("scans_one_active")
      .on(table.organizationId)
      .where(sql`status in ('QUEUED', 'RUNNING') and kind <> 'retest'`),
  ],
);

/** What a scan measured in one area. No row: the area was not asked for. */
export const scanAreas = pgTable(
  "scan_areas",
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    area: text({ enum: AREAS }).notNull(),
    state: text({ enum: AREA_STATES }).notNull(),
    /** 0-100; null when the area could not be measured. */
    score: integer(),
    /** Range the score lies in with 90 % confidence; null where it is exact. */
    interval: jsonb().$type<ScoreInterval>(),
    reason: text(),
    lines: jsonb().$type<ScoreLine[]>().notNull(),
    /** Laws privacy was judged by; null for other areas. */
    laws: text({ enum: LAWS }).array(),
    measuredAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.area] }),
    index("scan_areas_organization").on(table.organizationId),
    index("scan_areas_latest")
      .on(table.organizationId, table.area, table.measuredAt.desc().nullsFirst())
      .where(sql`score is not null`),
  ],
);

export const scanPages = pgTable(
  "scan_pages",
  {
    scanId: uuid()
      .notNull()
      .references(() => scans.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Place in the order of the scan, from 0. */
    position: integer().notNull(),
    url: text().notNull(),
    httpStatus: integer(),
    state: text({ enum: PAGE_STATES }).notNull(),
    reason: text(),
    title: text(),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.position] }),
    index("scan_pages_organization").on(table.organizationId),
  ],
);
