import { AREAS } from "@plumbline/contract/areas";
import type { CriterionFacts } from "@plumbline/contract/conformance-reports";
import { LAWS } from "@plumbline/contract/laws";
import {
  AREA_STATES,
  PAGE_STATES,
  type ScoreInterval,
  type ScoreLine,
} from "@plumbline/contract/scan-result";
import { SCAN_TROUBLES } from "@plumbline/contract/scan-trouble";
import { SCAN_KINDS, SCAN_STAGES, SCAN_STATUSES } from "@plumbline/contract/scans";
import type { IssueGroup } from "@plumbline/contract/severity-groups";
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
    /** `overall` as it was told when the scan ended; means nothing unless the scan was judged again. */
    toldOverall: integer(),
    /** The ruleset it was told by; null unless the scan was judged again. */
    toldRulesetVersion: text(),
    /** The newest ruleset it was to be judged again by; null unless that came to an end, one way or the other. */
    rejudgedRuleset: text(),
    /** Why it could not be judged again and keeps what was told; null where it was, or nobody tried. */
    notRejudgedBecause: text(),
    /** Browser and engines with their versions; null while it runs, and for scans before these were recorded. */
    engines: text().array(),
    /** Why the scan failed, in words for the site's owner. */
    failureReason: text(),
    /** Of what kind that reason is; null unless it failed, and for scans before this was recorded, see `troubleOf`. */
    failureTrouble: text({ enum: SCAN_TROUBLES }),
    /** Further pages of the site that were found and not visited, at least; null where it was not recorded. */
    pagesNotVisited: integer(),
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
    index("scans_failed")
      .on(table.finishedAt)
      .where(sql`status = 'FAILED'`),
    index("scans_active")
      .on(table.status)
      .where(sql`status in ('QUEUED', 'RUNNING')`),
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

/** What a scan told of an area when it ended. */
export interface ToldArea {
  state: (typeof AREA_STATES)[number];
  score: number | null;
  interval: ScoreInterval | null;
  reason: string | null;
  lines: ScoreLine[];
}

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
    /** What was told, where the scan has been judged again since; else null. */
    told: jsonb().$type<ToldArea>(),
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

/** What a scan saw of a criterion. */
export interface SeenCriterion extends Omit<CriterionFacts, "proposedDate"> {
  /** The group of its failures that is fixed last; null where it does not fail. */
  lastFixed: IssueGroup | null;
}

/** What a scan saw of all criteria at levels A and AA. No row: its result has not been read for it, see `seen-criteria.ts`. */
export const scanCriteria = pgTable(
  "scan_criteria",
  {
    scanId: uuid()
      .primaryKey()
      .references(() => scans.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Null where it did not look at accessibility. */
    seen: jsonb().$type<SeenCriterion[]>(),
  },
  (table) => [index("scan_criteria_organization").on(table.organizationId)],
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
