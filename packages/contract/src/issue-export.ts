import { z } from "zod";

import { area } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import { EXPORT_ISSUES } from "#endpoints/issue-export.ts";
import { fixExample } from "./fix-example.ts";
import { issueCause } from "./issue-groups.ts";
import { checkGuidance, ISSUE_FILTERS, issueDetail, listIssues } from "./issues.ts";
import { TYPESETTING_ERRORS } from "./typesetting-errors.ts";

export const exportedIssue = issueDetail.omit({ evidence: true, history: true }).extend({
  snippet: z.string().nullable().describe("The markup of its first place"),
  example: fixExample.nullable().describe("How its first place can look once it is fixed; null: not known"),
  pageUrls: z.array(z.string()).describe("Pages of the places kept of it"),
});
export type ExportedIssue = z.infer<typeof exportedIssue>;

/** A cause with how to fix it; `matching` counts its issues in the report. */
export const exportedCause = issueCause.omit({ firstIssue: true, beingChecked: true, why: true }).extend({
  ...checkGuidance.omit({ effort: true, likelyOwner: true }).shape,
  wcag: z.array(z.string()),
});
export type ExportedCause = z.infer<typeof exportedCause>;

/** The report of the issues: the whole of its JSON file, and what its other forms are made of. */
export const issueExport = z.object({
  organization: z.string(),
  website: z.string().nullable(),
  exportedAt: z.iso.datetime(),
  lastScanAt: z.iso.datetime().nullable().describe("End of the newest scan; null when none was completed"),
  scan: z
    .object({
      scanId: z.string(),
      rulesetVersion: z.string(),
      engines: z.array(z.string()).describe("Browser and engines with versions"),
      evidence: z
        .object({
          hash: z.string().describe("SHA-256 over the archived files"),
          chainHash: z.string(),
          position: z.number().int(),
        })
        .nullable()
        .describe("Null for a scan from before there was a proof"),
    })
    .nullable()
    .describe("That scan, as it can be held against the archive"),
  filter: z.object({
    category: area.nullable().describe("Null for all"),
    status: z.enum(ISSUE_FILTERS),
    review: z.boolean().describe("Whether it also holds what only a person can judge"),
    search: z.string().nullable(),
  }),
  costOfFixing: z
    .number()
    .int()
    .nullable()
    .describe("US dollars, of all open issues whatever the filter; null before the first scan"),
  causes: z.array(exportedCause).describe("Causes of these issues, the first to fix first"),
  issues: z.array(exportedIssue).describe("All that the filter lets through, in the order of their causes"),
  advice: z
    .object({ causes: z.array(exportedCause), issues: z.array(exportedIssue) })
    .describe("Best practice beyond criteria and laws that the filter lets through; it counts nowhere"),
});
export type IssueExport = z.infer<typeof issueExport>;

export const exportIssues = defineEndpoint(EXPORT_ISSUES, {
  summary: "Report of the issues a filter lets through, as PDF, CSV or JSON",
  query: listIssues.query
    .pick({ category: true, status: true, review: true, search: true })
    .extend({ format: z.enum(["pdf", "csv", "json"]) }),
  errors: ["request.invalid", ...TYPESETTING_ERRORS],
});
