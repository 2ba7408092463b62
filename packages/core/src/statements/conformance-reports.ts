import { conformanceGaps } from "@plumbline/contract/conformance-gaps";
import type {
  ConformanceDraft,
  ConformanceReports,
  ConformanceTerms,
} from "@plumbline/contract/conformance-reports";

import { AppError } from "#platform/app-error.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { conformanceFacts } from "#statements/conformance-facts.ts";
import { proposedReport, rowsFor } from "#statements/conformance-terms.ts";
import { keepVersion } from "#statements/keep-version.ts";
import { openedStatement } from "#statements/open-statement.ts";
import { statementVersion } from "#statements/statement-version.ts";
import { selectVersions, type VersionRow } from "#statements/statements.queries.ts";

const KIND = "conformance-report";

/** The versions of the conformance report, and what the next one would say: as last written, of the newest scan. */
export async function readConformanceReports(signedIn: SignedIn): Promise<ConformanceReports> {
  const versions = await selectVersions(signedIn.context, KIND);
  return {
    versions: versions.map(statementVersion),
    draft: await nextDraft(signedIn, versions[0]),
  };
}

/**
 * Saves a report as a new version, with what the newest scan found.
 *
 * @throws {AppError} `role.forbidden`, `statement.no-scan`, `statement.newer`
 */
export async function saveConformanceReport(
  signedIn: SignedIn,
  { terms, basedOn }: { terms: ConformanceTerms; basedOn: number | null },
): Promise<ConformanceReports> {
  requireRole(signedIn.context, ISSUE_WORKERS);
  const facts = await conformanceFacts(signedIn.context);
  if (facts === null) throw new AppError("statement.no-scan");
  const { rows: written, ...content } = terms;
  const rows = rowsFor(facts, written);
  await keepVersion(signedIn, { content: { kind: KIND, terms: content, facts }, rows, basedOn });
  return readConformanceReports(signedIn);
}

async function nextDraft(
  { context, user }: SignedIn,
  newest: VersionRow | undefined,
): Promise<ConformanceDraft | null> {
  const facts = await conformanceFacts(context);
  if (facts === null) return null;
  const before = newest === undefined ? null : await openedStatement(context, newest);
  const terms =
    before?.kind === KIND
      ? { ...before.terms, rows: rowsFor(facts, before.terms.rows) }
      : proposedReport(facts, user);
  return { terms, facts, gaps: conformanceGaps(terms, facts) };
}
