import { z } from "zod";

import { area, severity } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import { COMPLETE_GUIDANCE, LIST_GUIDANCE } from "#endpoints/fix-guidance.ts";
import { dataEnvelope } from "./envelope.ts";
import { GUIDANCE_ORDERS, GUIDANCE_PAGE_SIZE } from "./guidance-terms.ts";
import { issueCause } from "./issue-groups.ts";
import { causeId, checkGuidance, issue, issuePlace, issueStatus, SCANNING_ERRORS } from "./issues.ts";

/** One entry of the fix checklist (`docs/product.md`, 'What a call answers'). */
export const fixGuidanceItem = z.object({
  id: z.string().describe("Id of the issue"),
  title: z.string(),
  category: area,
  severity,
  description: z.string(),
  wcagGuideline: z.string().optional().describe("Success criteria, e.g. '1.3.1, 4.1.2'"),
  estimatedTime: z.string(),
  estimatedCost: z.number().nullable().describe("US dollars; null: not estimated"),
  businessImpact: z.string(),
  element: z.string().optional().describe("CSS selector of the first place"),
  fixSteps: z.array(z.string()),
  platform: checkGuidance.shape.platform,
  resources: checkGuidance.shape.resources,
  completedAt: z.iso.datetime().nullable().describe("When a check found that it is fixed; null until then"),
  status: issueStatus,
  lastCheck: issue.shape.lastCheck,
});
export type FixGuidanceItem = z.infer<typeof fixGuidanceItem>;

export const completeGuidance = defineEndpoint(COMPLETE_GUIDANCE, {
  summary:
    "Check an issue off the fix checklist: mark it as fixed and queue its re-test, or take the mark back",
  params: z.object({ id: z.uuid() }),
  body: z.object({ isCompleted: z.boolean() }),
  output: dataEnvelope(fixGuidanceItem.pick({ id: true, status: true })),
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

const count = z.number().int();

/** One issue of the checklist; what it shares with the others of its cause stands there. */
export const guidanceEntry = fixGuidanceItem
  .pick({
    id: true,
    description: true,
    severity: true,
    estimatedTime: true,
    estimatedCost: true,
    completedAt: true,
    status: true,
    lastCheck: true,
  })
  .extend({
    pages: count,
    place: issuePlace.nullable(),
  });
export type GuidanceEntry = z.infer<typeof guidanceEntry>;

/** A cause on the checklist with its first issues and how to fix them. */
export const guidanceGroup = checkGuidance.omit({ effort: true, likelyOwner: true }).extend({
  cause: issueCause.omit({ matching: true, firstIssue: true }),
  wcag: z.array(z.string()),
  items: z
    .array(guidanceEntry)
    .describe("The first issues that the filter lets through, unsolved ones before others"),
  matching: count.describe("All of these"),
  completed: count.describe("Issues of the cause that a check found fixed"),
  total: count.describe("All its issues on the checklist"),
});
export type GuidanceGroup = z.infer<typeof guidanceGroup>;

export const guidanceTotals = z
  .object({
    totalCost: count.describe("US dollars: what all items of the checklist come to, completed ones included"),
    costOfFixing: count.describe("US dollars: the part of it that is still open"),
    completed: count.describe("Items that a check found fixed"),
    awaitingCheck: count.describe(
      "Items marked as fixed whose check is still to come; not among `completed`",
    ),
    items: count,
    percent: count.describe("Percent of the items that are completed"),
    saved: count.describe("US dollars: what the completed items come to"),
  })
  .describe("Of the whole checklist, whatever page and filter");
export type GuidanceTotals = z.infer<typeof guidanceTotals>;

export const guidanceList = z.object({
  groups: z.array(guidanceGroup),
  total: count.describe("Causes on all pages of this list"),
  page: count,
  limit: count,
  counts: z.object({
    all: count.describe("Items with every filter but the area"),
    areas: z.record(area, count),
  }),
  totals: guidanceTotals,
});
export type GuidanceList = z.infer<typeof guidanceList>;

export const listGuidance = defineEndpoint(LIST_GUIDANCE, {
  summary: "The fix checklist grouped by cause",
  query: z.object({
    area: area.optional(),
    completed: z.stringbool().default(false).describe("Also items that a check found fixed"),
    order: z.enum(GUIDANCE_ORDERS).default("severity"),
    cause: causeId.optional().describe("Only this cause; `page` and `limit` then page its issues"),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(GUIDANCE_PAGE_SIZE),
  }),
  output: dataEnvelope(guidanceList),
  errors: ["request.invalid"],
});
