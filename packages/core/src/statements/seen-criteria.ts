import { proposedAdherence } from "@plumbline/contract/adherence";
import type { CriterionFacts } from "@plumbline/contract/conformance-reports";
import { EXPLAINED_STATES } from "@plumbline/contract/criterion-words";
import {
  type CriterionOutcome,
  type Finding,
  type ScanResult,
  scanResult,
} from "@plumbline/contract/scan-result";
import { groupOf, ISSUE_GROUP_ORDER, type IssueGroup } from "@plumbline/contract/severity-groups";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scanCriteria, type SeenCriterion } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { findArchivedResult } from "#reports/reports.queries.ts";
import { readArchived } from "#scans/archive-scan.ts";

/** Places cited of each criterion; all are counted. */
const EXAMPLES = 3;

/**
 * What a scan saw of all criteria at levels A and AA; null where it saw none, or the archive no longer has it. It is
 * written down with the scan: a result of many findings takes long to read. Of a scan from before that, it is read once.
 */
export async function readSeenCriteria(
  context: OrganizationContext,
  scanId: string,
): Promise<SeenCriterion[] | null> {
  const [row] = await context.db
    .select({ seen: scanCriteria.seen })
    .from(scanCriteria)
    .where(ownedBy(context, scanCriteria, eq(scanCriteria.scanId, scanId)));
  return row === undefined ? recordArchived(context, scanId) : row.seen;
}

async function recordArchived(context: OrganizationContext, scanId: string): Promise<SeenCriterion[] | null> {
  const archived = await findArchivedResult(context, scanId);
  if (archived === null || !(await context.storage.has(archived.resultKey))) return null;
  const result = scanResult.parse(JSON.parse(await readArchived(context, archived.resultKey)));
  return recordSeenCriteria(context, scanId, result);
}

/** Writes down what a scan saw of the criteria, and answers it. */
export async function recordSeenCriteria(
  { db, organization }: OrganizationContext,
  scanId: string,
  result: ScanResult,
): Promise<SeenCriterion[] | null> {
  const seen = seenCriteria(result);
  await db
    .insert(scanCriteria)
    .values({ scanId, organizationId: organization.id, seen })
    .onConflictDoNothing();
  return seen;
}

/** The same of a result; a criterion of which it says nothing was not tested. */
export function seenCriteria(result: ScanResult): SeenCriterion[] | null {
  if (result.criteria === undefined) return null;
  const outcomes = new Map(result.criteria.map((outcome) => [outcome.criterion, outcome]));
  return WCAG_CRITERIA.flatMap(({ id, level }) =>
    level === "AAA" ? [] : seenCriterion({ criterion: id, level }, outcomes.get(id), result),
  );
}

function seenCriterion(
  { criterion, level }: Pick<CriterionFacts, "criterion" | "level">,
  outcome: CriterionOutcome | undefined,
  { pages, findings, checks }: ScanResult,
): SeenCriterion {
  const { state, reason }: Pick<CriterionOutcome, "state" | "reason"> = outcome ?? { state: "not-tested" };
  const measuredPages = pages.filter((page) => page.state === "measured").length;
  const failures = findings.filter(
    (finding) => finding.outcome === "fail" && finding.wcag.includes(criterion),
  );
  const isSiteWide = failures.some((failure) => failure.isSiteWide);
  const failingPages = isSiteWide ? measuredPages : new Set(failures.map(({ page }) => page)).size;
  const isFailed = state === "failed";
  return {
    criterion,
    level,
    state,
    ...(EXPLAINED_STATES.has(state) && reason !== undefined ? { lookedAt: reason } : {}),
    proposed: proposedAdherence({ isFailed, failingPages, measuredPages }),
    places: failures.length,
    pages: failingPages,
    defects: defectsOf(failures, checks),
    examples: examplesOf(failures),
    lastFixed: isFailed ? lastGroup(failures) : null,
  };
}

/** What is wrong, by the short names of the checks that found it. */
function defectsOf(failures: readonly Finding[], checks: ScanResult["checks"]): string[] {
  const failed = new Set(failures.map(({ check }) => check));
  const named = checks.filter(({ id }) => failed.has(id));
  return [...new Set(named.map(({ defect, title }) => defect ?? title))];
}

/** Places of different defects first. */
function examplesOf(failures: readonly Finding[]): CriterionFacts["examples"] {
  const seen = new Set<string>();
  const first = failures.filter(({ check }) => !seen.has(check) && seen.add(check));
  const rest = failures.filter((failure) => !first.includes(failure)).slice(0, EXAMPLES);
  return [...first, ...rest]
    .slice(0, EXAMPLES)
    .map(({ page, selector, message }) => ({ page, selector, message }));
}

function lastGroup(failures: readonly Finding[]): IssueGroup {
  const groups = new Set(failures.map(({ severity }) => groupOf(severity)));
  return ISSUE_GROUP_ORDER.findLast((group) => groups.has(group)) ?? "minor";
}
