import { z } from "zod";

import { area, severity } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  LIST_ISSUE_GROUPS,
  GET_ISSUE_GROUP,
  MARK_GROUP_FIXED,
  CHECK_GROUP_AGAIN,
  ACCEPT_GROUP,
  END_GROUP_ACCEPTANCE,
} from "#endpoints/issue-groups.ts";
import { dataEnvelope } from "./envelope.ts";
import { acceptIssue, causeId, issueList, listIssues, SCANNING_ERRORS } from "./issues.ts";
import { ISSUE_STATUSES } from "./issue-terms.ts";
import { ISSUE_GROUP_ORDER } from "./severity-groups.ts";
import { yearlyLossFigure } from "./yearly-loss-figure.ts";

const count = z.number().int();

/** Issues of one check that one change, or the same change several times, fixes. */
export const issueCause = z.object({
  id: z.string(),
  check: z.string(),
  group: z.enum(ISSUE_GROUP_ORDER),
  severity: severity.describe("The worst of its issues"),
  area,
  title: z.string().describe("Name of the issue"),
  why: z.string().describe("Why it matters; empty where its check said nothing"),
  needsReview: z.boolean().describe("Only a person can tell whether these are real issues; never ranked"),
  isAdvice: z.boolean().describe("Best practice beyond criteria and laws; never ranked, never counted"),
  rank: count.nullable().describe("Place in the order, from 1; null where none of its issues is open"),
  issues: count.describe(
    "Open ones: neither settled nor awaiting their check. All figures below are about them",
  ),
  pages: count.describe("Different pages they are on"),
  places: count,
  isSiteWide: z.boolean(),
  pagesMeasured: count.nullable().describe("Pages measured in its area"),
  reach: z.string().describe("How far it reaches, in words, e.g. '36 of 50 pages'"),
  work: z.string().describe("In words, e.g. 'about 4 hours'"),
  workMinutes: count.nullable().describe("Null: not estimated"),
  cost: count.nullable().describe("US dollars; null: not estimated"),
  likelyOwner: z
    .string()
    .nullable()
    .describe(
      "The people with the access that the fix usually takes, e.g. 'Web developer'; null: not recorded",
    ),
  points: z.number().nullable().describe("Of 100 of its area; null where the area has no score"),
  alsoCounts: z
    .array(z.string())
    .describe("Titles of further lines of its area's score sheet whose points are among these"),
  elsewhere: z
    .array(z.object({ area, points: z.number() }))
    .describe("What it takes off other areas, whose score sheets list the same: points of 100 of each"),
  overallPoints: z.number().nullable().describe("Of 100 of the overall score, from all these areas"),
  gate: z
    .object({ atMost: count, title: z.string() })
    .nullable()
    .describe("Highest score of its area until it is fixed"),
  reason: z.string().describe("Why it stands where it does, in short, e.g. '5.2 overall points, 30 minutes'"),
  reasonInFull: z.string(),
  awaitingCheck: count.describe("Issues marked as fixed whose check is still to come"),
  beingChecked: count.describe("Issues whose re-test waits or runs"),
  statuses: z.partialRecord(z.enum(ISSUE_STATUSES), count).describe("All its issues by status"),
  matching: count.describe("Issues that the filter lets through"),
  firstIssue: z.string().describe("Id of the first of them"),
});
export type IssueCause = z.infer<typeof issueCause>;

export const issueGroupList = issueList.omit({ issues: true, total: true }).extend({
  groups: z.array(issueCause).describe("In the order in which they are best fixed; what needs review last"),
  total: count.describe("Causes on all pages of this list"),
  matching: count.describe("Issues on all pages of this list"),
  costOfFixing: count.describe("US dollars, of all open issues whatever the filter"),
  yearlyLoss: yearlyLossFigure.nullable().describe("Null before the first scan"),
});
export type IssueGroupList = z.infer<typeof issueGroupList>;

export const listIssueGroups = defineEndpoint(LIST_ISSUE_GROUPS, {
  summary: "Issues of the organization grouped by cause, the first to fix first",
  query: listIssues.query.omit({ cause: true, limit: true }).extend({
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: dataEnvelope(issueGroupList),
  errors: ["request.invalid", "report.not-found"],
});

const params = z.object({ cause: causeId });

export const getIssueGroup = defineEndpoint(GET_ISSUE_GROUP, {
  summary: "One cause as it stands, whatever became of its issues",
  params,
  output: dataEnvelope(issueCause),
  errors: ["request.invalid", "issue-group.not-found"],
});

/** What came of an act on all issues of a cause. */
const changedGroup = dataEnvelope(
  z.object({
    changed: count.describe("Issues the act changed"),
    group: issueCause.describe("The cause as it is now; `matching` counts all its issues"),
  }),
);

const ACT_ERRORS = ["request.invalid", "role.forbidden", "issue-group.not-found"] as const;

export const markGroupFixed = defineEndpoint(MARK_GROUP_FIXED, {
  summary: "Mark all open issues of a cause as fixed and queue their re-test, or take the marks back",
  params,
  body: z.object({ isFixed: z.boolean() }),
  output: changedGroup,
  errors: [...ACT_ERRORS, "request.malformed-json", "issue.site-moved", ...SCANNING_ERRORS],
});

export const checkGroupAgain = defineEndpoint(CHECK_GROUP_AGAIN, {
  summary: "Queue the re-test of all issues of a cause that are open or await it",
  params,
  output: changedGroup,
  errors: [...ACT_ERRORS, "issue.site-moved", ...SCANNING_ERRORS],
});

export const acceptGroup = defineEndpoint(ACCEPT_GROUP, {
  summary: "Accept all open issues of a cause until a date, for a reason",
  params,
  body: acceptIssue.body,
  output: changedGroup,
  errors: [...ACT_ERRORS, "request.malformed-json", "issue.acceptance-date"],
});

export const endGroupAcceptance = defineEndpoint(END_GROUP_ACCEPTANCE, {
  summary: "Open all accepted issues of a cause again",
  params,
  output: changedGroup,
  errors: ACT_ERRORS,
});
