import { z } from "zod";

import { area, severity } from "./area-schemas.ts";
import { fixExample } from "./fix-example.ts";
import { LAWS } from "./laws.ts";
import { PLATFORMS } from "./platforms.ts";
import { privacyInventory } from "./privacy-inventory.ts";
import { SNIPPET_CHARACTERS } from "./snippet.ts";
import { SCAN_TROUBLES } from "./scan-trouble.ts";

/** Version of the JSON shape below; raised when a field changes its meaning or goes away. */
export const SCAN_SCHEMA_VERSION = 3;

/**
 * Versions that can be read. In version 1, what is advice now was told as `review`; until version 2, a criterion that had nothing
 * to check was `not-tested`, like one that no check is about. Both stay what they were told as.
 */
export const READABLE_SCHEMA_VERSIONS = [1, 2, SCAN_SCHEMA_VERSION] as const;

const schemaVersion = z
  .literal(READABLE_SCHEMA_VERSIONS)
  .describe(
    "Version of this shape. Version 1 told advice as review; versions 1 and 2 told why a criterion was not-tested in words alone",
  );

/** Of an area's checks, each on each page: `measured` where at least 80 % were seen, `provisional` from 50 %. */
export const AREA_STATES = ["measured", "provisional", "not-measured"] as const;
const areaState = z.enum(AREA_STATES);

/** What a site is run with, as its own pages tell. */
export const platformSeen = z.object({
  name: z.enum(PLATFORMS),
  toldBy: z.string().describe("The element, header or file that told it"),
});
const platform = platformSeen
  .optional()
  .describe("Absent in older results and where no platform was recognized");
export type PlatformSeen = z.infer<typeof platformSeen>;

/** One line of a score: what a check cost, in points of 100, and on how many pages. */
export const scoreLine = z.object({
  check: z.string(),
  title: z.string().describe("Short name of the issue"),
  points: z.number().describe("Points of 100 it costs; 0 for what needs review"),
  pages: z.number().int().describe("Pages on which the check failed; 0 for checks of the whole site"),
  alone: z.number().optional().describe("Points it would cost by itself, if other issues make that less"),
  atMost: z
    .number()
    .int()
    .optional()
    .describe("Highest score the area can have while this stands: the line is a gate, not a cost of its own"),
  fixedWith: z
    .array(z.string())
    .optional()
    .describe("Checks that report the same issue: fixing what they found fixes this as well"),
  note: z.string().optional(),
});
export type ScoreLine = z.infer<typeof scoreLine>;

export const scoreInterval = z.object({
  low: z.number().int().min(0).max(100),
  high: z.number().int().min(0).max(100),
});
export type ScoreInterval = z.infer<typeof scoreInterval>;

export const areaScore = z.object({
  score: z.number().int().min(0).max(100).nullable(),
  interval: scoreInterval
    .optional()
    .describe(
      "The score's range in 9 out of 10 cases, if other pages of the site were visited or its speed were measured " +
        "at another time; absent where it is sure to the point",
    ),
  state: areaState,
  reason: z.string().optional().describe("Why the area is provisional or was not measured"),
  seen: z
    .number()
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe("Percent of its checks, each on each page, that we saw; absent in older results"),
  lines: z.array(scoreLine).describe("What changed the score, largest first"),
});
export type AreaScore = z.infer<typeof areaScore>;

export const PAGE_STATES = ["measured", "not-measured"] as const;
export const pageState = z.enum(PAGE_STATES);

export const scannedPage = z.object({
  url: z.string(),
  status: z.number().int().nullable().describe("HTTP status of the document; null when no answer came"),
  state: pageState,
  reason: z.string().optional().describe("Why the page could not be measured, in words for its owner"),
  trouble: z
    .enum(SCAN_TROUBLES)
    .optional()
    .describe("Of what kind that reason is; absent for those of no kind of their own, and in older results"),
  title: z.string().optional(),
});
export type ScannedPage = z.infer<typeof scannedPage>;

/** `not-looked-at`: nothing it is about was on the pages it looked at, and it did not look at all of them. */
export const checkOutcome = z.enum([
  "passed",
  "failed",
  "review",
  "advice",
  "not-applicable",
  "not-looked-at",
  "could-not-run",
]);
export type CheckOutcome = z.infer<typeof checkOutcome>;

export const checkSummary = z.object({
  id: z.string(),
  area,
  outcome: checkOutcome,
  title: z.string().describe("Goal of the check, e.g. Images have a text alternative"),
  defect: z
    .string()
    .optional()
    .describe("Short name of what it finds, e.g. Images without a text alternative; absent in older results"),
  reason: z.string().optional().describe("Why it could not run, did not look or does not apply"),
  lookedAt: z
    .array(z.string())
    .optional()
    .describe(
      "Addresses of the measured pages it looked at; absent where it looked at all, and in older results",
    ),
  leftOut: z
    .boolean()
    .optional()
    .describe(
      "True where the scan was not meant to judge it (its law is not chosen, its owner has not opted in): finding " +
        "nothing then proves nothing",
    ),
});
export type CheckSummary = z.infer<typeof checkSummary>;

