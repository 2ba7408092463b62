import { SEVERITIES, type Severity } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";
import { type FixUnit, groupIntoFixUnits } from "@plumbline/scanner/fix-units";

import { type Baseline, isNewFinding } from "#scan/baseline.ts";

/** What a scan may find and still end with exit code 0. */
export interface Gate {
  /** Least severity that fails; null when nothing does. */
  failOn: Severity | null;
  /** Fix units it knows are no news and never fail; null when there is nothing to compare with. */
  baseline: Baseline | null;
}

/** Confirmed fix units that are at least as severe as the gate allows, and new where there is a baseline. */
export function failingUnits(findings: readonly Finding[], { failOn, baseline }: Gate): FixUnit[] {
  if (failOn === null) return [];
  const least = SEVERITIES.indexOf(failOn);
  return confirmedUnits(findings).filter(
    (unit) =>
      SEVERITIES.indexOf(unit.severity) <= least && (baseline === null || isNewFinding(unit, baseline)),
  );
}

/** Fix units of the confirmed findings alone: what needs review makes none of them more severe. */
function confirmedUnits(findings: readonly Finding[]): FixUnit[] {
  return groupIntoFixUnits(findings.filter(({ outcome }) => outcome === "fail"));
}

/** Why the scan ends with exit code 3, e.g. `2 new things to fix are high or worse.` */
export function describeFailure(count: number, { failOn, baseline }: Gate): string {
  const things = `${count} ${baseline === null ? "" : "new "}${count === 1 ? "thing" : "things"} to fix`;
  const reach = failOn === "critical" ? "critical" : `${failOn ?? "low"} or worse`;
  return `${things} ${count === 1 ? "is" : "are"} ${reach} (--fail-on ${failOn ?? ""}).`;
}
