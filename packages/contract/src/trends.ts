import { z } from "zod";

import { area } from "./area-schemas.ts";

/** Points of the history one answer holds at most: three years of weekly scans and more. */
export const HISTORY_POINTS = 200;

const score = z.number().int().min(0).max(100).nullable();

/** What one scan of the whole site measured; null: that scan did not measure it. */
export const historicalPoint = z.object({
  date: z.iso.datetime().describe("When the scan ended"),
  accessibility: score,
  seo: score,
  performance: score,
  privacy: score,
  security: score,
  totalScore: score.describe("Areas the scan left out count with their last score"),
  missing: z.array(area).describe("Areas without a score, which the total lacks"),
  provisionalAreas: z.array(area).describe("Areas whose score is provisional, so the total is too"),
  revenueLoss: z.number().nullable().describe("US dollars a year at the business figures of that day"),
  criticalIssues: z.number().int().nullable().describe("Unsolved when the scan ended"),
  rulesetVersion: z.string().nullable().describe("Version of the rules it was judged by"),
});
export type HistoricalPoint = z.infer<typeof historicalPoint>;

/** A scan of the whole site that failed, so that it is no point of the history. */
export const failedPoint = z.object({
  date: z.iso.datetime().describe("When the scan ended"),
  reason: z.string().nullable(),
});
export type FailedPoint = z.infer<typeof failedPoint>;
