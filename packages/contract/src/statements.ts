import { z } from "zod";

import { area, severity } from "./area-schemas.ts";
import { email } from "./email.ts";
import { namesSomeone } from "./person-name.ts";
import { AREA_STATES } from "./scan-result.ts";
import { TYPESETTING_ERRORS } from "./typesetting-errors.ts";
import { writtenText } from "./written-text.ts";

/** Documents that a person of the organization writes from what scans found, and signs. */
export const STATEMENT_KINDS = ["letter-of-intent", "conformance-report"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const LONGEST_SHORT = 200;
const LONGEST_LONG = 2000;
const TOO_LONG = `Enter at most ${LONGEST_SHORT} characters.`;
/** What the longest letter or report that can be saved takes, in any script. */
export const STATEMENT_LIMIT_BYTES = 900_000;

/** A line of text as a person types it; may be empty while the document is a draft. */
export const shortText = writtenText.max(LONGEST_SHORT, TOO_LONG);

/** A paragraph of it. */
export const longText = writtenText.max(LONGEST_LONG, `Enter at most ${LONGEST_LONG} characters.`);

/** The name of someone who answers for what a document says. */
const personName = (message: string) =>
  writtenText.min(2, message).max(LONGEST_SHORT, TOO_LONG).refine(namesSomeone, message);

/** The same, or nothing yet. */
export const draftName = z.union([z.literal(""), personName("Enter a name with letters that can be read.")]);

/** An email address, or nothing yet. */
export const draftEmail = z.union([z.literal(""), email]);

export const draftDay = z.iso.date("Enter a date.").nullable();

export const signature = z.object({
  name: z.string().describe("As the person typed it"),
  authority: z.string().describe("By what the person may sign, e.g. Chief Operating Officer"),
  signedAt: z.iso.datetime(),
  expiresOn: z.iso.date().describe("Day after which the document no longer stands"),
});
export type Signature = z.infer<typeof signature>;

/** One version of a statement in the list; versions are kept as they were saved. */
export const statementVersion = z.object({
  id: z.string(),
  version: z.number().int(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().describe("Name of the person who saved it"),
  scanId: z.string().describe("The scan it rests on"),
  scannedAt: z.iso.datetime().describe("End of that scan"),
  signature: signature.nullable().describe("Null for a draft"),
});
export type StatementVersion = z.infer<typeof statementVersion>;

/** What the person who signs types. */
export const signing = z.object({
  name: personName("Enter your full name."),
  authority: personName("Enter your title or role."),
});
export type Signing = z.infer<typeof signing>;

/** The version a save goes out from: a newer one is never overwritten unseen. Null where there is none yet. */
export const basedOn = z.number().int().nullable();

/** What still has to be filled in before a draft can be signed. */
export const gap = z.object({
  field: z.string().describe("Path of the field, e.g. contact.email"),
  message: z.string(),
});
export type Gap = z.infer<typeof gap>;

/** What can be saved of a document now: what was written, what is known of the site, and what is still to be done. */
export function statementDraft<Terms extends z.ZodType, Facts extends z.ZodType>(terms: Terms, facts: Facts) {
  return z.object({
    terms,
    facts,
    gaps: z.array(gap).describe("What has to be filled in before it can be signed"),
    isSaved: z
      .boolean()
      .describe("Whether the newest version says the same, so that signing that one signs this"),
    today: z.iso.date().describe("The day the gaps are of, in the organization's time zone"),
  });
}

/** A document's versions, and what the next one would say. */
export function statementVersions<Draft extends z.ZodType>(draft: Draft) {
  return z.object({
    versions: z.array(statementVersion).describe("Newest first"),
    draft: draft.nullable().describe("What can be saved now; null before the first scan"),
  });
}

/** The scan a statement rests on, as it was found when the version was saved. */
export const baseline = z.object({
  organization: z.string(),
  site: z.string(),
  timeZone: z.string(),
  scannedAt: z.iso.datetime(),
  identity: z.object({
    scanId: z.string(),
    rulesetVersion: z.string(),
    engines: z.array(z.string()),
    evidence: z.object({ hash: z.string(), chainHash: z.string(), position: z.number().int() }).nullable(),
  }),
  pages: z.object({
    visited: z.number().int(),
    measured: z.number().int(),
    notVisited: z.number().int().optional().describe("Further pages that were found, at least"),
  }),
  start: z
    .string()
    .optional()
    .describe("Said where the site's address leads to another website, or to a page that asks to sign in"),
});
export type Baseline = z.infer<typeof baseline>;

/** A cause of accessibility issues that break a criterion of the standard and are not verified as fixed. */
export const barrier = z.object({
  cause: z.string(),
  title: z.string(),
  severity,
  criteria: z.array(z.string()).describe("WCAG 2.2 A and AA"),
  issues: z.number().int().describe("Open ones"),
  accepted: z.number().int().describe("Those the organization accepted for now"),
  awaitingCheck: z.number().int().describe("Those marked as fixed, which no scan has verified yet"),
  reach: z.string().describe("How far it reaches, in words"),
  proposedDate: z.iso.date().describe("By when it is best fixed"),
  likelyOwner: z
    .string()
    .nullable()
    .optional()
    .describe("The people who usually fix it; absent in older versions"),
});
export type Barrier = z.infer<typeof barrier>;

export const areaBaseline = z.object({
  area,
  score: z.number().int().nullable(),
  state: z.enum(AREA_STATES),
  measuredAt: z.iso.datetime().nullable(),
});

const CALL_ERRORS = ["request.invalid"] as const;
const CHANGE_ERRORS = [
  ...CALL_ERRORS,
  "request.malformed-json",
  "request.too-large",
  "role.forbidden",
  "statement.newer",
] as const;

/** With what each call on a statement can be refused. */
export const STATEMENT_ERRORS = {
  list: [],
  save: [...CHANGE_ERRORS, "statement.no-scan"],
  sign: [
    ...CHANGE_ERRORS,
    "statement.not-found",
    "statement.signed",
    "statement.incomplete",
    ...TYPESETTING_ERRORS,
  ],
  data: [...CALL_ERRORS, "statement.not-found"],
  file: [...CALL_ERRORS, "statement.not-found", ...TYPESETTING_ERRORS],
} as const;

/** Names a version in a path. */
export const versionParams = z.object({ id: z.uuid() });
