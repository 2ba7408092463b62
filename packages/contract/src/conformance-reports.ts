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
  draftName,
  longText,
  shortText,
  signing,
  STATEMENT_ERRORS,
  STATEMENT_LIMIT_BYTES,
  statementDraft,
  statementVersions,
  versionParams,
} from "./statements.ts";
import { CRITERION_STATES } from "./scan-result.ts";
import { levelsOf } from "./conformance-levels.ts";
import { SECTION_508_ROWS } from "./section-508.ts";
import { TARGET_CRITERIA } from "./wcag-criteria.ts";

/** One row of the report: what is said of a criterion, and by whom. */
export const conformanceRow = z
  .object({
    criterion: z
      .string()
      .max(20)
      .describe(
        "WCAG 2.2 A or AA, e.g. 1.4.3; or of Section 508, e.g. 302.1, and 'hardware' for its chapter 4",
      ),
    adherence: z.enum(ADHERENCE_LEVELS),
    remarks: longText,
    workaround: shortText.describe("What people can use meanwhile, where it fails"),
    targetDate: draftDay.describe("By when it is fixed, where it fails"),
    evaluator: draftName.describe("Who judged it; empty where the level is what automation proposed"),
  })
  .refine(({ adherence, evaluator }) => evaluator !== "" || !HUMAN_LEVELS.includes(adherence), {
    message: "Name the person who judged this. Automated checks cannot.",
    path: ["evaluator"],
  })
  .refine(({ criterion, adherence }) => levelsOf(criterion).includes(adherence), {
    message: "This report is about a website. Report on hardware in a report of its own.",
    path: ["adherence"],
  });
export type ConformanceRow = z.infer<typeof conformanceRow>;

/** A person's assistive technology. */
export const technology = z.object({
  name: shortText.describe("e.g. NVDA"),
  version: shortText,
  tester: draftName.describe("Who used it"),
});

/** What a person writes in a conformance report. */
export const conformanceTerms = z.object({
  product: z.object({ name: shortText, version: shortText, description: longText }),
  vendor: z.object({ name: shortText, address: shortText }),
  author: z.object({ name: draftName, email: draftEmail }),
  contact: z.object({ name: draftName, email: draftEmail, phone: shortText }),
  notes: longText,
  changes: longText.describe("What changed since the version before"),
  humanMethods: longText.describe("How people evaluated the product"),
  technologies: z.array(technology).max(20),
  disclaimer: longText,
  feedback: shortText.describe("Address to which readers report problems"),
  rows: z
    .array(conformanceRow)
    .max(TARGET_CRITERIA.length + SECTION_508_ROWS.length)
    .describe("With any row of Section 508, the report has all of its chapters"),
});
export type ConformanceTerms = z.infer<typeof conformanceTerms>;

/** A person's judgment that a later scan contradicts. */
const overtaken = z.object({
  adherence: z.enum(ADHERENCE_LEVELS),
  evaluator: z.string(),
  remarks: z.string(),
});

/** What a scan saw of a criterion. */
export const criterionFacts = z.object({
  criterion: z.string(),
  level: z.enum(["A", "AA"]).optional().describe("Absent for a provision of Section 508"),
  state: z
    .enum(CRITERION_STATES)
    .describe("No check is of Section 508 itself: a use fails where criteria fail that it needs"),
  proposed: z.enum(ADHERENCE_LEVELS).describe("What automation may say of it"),
  lookedAt: z
    .string()
    .optional()
    .describe(
      "On how many pages, or why not, in a sentence; absent where all were looked at, and in older versions",
    ),
  places: z.number().int().describe("Places at which it fails; 0 for a provision of Section 508"),
  pages: z.number().int().describe("Pages on which it fails; 0 for a provision of Section 508"),
  defects: z.array(z.string()).describe("What is wrong there, by name; of Section 508, the criteria of WCAG"),
  examples: z.array(z.object({ page: z.string(), selector: z.string().nullable(), message: z.string() })),
  proposedDate: z.iso.date().nullable().describe("By when it is best fixed; null where it does not fail"),
  overtaken: overtaken
    .optional()
    .describe("What a person had judged before this failure was found, while nobody has judged it since"),
});
export type CriterionFacts = z.infer<typeof criterionFacts>;

/** What is known of the site when a version is saved. */
export const conformanceFacts = baseline.extend({ criteria: z.array(criterionFacts) });
export type ConformanceFacts = z.infer<typeof conformanceFacts>;

const conformanceDraft = statementDraft(
  conformanceTerms.describe("One row for each criterion, proposed where nobody judged it"),
  conformanceFacts,
);
export type ConformanceDraft = z.infer<typeof conformanceDraft>;

const conformanceReports = statementVersions(conformanceDraft);
export type ConformanceReports = z.infer<typeof conformanceReports>;

const seenScan = z
  .uuid()
  .describe("The scan whose findings the person saw: no judgment stands against a failure found later");

export const listConformanceReports = defineEndpoint(LIST_CONFORMANCE_REPORTS, {
  summary: "Versions of the accessibility conformance report, and what the next one would say",
  output: dataEnvelope(conformanceReports),
  errors: STATEMENT_ERRORS.list,
});

export const saveConformanceReport = defineEndpoint(SAVE_CONFORMANCE_REPORT, {
  summary: "Save a new version of the conformance report",
  body: z.object({ terms: conformanceTerms, basedOn, seenScan }),
  bodyLimit: STATEMENT_LIMIT_BYTES,
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
