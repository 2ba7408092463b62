import { z } from "zod";

import { criteriaCountsSchema } from "./criteria-counts.ts";
import { defineEndpoint } from "./endpoint.ts";
import { DOWNLOAD_LETTER, LIST_LETTERS, SAVE_LETTER, SIGN_LETTER } from "#endpoints/letters-of-intent.ts";
import { dataEnvelope } from "./envelope.ts";
import {
  areaBaseline,
  barrier,
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
import { LETTER_STANDARDS } from "./letter-standards.ts";

/** Far more than there are kinds of accessibility issues. */
const MOST_BARRIERS = 300;

/** What the organization means to do about one barrier. */
export const remedy = z.object({
  cause: z.string().max(200),
  owner: draftName.describe("Who fixes it"),
  targetDate: draftDay.describe("By when; null while it is open"),
  meanwhile: shortText.describe("What people can use until then; empty for the letter's contact"),
});
export type Remedy = z.infer<typeof remedy>;

/** What a person writes in a letter of intent. */
export const letterTerms = z.object({
  addressee: shortText.describe("To whom it goes; empty for whom it may concern"),
  reference: shortText.describe("Solicitation or purchase order number"),
  vendor: shortText.describe("Legal name of the organization"),
  vendorAddress: shortText,
  standards: z.array(z.enum(LETTER_STANDARDS)).describe("Named beside WCAG 2.2 level AA"),
  remedies: z.array(remedy).max(MOST_BARRIERS),
  humanTesting: longText.describe("What people test, and how often"),
  reporting: longText.describe("How progress is told"),
  contact: z.object({
    name: draftName,
    email: draftEmail,
    responseDays: z.number().int().min(1).max(30).describe("Business days until an answer"),
  }),
});
export type LetterTerms = z.infer<typeof letterTerms>;

/** What is known of the site when a version is saved. */
export const letterFacts = baseline.extend({
  accessibility: areaBaseline,
  criteria: criteriaCountsSchema
    .nullable()
    .describe("WCAG 2.2 A and AA criteria by what automation saw; null where the scan saw none"),
  issues: z.object({
    open: z.number().int().describe("Confirmed accessibility issues that are open"),
    accepted: z.number().int().describe("Those accepted for now"),
    review: z.number().int().describe("What only a person can judge"),
    beyond: z.number().int().describe("Open ones that break no criterion at levels A and AA"),
  }),
  barriers: z.array(barrier),
  nextScan: z.iso.date().nullable(),
  scansUntil: z.iso
    .date()
    .nullable()
    .optional()
    .describe("Day on which a canceled subscription ends; absent in older letters"),
});
export type LetterFacts = z.infer<typeof letterFacts>;

const letterDraft = statementDraft(
  letterTerms.describe("One remedy for each barrier, proposed where nobody wrote one"),
  letterFacts,
);
export type LetterDraft = z.infer<typeof letterDraft>;

const letters = statementVersions(letterDraft);
export type Letters = z.infer<typeof letters>;

export const listLetters = defineEndpoint(LIST_LETTERS, {
  summary: "Versions of the letter of intent, and what the next one would say",
  output: dataEnvelope(letters),
  errors: STATEMENT_ERRORS.list,
});

export const saveLetter = defineEndpoint(SAVE_LETTER, {
  summary: "Save a new version of the letter of intent",
  body: z.object({ terms: letterTerms, basedOn }),
  bodyLimit: STATEMENT_LIMIT_BYTES,
  output: dataEnvelope(letters),
  errors: STATEMENT_ERRORS.save,
});

export const signLetter = defineEndpoint(SIGN_LETTER, {
  summary: "Sign the newest version of the letter of intent",
  params: versionParams,
  body: signing,
  output: dataEnvelope(letters),
  errors: STATEMENT_ERRORS.sign,
});

export const downloadLetter = defineEndpoint(DOWNLOAD_LETTER, {
  summary: "A version of the letter of intent as PDF; a draft is marked on every page",
  params: versionParams,
  errors: STATEMENT_ERRORS.file,
});
