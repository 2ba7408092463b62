import { z } from "zod";

import { area } from "./area-schemas.ts";

const score = z.number().int().min(0).max(100).nullable();
const count = z.number().int();

/** What the ROI analysis is computed from (`docs/product.md`, 'What a call answers'). */
export const roiData = z.object({
  accessibilityScore: score,
  seoScore: score,
  performanceScore: score,
  privacyScore: score,
  cybersecurityScore: score.optional(),
  provisional: z
    .partialRecord(area, z.string().nullable())
    .optional()
    .describe("Areas whose score is provisional, and why; null where that was not kept"),
  currentIssues: z
    .object({
      accessibility: count,
      seo: count,
      performance: count,
      privacy: count,
      cybersecurity: count.optional(),
    })
    .describe("Open issues of each area, without those that are marked as fixed and wait for their check"),
  fixCosts: z.record(area, count).describe("US dollars: what fixing these issues costs"),
  monthlyVisitors: count,
  conversionRate: z.number().describe("Percent"),
  averageOrderValue: z.number().describe("US dollars"),
  monthlyFee: z
    .number()
    .nullable()
    .optional()
    .describe(
      "US dollars a month that monitoring costs the client, as agreed; null or absent: not agreed yet",
    ),
});
export type RoiData = z.infer<typeof roiData>;
