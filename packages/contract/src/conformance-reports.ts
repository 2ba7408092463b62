import { z } from "zod";

import { ADHERENCE_LEVELS, HUMAN_LEVELS } from "./adherence.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  DOWNLOAD_CONFORMANCE_REPORT,
  DOWNLOAD_OPENACR,
  LIST_CONFORMANCE_REPORTS,
  SAVE_CONFORMANCE_REPORT,
  SIGN_CONFORMANCE_REPORT,
} from "#endpoints/conformance-reports.ts";
import { dataEnvelope } from "./envelope.ts";
import {
  baseline,
  basedOn,
  draftDay,
  draftEmail,
  gap,
  longText,
  shortText,
  signing,
  STATEMENT_ERRORS,
  statementVersion,
  versionParams,
} from "./statements.ts";
import { CRITERION_STATES } from "./scan-result.ts";

/** One row of the report: what is said of a criterion, and by whom. */
export const conformanceRow = z
  .object({
    criterion: z.string().describe("WCAG 2.2 A or AA, e.g. 1.4.3"),
    adherence: z.enum(ADHERENCE_LEVELS),
    remarks: longText,
    workaround: shortText.describe("What people can use meanwhile, where it fails"),
    targetDate: draftDay.describe("By when it is fixed, where it fails"),
    evaluator: shortText.describe("Who judged it; empty where the level is what automation proposed"),
  })
  .refine(({ adherence, evaluator }) => evaluator.length > 1 || !HUMAN_LEVELS.includes(adherence), {
    message: "Name the person who judged this. Automated checks cannot.",
    path: ["evaluator"],
  });
export type ConformanceRow = z.infer<typeof conformanceRow>;

/** A person's assistive technology. */
export const technology = z.object({
  name: shortText.describe("e.g. NVDA"),
  version: shortText,
  tester: shortText.describe("Who used it"),
});

/** What a person writes in a conformance report. */
export const conformanceTerms = z.object({
  product: z.object({ name: shortText, version: shortText, description: longText }),
  vendor: z.object({ name: shortText, address: shortText }),
  author: z.object({ name: shortText, email: draftEmail }),
  contact: z.object({ name: shortText, email: draftEmail, phone: shortText }),
  notes: longText,
  changes: longText.describe("What changed since the version before"),
  humanMethods: longText.describe("How people evaluated the product"),
  technologies: z.array(technology).max(20),
  disclaimer: longText,
  feedback: shortText.describe("Address to which readers report problems"),
  rows: z.array(conformanceRow).max(200),
});
export type ConformanceTerms = z.infer<typeof conformanceTerms>;

/** What a scan saw of a criterion. */
export const criterionFacts = z.object({
  criterion: z.string(),
  level: z.enum(["A", "AA"]),
  state: z.enum(CRITERION_STATES),
  proposed: z.enum(ADHERENCE_LEVELS).describe("What automation may say of it"),
  places: z.number().int().describe("Places at which it fails"),
  pages: z.number().int().describe("Pages on which it fails"),
  defects: z.array(z.string()).describe("What is wrong there, by name"),
  examples: z.array(z.object({ page: z.string(), selector: z.string().nullable(), message: z.string() })),
  proposedDate: z.iso.date().nullable().describe("By when it is best fixed; null where it does not fail"),
});
export type CriterionFacts = z.infer<typeof criterionFacts>;

/** What is known of the site when a version is saved. */
export const conformanceFacts = baseline.extend({ criteria: z.array(criterionFacts) });
export type ConformanceFacts = z.infer<typeof conformanceFacts>;

const conformanceDraft = z.object({
  terms: conformanceTerms.describe("One row for each criterion, proposed where nobody judged it"),
  facts: conformanceFacts,
  gaps: z.array(gap).describe("What has to be filled in before it can be signed"),
});
export type ConformanceDraft = z.infer<typeof conformanceDraft>;

const conformanceReports = z.object({
  versions: z.array(statementVersion).describe("Newest first"),
  draft: conformanceDraft.nullable().describe("What can be saved now; null before the first scan"),
});
export type ConformanceReports = z.infer<typeof conformanceReports>;

export const listConformanceReports = defineEndpoint(LIST_CONFORMANCE_REPORTS, {
  summary: "Versions of the accessibility conformance report, and what the next one would say",
  output: dataEnvelope(conformanceReports),
  errors: STATEMENT_ERRORS.list,
});

export const saveConformanceReport = defineEndpoint(SAVE_CONFORMANCE_REPORT, {
  summary: "Save a new version of the conformance report",
  body: z.object({ terms: conformanceTerms, basedOn }),
  output: dataEnvelope(conformanceReports),
  errors: STATEMENT_ERRORS.save,
});

export const signConformanceReport = defineEndpoint(SIGN_CONFORMANCE_REPORT, {
  summary: "Make the newest version of the conformance report final; no row may be left unevaluated",
  params: versionParams,
  body: signing,
  output: dataEnvelope(conformanceReports),
  errors: STATEMENT_ERRORS.sign,
});

export const downloadConformanceReport = defineEndpoint(DOWNLOAD_CONFORMANCE_REPORT, {
  summary: "A version of the conformance report as PDF; a draft is marked on every page",
  params: versionParams,
  errors: STATEMENT_ERRORS.file,
});

export const downloadOpenacr = defineEndpoint(DOWNLOAD_OPENACR, {
  summary: "A version of the conformance report as OpenACR YAML",
  params: versionParams,
  errors: STATEMENT_ERRORS.data,
});
