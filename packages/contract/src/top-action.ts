import { z } from "zod";

import { area, severity } from "./area-schemas.ts";

/** Actions the dashboard, the report and its mail begin with. */
export const TOP_ACTIONS = 3;

/** One of the first things to do: a cause of issues, why it is first, and what fixing it takes. */
export const topAction = z.object({
  cause: z.string().describe("Id of the cause"),
  title: z.string(),
  why: z.string().describe("Why it matters; empty where its check said nothing"),
  reason: z.string().describe("Why it is first, in short, e.g. '5.2 overall points, 30 minutes'"),
  reasonInFull: z.string(),
  work: z.string().describe("In words, e.g. 'about 4 hours'"),
  cost: z.number().int().nullable().describe("US dollars; null: not estimated"),
  area,
  severity,
  issues: z.number().int(),
  pages: z.number().int(),
  reach: z.string().describe("How far it reaches, in words, e.g. '36 of 50 pages'"),
  firstIssue: z.string().describe("Id of its first issue"),
  path: z.string().describe("Where in the app its issues are"),
});
export type TopAction = z.infer<typeof topAction>;
