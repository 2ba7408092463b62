import { z } from "zod";

import { area } from "./area-schemas.ts";

const dollars = z.number().describe("US dollars");
const counts = z.object({ critical: z.number(), major: z.number(), minor: z.number() });

const lossByFigures = z.object({
  basis: z.literal("business-figures"),
  amount: z.number().int().describe("US dollars a year"),
  revenue: dollars.describe("US dollars a year: visitors x conversion rate x order value"),
  monthlyVisitors: z.number(),
  conversionRate: z.number().describe("Percent"),
  averageOrderValue: dollars,
  areas: z
    .array(
      z.object({
        area,
        score: z.number().describe("The assumed one where none was recorded"),
        isAssumed: z.boolean(),
        isProvisional: z.boolean().describe("The score, and so the amount, is provisional"),
        reason: z.string().nullable().describe("Why it is provisional; null where that was not kept"),
        target: z.number(),
        weight: z.number().describe("Share of the revenue lost to a gap of 100 points"),
      }),
    )
    .describe("Each takes (target - score) / 100 x weight of the revenue; nothing at or above its target"),
});

const estimatedLoss = z.object({
  basis: z.literal("estimate"),
  amount: z.number().int().describe("US dollars a year, never above the base"),
  base: dollars.describe("Assumed revenue of a year"),
  issues: counts.describe("Those on the site by group: the open ones, and the accepted ones"),
  accepted: z.number().int().describe("How many of them are accepted for now"),
  shares: counts.describe("Share of the base that one issue of a group puts at risk"),
  isCapped: z.boolean().describe("The issues together would make more than the base"),
});

/** What a site's state may cost in a year, with all that the figure was made from. */
export const yearlyLossFigure = z.discriminatedUnion("basis", [lossByFigures, estimatedLoss]);
export type YearlyLoss = z.infer<typeof yearlyLossFigure>;