/**
 * How a finding is told. `fail` deducts from the score. `review` never does: a person has to say what it is. `advice`
 * never does: it is best practice beyond what criteria and laws ask for.
 */
export const findingOutcome = z.enum(["fail", "review", "advice"]);
export type FindingOutcome = z.infer<typeof findingOutcome>;

/** One defect, or one piece of advice, at one place. */
export const finding = z.object({
  check: z.string(),
  area,
  severity: severity.describe("Always low for advice"),
  outcome: findingOutcome,
  wcag: z.array(z.string()).describe("WCAG 2.2 success criteria, e.g. 1.1.1"),
  actRules: z.array(z.string()).describe("W3C ACT rule ids, e.g. 23a2a8"),
  page: z.string().describe("Address of the page; the site's start address for site-wide findings"),
  isSiteWide: z
    .boolean()
    .optional()
    .describe(
      "True for what concerns the site as a whole and is on no page of its own; absent in older results",
    ),
  selector: z.string().nullable().describe("CSS selector that finds the element again"),
  snippet: z
    .string()
    .nullable()
    .describe(`The element's markup or the header, cut to ${SNIPPET_CHARACTERS} characters`),
  message: z.string(),
  example: fixExample
    .optional()
    .describe(
      "How the place can look once it is fixed; absent where none can be given, and in older results",
    ),
  heading: z.string().optional().describe("The heading the element stands under; absent where there is none"),
  sources: z.array(z.string()).describe("Engine or method that found it, e.g. axe-core 4.14.1"),
  component: z.string().describe("Key of the component that has the issue; equal across pages and scans"),
  screenshot: z
    .string()
    .optional()
    .describe("Key of a picture of the place, where pictures were taken; on the first place of a fix unit"),
});
export type Finding = z.infer<typeof finding>;

/**
 * What automation did for a WCAG 2.2 A or AA criterion. It can find failures, it cannot say that one is met.
 * `nothing-to-check`: its checks looked, and the pages have nothing they are about. `not-looked-at`: the same, but they did not look
 * at every page. `not-automated`: no check is about it. `not-tested`: any of these, in results before version 3.
 */
export const CRITERION_STATES = [
  "failed",
  "review",
  "no-failure-found",
  "nothing-to-check",
  "not-looked-at",
  "could-not-run",
  "not-automated",
  "not-tested",
] as const;
export const criterionOutcome = z.object({
  criterion: z.string().describe("e.g. 1.4.3"),
  level: z.enum(["A", "AA"]),
  state: z.enum(CRITERION_STATES),
  checks: z.array(z.string()).describe("Checks that ran or found something"),
  reason: z
    .string()
    .optional()
    .describe("Why there is no answer, or on how many pages where not all were looked at"),
});
export type CriterionOutcome = z.infer<typeof criterionOutcome>;

export const areaScores = z.partialRecord(area, areaScore);

export const scanResult = z.object({
  schemaVersion,
  rulesetVersion: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  site: z.string(),
  laws: z
    .array(z.enum(LAWS))
    .optional()
    .describe("Laws privacy was judged by; absent when it was not asked for, and in older results"),
  stopped: z
    .string()
    .optional()
    .describe("Why the scan ended before it had seen all it meant to; absent when it did not"),
  engines: z
    .array(z.string())
    .optional()
    .describe(
      "The browser and the engines that were used, with versions, e.g. axe-core 4.14.1; absent in older results",
    ),
  platform,
  areas: areaScores.describe("One entry for each area that was asked for"),
  overall: z.number().int().min(0).max(100).nullable(),
  overallInterval: scoreInterval.optional().describe("The same for the overall score"),
  pages: z.array(scannedPage),
  pagesNotVisited: z
    .number()
    .int()
    .optional()
    .describe(
      "Further pages of the site that were found and not visited, at least; absent where there are none",
    ),
  checks: z.array(checkSummary),
  findings: z.array(finding),
  inventory: privacyInventory
    .optional()
    .describe("Third-party hosts and cookies; absent when privacy was not asked for, and in older results"),
  criteria: z
    .array(criterionOutcome)
    .optional()
    .describe("All WCAG 2.2 A and AA criteria; absent when accessibility was not asked for"),
});
export type ScanResult = z.infer<typeof scanResult>;

/** One line of `plumbline scan --urls FILE --no-crawl`: a page judged by itself. */
export const pageResult = scannedPage.extend({
  asked: z.string().optional().describe("The address as the list gives it; absent in older results"),
  schemaVersion,
  rulesetVersion: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  platform,
  areas: areaScores,
  overall: z.number().int().min(0).max(100).nullable(),
  checks: z.array(checkSummary),
  findings: z.array(finding),
});
export type PageResult = z.infer<typeof pageResult>;
