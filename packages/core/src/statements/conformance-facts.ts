import { proposedAdherence } from "@plumbline/contract/adherence";
import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import type { ConformanceFacts, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { fixBy } from "@plumbline/contract/fix-plan";
import type { CriterionOutcome, Finding, ScanResult } from "@plumbline/contract/scan-result";
import { groupOf } from "@plumbline/contract/severity-groups";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";

import type { OrganizationContext } from "#platform/context.ts";
import { readBaseline } from "#statements/read-baseline.ts";

/** Places cited of each criterion; all are counted. */
const EXAMPLES = 3;

/** What a conformance report says of the site today; null before the first scan is complete. */
export async function conformanceFacts(context: OrganizationContext): Promise<ConformanceFacts | null> {
  const read = await readBaseline(context);
  if (read === null) return null;
  const { baseline, result } = read;
  const today = calendarDay(context.clock.now(), baseline.timeZone);
  return { ...baseline, criteria: criteriaFacts(result, today) };
}

/** What a scan says of all criteria at levels A and AA. Where it says nothing of one, that was not tested. */
export function criteriaFacts(result: ScanResult | null, today: CalendarDay): CriterionFacts[] {
  const outcomes = new Map(result?.criteria?.map((outcome) => [outcome.criterion, outcome]));
  return WCAG_CRITERIA.flatMap(({ id, level }) =>
    level === "AAA" ? [] : [criterionFacts({ criterion: id, level }, outcomes.get(id), { result, today })],
  );
}

function criterionFacts(
  { criterion, level }: Pick<CriterionFacts, "criterion" | "level">,
  outcome: CriterionOutcome | undefined,
  { result, today }: { result: ScanResult | null; today: CalendarDay },
): CriterionFacts {
  const state = outcome?.state ?? "not-tested";
  const measured = result?.pages.filter((page) => page.state === "measured").length ?? 0;
  const failures =
    result?.findings.filter(({ outcome: found, wcag }) => found === "fail" && wcag.includes(criterion)) ?? [];
  const isSiteWide = failures.some((failure) => failure.isSiteWide);
  const pages = isSiteWide ? measured : new Set(failures.map(({ page }) => page)).size;
  const isFailed = state === "failed";
  return {
    criterion,
    level,
    state,
    proposed: proposedAdherence({ isFailed, failingPages: pages, measuredPages: measured }),
    places: failures.length,
    pages,
    defects: defectsOf(failures, result),
    examples: examplesOf(failures),
    proposedDate: isFailed ? lastFixDay(failures, today) : null,
  };
}

/** What is wrong, by the short names of the checks that found it. */
function defectsOf(failures: readonly Finding[], result: ScanResult | null): string[] {
  const checks = new Set(failures.map(({ check }) => check));
  const named = result?.checks.filter(({ id }) => checks.has(id)) ?? [];
  return [...new Set(named.map(({ defect, title }) => defect ?? title))];
}

/** Places of different defects first. */
function examplesOf(failures: readonly Finding[]): CriterionFacts["examples"] {
  const seen = new Set<string>();
  const first = failures.filter(({ check }) => !seen.has(check) && seen.add(check));
  const rest = failures.filter((failure) => !first.includes(failure));
  return [...first, ...rest]
    .slice(0, EXAMPLES)
    .map(({ page, selector, message }) => ({ page, selector, message }));
}

/** The day by which the last of them is best fixed. */
function lastFixDay(failures: readonly Finding[], today: CalendarDay): CalendarDay {
  const days = failures.map(({ severity }) => fixBy(groupOf(severity), today));
  return days.toSorted().at(-1) ?? fixBy("minor", today);
}
