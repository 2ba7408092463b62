import { z } from "zod";

import { area, LOSS_WEIGHTS, severity, type Severity } from "./areas.ts";
import { defineEndpoint } from "./endpoint.ts";
import { COMPLETE_GUIDANCE } from "#endpoints/fix-guidance.ts";
import { dataEnvelope } from "./envelope.ts";
import { checkGuidance } from "./issues.ts";

/** Most issues the checklist holds: the worst ones. Fix Priority has all of them. */
export const GUIDANCE_ITEMS = 50;

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
  resources: checkGuidance.shape.resources,
  completedAt: z.iso.datetime().nullable().describe("When the organization checked it off"),
  isVerified: z.boolean().describe("A scan found that the issue is gone"),
});
export type FixGuidanceItem = z.infer<typeof fixGuidanceItem>;

export const completeGuidance = defineEndpoint(COMPLETE_GUIDANCE, {
  summary: "Check an issue off the fix checklist, or undo it",
  params: z.object({ id: z.uuid() }),
  body: z.object({ isCompleted: z.boolean() }),
  output: dataEnvelope(fixGuidanceItem.pick({ id: true, completedAt: true })),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "issue.not-found",
  ],
});

export const GUIDANCE_ORDERS = ["severity", "cost", "impact"] as const;
export type GuidanceOrder = (typeof GUIDANCE_ORDERS)[number];

/** Weight of a severity where issues are sorted (`docs/product.md`, 'Issues and their groups'). */
export const SEVERITY_WEIGHTS: Record<Severity, number> = { critical: 4, high: 3, medium: 2, low: 1 };

/** What the checklist adds up to, in US dollars and whole percent (`docs/product.md`, 'What the dashboard shows'). */
export interface GuidanceSummary {
  totalCost: number;
  completed: number;
  items: number;
  percent: number;
  saved: number;
}

/** Sums of the checklist; what was not estimated adds nothing. */
export function guidanceSummary(items: readonly FixGuidanceItem[]): GuidanceSummary {
  const done = items.filter(({ completedAt }) => completedAt !== null);
  const percent = items.length === 0 ? 0 : Math.round((done.length / items.length) * 100);
  return {
    totalCost: costOf(items),
    completed: done.length,
    items: items.length,
    percent,
    saved: costOf(done),
  };
}

function costOf(items: readonly FixGuidanceItem[]): number {
  return items.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0);
}

/**
 * The items in an order: worst severity first, lowest cost first (what was not estimated last), or most
 * impact first: the area's share of lost revenue times the severity's weight. Equals keep their order.
 */
export function sortGuidance<T extends FixGuidanceItem>(items: readonly T[], order: GuidanceOrder): T[] {
  return items.toSorted((a, b) => RANKS[order](a) - RANKS[order](b));
}

const RANKS: Record<GuidanceOrder, (item: FixGuidanceItem) => number> = {
  severity: ({ severity }) => -SEVERITY_WEIGHTS[severity],
  cost: ({ estimatedCost }) => estimatedCost ?? Number.MAX_VALUE,
  impact: ({ category, severity }) => -LOSS_WEIGHTS[category] * SEVERITY_WEIGHTS[severity],
};
