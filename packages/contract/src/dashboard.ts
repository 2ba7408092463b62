import { z } from "zod";

import { accountState } from "./account-state.ts";
import { area } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import { GET_DASHBOARD } from "#endpoints/dashboard.ts";
import { dataEnvelope } from "./envelope.ts";
import { fixGuidanceItem } from "./fix-guidance.ts";
import { reportListItem } from "./reports.ts";
import { LAWS } from "./laws.ts";
import { roiData } from "./roi-data.ts";
import { areaScore, scoreLine } from "./scan-result.ts";
import { scanKind } from "./scans.ts";
import { topAction } from "./top-action.ts";
import { failedPoint, historicalPoint } from "./trends.ts";
import { yearlyLossFigure } from "./yearly-loss-figure.ts";
import { SCAN_TROUBLES } from "./scan-trouble.ts";

export const SUBSCRIPTION_STATUSES = ["TRIALING", "ACTIVE", "PAST_DUE", "SUSPENDED", "CANCELED"] as const;

/** Statuses with which the schedule scans. */
export const SCANNED_STATUSES = [
  "TRIALING",
  "ACTIVE",
] as const satisfies readonly (typeof SUBSCRIPTION_STATUSES)[number][];
export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const score = z.number().int().min(0).max(100).nullable();

/** What the dashboard needs to explain a score: its lines, its state and the scan it was measured in. */
export const areaDetail = areaScore.extend({
  lines: z
    .array(
      scoreLine.extend({
        cause: z
          .string()
          .nullable()
          .describe("Id of the cause its issues belong to; null: no issue is behind it"),
        reach: z
          .string()
          .nullable()
          .describe(
            "How far it reaches, as lists of causes say it, e.g. 'all 4 pages'; null where it is not known",
          ),
      }),
    )
    .describe("What changed the score, largest first"),
  measuredAt: z.iso.datetime().nullable(),
  laws: z.array(z.enum(LAWS)).optional().describe("Laws it was judged by; of privacy alone"),
  before: z
    .object({ score: z.number().int().min(0).max(100), measuredAt: z.iso.datetime() })
    .optional()
    .describe("Its last score, where the newest scan tried to measure it and could not"),
});

export const runningScan = z.object({
  id: z.string(),
  kind: scanKind,
  status: z.enum(["QUEUED", "RUNNING"]),
  phase: z.string().describe("What the scan does now, in words"),
  pagesDone: z.number().int(),
  pagesPlanned: z.number().int().nullable(),
  issuesFound: z.number().int(),
  startedAt: z.iso.datetime().nullable(),
});

export const dashboardData = z.object({
  organization: z.object({ name: z.string(), website: z.string().nullable() }),
  subscription: z.object({ status: subscriptionStatus, startDate: z.iso.datetime() }).nullable(),
  metrics: z
    .object({
      monthlyVisitors: z.number().int().nullable(),
      conversionRate: z.number().nullable().describe("Percent"),
      potentialRevenueLoss: z.number().int().describe("US dollars a year: the amount of `yearlyLoss`"),
      yearlyLoss: yearlyLossFigure.describe("The same with what it is based on"),
      costOfFixing: z.number().int().describe("US dollars, of all open issues"),
      adaScore: score,
      seoScore: score,
      cybersecurityScore: score,
      privacyScore: score,
      speedScore: score,
      criticalIssues: z.number().int(),
    })
    .nullable(),
  topActions: z.array(topAction).describe("What to fix first; none before the first scan"),
  recentReports: z.array(reportListItem),
  recentScans: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      createdAt: z.iso.datetime(),
      failureReason: z.string().nullable(),
      failureTrouble: z
        .enum(SCAN_TROUBLES)
        .nullable()
        .describe("Of what kind that reason is; null unless it failed"),
    }),
  ),
  recentActivity: z.array(z.object({ at: z.iso.datetime(), message: z.string() })),
  scanSchedule: z.object({
    nextWeeklyScan: z.iso.date().describe("Days are counted in `timeZone`"),
    nextMonthlyReport: z.iso.date(),
    nextWeeklyScanAt: z.iso.datetime().describe("When it begins; scans are spread over their day"),
    nextMonthlyScanAt: z.iso.datetime(),
    timeZone: z.string().describe("The organization's zone, by its current IANA name"),
  }),
  planPricing: z.object({ monthly: z.number().describe("US dollars") }),
  account: accountState.describe("How the account stands, and what happens next"),
  access: z.object({ needsReactivation: z.boolean(), reactivationMessage: z.string().nullable() }),
  complianceScore: score,
  accessibilityScore: score,
  securityScore: score,
  performanceScore: score,
  areas: z.partialRecord(area, areaDetail).describe("How each score came about"),
  lastScan: z
    .object({
      id: z.string(),
      finishedAt: z.iso.datetime(),
      moved: z
        .string()
        .optional()
        .describe(
          "Said where the site's address leads to another website, or to a page that asks to sign in",
        ),
      pagesMeasured: z.number().int(),
      pagesNotVisited: z.number().int().optional().describe("Further pages that were found, at least"),
      pagesNotMeasured: z.array(z.object({ url: z.string(), reason: z.string() })),
      rulesetVersion: z.string(),
    })
    .nullable(),
  runningScan: runningScan.nullable(),
  historicalData: z
    .array(historicalPoint)
    .nullable()
    .describe("One point for each scan of the whole site, oldest first; null before the first one"),
  failedScans: z
    .array(failedPoint)
    .describe("Scans of the whole site that failed since the first point of the history, oldest first"),
  roiData: roiData.nullable().describe("Null before the first scan and without business figures"),
  fixGuidance: z
    .array(fixGuidanceItem)
    .nullable()
    .describe(
      "The first items of the checklist: unsolved issues in the order in which they are best fixed, then solved ones that " +
        "were ticked off; null before the first scan",
    ),
});
export type DashboardData = z.infer<typeof dashboardData>;

export const getDashboard = defineEndpoint(GET_DASHBOARD, {
  summary: "Everything the dashboard shows",
  output: dataEnvelope(dashboardData),
  errors: [],
});
