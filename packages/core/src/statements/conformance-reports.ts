import { isDeepStrictEqual } from "node:util";

import { calendarDay } from "@plumbline/contract/calendar";
import { conformanceGaps } from "@plumbline/contract/conformance-gaps";
import type {
  ConformanceDraft,
  ConformanceFacts,
  ConformanceReports,
  ConformanceTerms,
} from "@plumbline/contract/conformance-reports";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { conformanceFacts } from "#statements/conformance-facts.ts";
import { proposedReport } from "#statements/conformance-terms.ts";
import { keepVersion } from "#statements/keep-version.ts";
import { openStatement } from "#statements/open-statement.ts";
import { judgedAgain, type SeenByJudge } from "#statements/overtaken-judgments.ts";
import { readSeenCriteria } from "#statements/seen-criteria.ts";
import { statementVersion } from "#statements/statement-version.ts";
import { proposedDates, withRenewedDates } from "#statements/target-dates.ts";
import { selectVersions, type VersionItem } from "#statements/statements.queries.ts";
import { withProvisions } from "#statements/with-provisions.ts";

const KIND = "conformance-report";

/** The versions of the conformance report, and what the next one would say: as last written, of the newest scan. */
export async function readConformanceReports(signedIn: SignedIn): Promise<ConformanceReports> {
  return reportsWith(signedIn, await conformanceFacts(signedIn.context));
}

async function reportsWith(signedIn: SignedIn, found: ConformanceFacts | null): Promise<ConformanceReports> {
  const versions = await selectVersions(signedIn.context, KIND);
  return {
    versions: versions.map(statementVersion),
    draft: found === null ? null : await nextDraft(signedIn, versions[0], found),
  };
}

/** What a person saves: the words, the version they go out from, and the scan whose findings were on screen. */
export interface SavedReport {
  terms: ConformanceTerms;
  basedOn: number | null;
  seenScan: string;
}

/**
 * Saves a report as a new version, with what the newest scan found.
 *
 * @throws {AppError} `role.forbidden`, `statement.no-scan`, `statement.newer`
 */
export async function saveConformanceReport(
  signedIn: SignedIn,
  saved: SavedReport,
): Promise<ConformanceReports> {
  const { context } = signedIn;
  requireRole(context, ISSUE_WORKERS);
  const [newest] = await selectVersions(context, KIND);
  const found = await conformanceFacts(context);
  if (found === null) throw new AppError("statement.no-scan");
  const draft = await nextDraft(signedIn, newest, found);
  const { rows: written, ...content } = saved.terms;
  const seen = await criteriaOnScreen(context, draft.facts, saved.seenScan);
  const { facts, rows } = judgedAgain(draft.facts, written, seen);
  await keepVersion(signedIn, {
    content: { kind: KIND, terms: content, facts },
    rows,
    basedOn: saved.basedOn,
  });
  return reportsWith(signedIn, found);
}

/** What the person who saves saw of each criterion; nothing where that scan is none of theirs. */
async function criteriaOnScreen(
  context: OrganizationContext,
  { criteria, identity }: ConformanceFacts,
  seenScan: string,
): Promise<readonly SeenByJudge[]> {
  if (identity.scanId === seenScan) return criteria;
  return withProvisions((await readSeenCriteria(context, seenScan)) ?? []);
}

async function nextDraft(
  { context, user }: SignedIn,
  newest: VersionItem | undefined,
  found: ConformanceFacts,
): Promise<ConformanceDraft> {
  const today = calendarDay(context.clock.now(), found.timeZone);
  const before = newest === undefined ? null : await openStatement(context, KIND, newest.statement.id);
  if (before?.kind !== KIND) {
    const terms = proposedReport(found, user);
    return { terms, facts: found, gaps: conformanceGaps(terms, found, today), isSaved: false, today };
  }
  const written = withRenewedDates(before.terms.rows, ({ criterion }) => criterion, {
    before: proposedDates(before.facts.criteria, ({ criterion }) => criterion),
    now: proposedDates(found.criteria, ({ criterion }) => criterion),
    today,
  });
  const { facts, rows } = judgedAgain(found, written, before.facts.criteria);
  const terms = { ...before.terms, rows };
  const isSaved = isDeepStrictEqual(terms, before.terms);
  return { terms, facts, gaps: conformanceGaps(terms, facts, today), isSaved, today };
}
