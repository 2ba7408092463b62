import { z } from "zod";

import { area, severity } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  LIST_ISSUES,
  GET_ISSUE,
  GET_SCREENSHOT,
  MARK_FIXED,
  CHECK_AGAIN,
  ACCEPT_ISSUE,
  END_ACCEPTANCE,
} from "#endpoints/issues.ts";
import { dataEnvelope } from "./envelope.ts";
import { fixExample } from "./fix-example.ts";
import {
  ACCEPTANCE_REASON_LENGTH,
  ISSUE_EVENT_KINDS,
  ISSUE_STATUSES,
  RETEST_OUTCOMES,
} from "./issue-terms.ts";
import { LIKELY_OWNERS } from "./likely-owners.ts";
import { PLATFORMS } from "./platforms.ts";
import { writtenText } from "./written-text.ts";

export const issueStatus = z.enum(ISSUE_STATUSES);
export const issueEventKind = z.enum(ISSUE_EVENT_KINDS);

/** What the author of a check says of its defects, as recorded by the scan that found the issue. */
export const checkGuidance = z.object({
  whyItMatters: z.string(),
  businessImpact: z.string(),
  effort: z.enum(["S", "M", "L"]).describe("Band of work"),
  likelyOwner: z
    .enum(LIKELY_OWNERS)
    .optional()
    .describe("The people with the access that the fix usually takes; absent in older issues"),
  fixSteps: z.array(z.string()),
  platform: z
    .enum(PLATFORMS)
    .optional()
    .describe("The platform in whose own menus the steps are; absent where they are general"),
  resources: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type CheckGuidance = z.infer<typeof checkGuidance>;

export const retest = z.object({
  state: z.enum(["queued", "running", "done"]),
  outcome: z.enum(RETEST_OUTCOMES).nullable().describe("Null until it is done"),
  note: z.string().nullable().describe("Why it could not be checked, or what still needs a check"),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  cameBackAt: z.iso
    .datetime()
    .nullable()
    .describe(
      "When a later scan found the issue again that this re-test had found resolved; null without one",
    ),
});
export type Retest = z.infer<typeof retest>;

export const acceptance = z.object({
  until: z.iso.date().describe("Last day on which it is accepted, in the organization's time zone"),
  reason: z.string(),
  by: z.string().nullable().describe("Name of who accepted it; null once they have left"),
});

/** The first place of an issue, in words that tell it from others of its cause. */
export const issuePlace = z.object({
  page: z.string().describe("Address with its scheme"),
  selector: z.string().nullable(),
  name: z
    .string()
    .nullable()
    .describe(
      "Accessible name or visible text of the element, or address of the file it is about; null where there is neither",
    ),
  heading: z
    .string()
    .nullable()
    .describe("The heading before it; null where there is none or it is not known"),
  screenshot: z.string().nullable().describe("Name of its picture, to ask for it; null where there is none"),
});
export type IssuePlace = z.infer<typeof issuePlace>;

export const issue = z.object({
  id: z.string(),
  cause: z.string().describe("Id of the cause it belongs to"),
  title: z.string(),
  page: z.string().describe("Address of its first page as people read it, without scheme"),
  isSiteWide: z.boolean().describe("Whether it is about the site as a whole, not about pages"),
  pageUrl: z.string().describe("The same with its scheme"),
  category: z.string().describe("One or several categories joined by '/'"),
  severity,
  estimatedFixTime: z.string().describe("Its part of the work on its cause"),
  estimatedCost: z
    .number()
    .int()
    .nullable()
    .describe("US dollars, its part of the cost of its cause; null: not estimated"),
  description: z.string(),
  impact: z.string(),
  businessImpact: z.string(),
  createdAt: z.iso.datetime().describe("When it was found"),
  status: issueStatus,
  needsReview: z.boolean().describe("Needs review: a person has to decide whether it is an issue"),
  isAdvice: z.boolean().describe("Best practice beyond criteria and laws; never counted as an issue"),
  places: z.number().int(),
  pages: z.number().int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  fingerprint: z.string(),
  check: z.string(),
  lastCheck: retest.nullable().describe("The newest re-test of this issue alone"),
  unverifiedReason: z
    .string()
    .nullable()
    .describe("Why a scan that no longer found it could not verify that it is fixed"),
  acceptance: acceptance.nullable().describe("Null unless it is accepted"),
  place: issuePlace.nullable(),
});
export type Issue = z.infer<typeof issue>;

/** Id of a cause: its check, and the group of its issues or that a person must review them. */
export const causeId = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+\.(?:critical|major|minor|review|advice)$/u)
  .describe("Id of a cause, e.g. 'a11y-button-name.critical'");

export const ISSUE_FILTERS = ["unresolved", "resolved", "all"] as const;
const count = z.number().int();

export const issueList = z.object({
  issues: z.array(issue).describe("Those of the cause to fix first, first; of one cause the worst first"),
  total: count.describe("On all pages of this list"),
  page: count,
  limit: count,
  counts: z.object({
    categories: z.record(area, count).describe("With every filter but the category"),
    all: count.describe("The same over all categories"),
    groups: z.object({ critical: count, major: count, minor: count }).describe("With every filter"),
  }),
  open: z
    .object({ critical: count, major: count, minor: count, review: count, awaitingCheck: count })
    .describe("Unsolved issues whatever the filter; `awaitingCheck` are among the first three"),
  settled: z
    .object({ verified: count, awaitingCheck: count, accepted: count, pageGone: count })
    .describe(
      "Issues that are listed only where resolved ones are asked for, whatever the filter; those that need review only " +
        "where they are asked for too. Only `verified` are resolved",
    ),
  isScanned: z.boolean().describe("Whether any scan of the whole site was completed"),
});
export type IssueList = z.infer<typeof issueList>;

export const listIssues = defineEndpoint(LIST_ISSUES, {
  summary: "Issues of the organization, those of the cause to fix first, first",
  query: z.object({
    reportId: z.uuid().optional().describe("Only issues that stood when this report was made"),
    cause: causeId.optional(),
    category: area.optional(),
    status: z.enum(ISSUE_FILTERS).optional().describe("'unresolved' by default, 'all' with a report"),
    review: z
      .stringbool()
      .optional()
      .describe("Also what only a person can judge; such issues cost no points"),
    advice: z
      .stringbool()
      .optional()
      .describe("Advice in place of issues: best practice beyond criteria and laws"),
    search: z.string().trim().max(100).optional().describe("Filters by title, description, page and check"),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  output: dataEnvelope(issueList),
  errors: ["request.invalid", "report.not-found"],
});

const idParams = z.object({ id: z.uuid() });

export const issueDetail = issue.extend({
  component: z.string(),
  wcag: z.array(z.string()),
  fixSteps: z.array(z.string()),
  platform: checkGuidance.shape.platform,
  resources: checkGuidance.shape.resources,
  evidence: z
    .array(
      z.object({
        page: z.string().describe("Address with its scheme"),
        selector: z.string().nullable(),
        snippet: z.string().nullable(),
        message: z.string(),
        sources: z.array(z.string()),
        example: fixExample
          .nullable()
          .describe("How the place can look once it is fixed; not tried there; null: not known"),
        screenshot: z
          .string()
          .nullable()
          .describe("Name of its picture, to ask for it; null where there is none"),
      }),
    )
    .describe("A sample of the places: each page once before any page twice"),
  history: z
    .array(
      z.object({
        kind: issueEventKind,
        at: z.iso.datetime(),
        by: z.string().nullable().describe("Name of the person; null for a scan"),
        note: z.string().nullable(),
      }),
    )
    .describe("Newest first"),
});
export type IssueDetail = z.infer<typeof issueDetail>;

export const getIssue = defineEndpoint(GET_ISSUE, {
  summary: "One issue with its evidence, how to fix it, and its history",
  params: idParams,
  output: dataEnvelope(issueDetail),
  errors: ["request.invalid", "issue.not-found"],
});

export const getScreenshot = defineEndpoint(GET_SCREENSHOT, {
  summary: "A picture of one place of an issue",
  params: z.object({ id: z.uuid(), place: z.uuid() }),
  errors: ["request.invalid", "issue.no-screenshot"],
});

/** What is refused while scanning is paused, since it has to be looked at again. */
export const SCANNING_ERRORS = ["organization.suspended", "scan.paused"] as const;

export const markFixed = defineEndpoint(MARK_FIXED, {
  summary:
    "Mark an issue as fixed and queue its re-test, or take the mark back; the other of the two without a body",
  params: idParams,
  body: z.strictObject({ isFixed: z.boolean() }).nullish(),
  output: dataEnvelope(issue),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "issue.not-found",
    "issue.verified",
    "issue.page-gone",
    "issue.site-moved",
    ...SCANNING_ERRORS,
  ],
});

export const checkAgain = defineEndpoint(CHECK_AGAIN, {
  summary: "Queue a re-test of an issue, or answer with the one under way",
  params: idParams,
  output: dataEnvelope(issue),
  errors: ["request.invalid", "role.forbidden", "issue.not-found", "issue.site-moved", ...SCANNING_ERRORS],
});

export const acceptIssue = defineEndpoint(ACCEPT_ISSUE, {
  summary: "Accept an issue until a date, for a reason; again: change both",
  params: idParams,
  body: z.object({
    until: z.iso
      .date("Choose a date.")
      .describe("Last day, from today and at most 366 days ahead, in the organization's time zone"),
    reason: writtenText
      .min(1, "Enter a reason.")
      .max(ACCEPTANCE_REASON_LENGTH, `Enter at most ${ACCEPTANCE_REASON_LENGTH} characters.`),
  }),
  output: dataEnvelope(issue),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "issue.not-found",
    "issue.verified",
    "issue.page-gone",
    "issue.acceptance-date",
  ],
});

export const endAcceptance = defineEndpoint(END_ACCEPTANCE, {
  summary: "Open an accepted issue again; one that is not accepted stays as it is",
  params: idParams,
  output: dataEnvelope(issue),
  errors: ["request.invalid", "role.forbidden", "issue.not-found"],
});
