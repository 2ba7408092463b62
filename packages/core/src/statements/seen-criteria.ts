import { proposedAdherence } from "@plumbline/contract/adherence";
import type { CriterionFacts } from "@plumbline/contract/conformance-reports";
import {
  type CriterionOutcome,
  type Finding,
  type ScanResult,
  scanResult,
} from "@plumbline/contract/scan-result";
import { groupOf, ISSUE_GROUP_ORDER, type IssueGroup } from "@plumbline/contract/severity-groups";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";

import type { OrganizationContext } from "#platform/context.ts";
import { findArchivedResult } from "#reports/reports.queries.ts";
import { readArchived } from "#scans/archive-scan.ts";

/** What a scan saw of a criterion. */
export interface SeenCriterion extends Omit<CriterionFacts, "proposedDate"> {
  /** The group of its failures that is fixed last; null where it does not fail. */
  lastFixed: IssueGroup | null;
}

/** Places cited of each criterion; all are counted. */
const EXAMPLES = 3;
/** Scans whose criteria are kept in memory: a result of many findings takes long to read, and never changes. */
const KEPT_SCANS = 200;

const kept = new Map<string, SeenCriterion[] | null>();

/** What a scan saw of all criteria at levels A and AA; null where it saw none, or the archive no longer has it. */
export async function readSeenCriteria(
  context: OrganizationContext,
  scanId: string,
): Promise<SeenCriterion[] | null> {
  const archived = await findArchivedResult(context, scanId);
  if (archived === null) return null;
  const { resultKey } = archived;
  const known = kept.get(resultKey);
  if (known !== undefined) return known;
  if (!(await context.storage.has(resultKey))) return null;
  const seen = seenCriteria(scanResult.parse(JSON.parse(await readArchived(context, resultKey))));
  if (kept.size >= KEPT_SCANS) kept.clear();
  kept.set(resultKey, seen);
  return seen;
}

/** The same of a result; a criterion of which it says nothing was not tested. */
export function seenCriteria(result: ScanResult): SeenCriterion[] | null {
  if (result.criteria === undefined) return null;
  const outcomes = new Map(result.criteria.map((outcome) => [outcome.criterion, outcome]));
  return WCAG_CRITERIA.flatMap(({ id, level }) =>
    level === "AAA" ? [] : seenCriterion({ criterion: id, level }, outcomes.get(id)?.state, result),
  );
}

function seenCriterion(
  { criterion, level }: Pick<CriterionFacts, "criterion" | "level">,
  state: CriterionOutcome["state"] = "not-tested",
  { pages, findings, checks }: ScanResult,
): SeenCriterion {
  const measuredPages = pages.filter((page) => page.state === "measured").length;
  const failures = findings.filter(({ outcome, wcag }) => outcome === "fail" && wcag.includes(criterion));
  const isSiteWide = failures.some((failure) => failure.isSiteWide);
  const failingPages = isSiteWide ? measuredPages : new Set(failures.map(({ page }) => page)).size;
  const isFailed = state === "failed";
  return {
    criterion,
    level,
    state,
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
