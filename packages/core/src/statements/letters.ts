import { isDeepStrictEqual } from "node:util";

import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { letterGaps } from "@plumbline/contract/letter-gaps";
import type { LetterDraft, LetterFacts, Letters, LetterTerms } from "@plumbline/contract/letters-of-intent";

import { AppError } from "#platform/app-error.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { keepVersion } from "#statements/keep-version.ts";
import { letterFacts } from "#statements/letter-facts.ts";
import { proposedLetter, remediesFor } from "#statements/letter-terms.ts";
import { type OpenedLetter, openStatement } from "#statements/open-statement.ts";
import { statementVersion } from "#statements/statement-version.ts";
import { proposedDates, withRenewedDates } from "#statements/target-dates.ts";
import { selectVersions, type VersionItem } from "#statements/statements.queries.ts";

const KIND = "letter-of-intent";

/** The versions of the letter of intent, and what the next one would say: as last written, of the newest scan. */
export async function readLetters(signedIn: SignedIn): Promise<Letters> {
  return lettersWith(signedIn, await letterFacts(signedIn.context));
}

async function lettersWith(signedIn: SignedIn, facts: LetterFacts | null): Promise<Letters> {
  const versions = await selectVersions(signedIn.context, KIND);
  return {
    versions: versions.map(statementVersion),
    draft: facts === null ? null : await nextDraft(signedIn, versions[0], facts),
  };
}

/**
 * Saves a letter as a new version, with what is known of the site today.
 *
 * @throws {AppError} `role.forbidden`, `statement.no-scan`, `statement.newer`
 */
export async function saveLetter(
  signedIn: SignedIn,
  { terms, basedOn }: { terms: LetterTerms; basedOn: number | null },
): Promise<Letters> {
  requireRole(signedIn.context, ISSUE_WORKERS);
  const facts = await letterFacts(signedIn.context);
  if (facts === null) throw new AppError("statement.no-scan");
  const written = { ...terms, remedies: remediesFor(facts, terms.remedies) };
  await keepVersion(signedIn, { content: { kind: KIND, terms: written, facts }, basedOn });
  return lettersWith(signedIn, facts);
}

async function nextDraft(
  { context, user }: SignedIn,
  newest: VersionItem | undefined,
  facts: LetterFacts,
): Promise<LetterDraft> {
  const before = newest === undefined ? null : await openStatement(context, KIND, newest.statement.id);
  const today = calendarDay(context.clock.now(), facts.timeZone);
  const terms = before?.kind === KIND ? nextTerms(before, facts, today) : proposedLetter(facts, user);
  const isSaved = before?.kind === KIND && isDeepStrictEqual(terms, before.terms);
  return { terms, facts, gaps: letterGaps(terms, facts, today), isSaved, today };
}

/** What a person wrote, with a remedy for each barrier of today and no proposal that is over. */
function nextTerms(before: OpenedLetter, facts: LetterFacts, today: CalendarDay): LetterTerms {
  const remedies = withRenewedDates(before.terms.remedies, ({ cause }) => cause, {
    before: proposedDates(before.facts.barriers, ({ cause }) => cause),
    now: proposedDates(facts.barriers, ({ cause }) => cause),
    today,
  });
  return { ...before.terms, remedies: remediesFor(facts, remedies) };
}
