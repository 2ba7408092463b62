import { SEVERITIES } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";

import { OTHER_CHECK } from "#checks/accessibility/other-check.ts";
import { ROOMS } from "#checks/accessibility/rooms.ts";
import { sureness } from "#judge/outcome-of-defect.ts";

/** Checks of which no engine says the same in other words. */
const APART = new Set(ROOMS.filter(({ standsAlone }) => standsAlone === true).map(({ id }) => id));

/**
 * Makes one finding of those that different engines brought for the same element and success criterion or check, and of
 * equal ones. The surest and most severe stays, with the sources and ACT rules of all. Two rules of one engine at one
 * element are two defects and stay two.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const byPlace = Map.groupBy(findings, placeOf);
  return [...byPlace.values()].flatMap(mergeAtPlace);
}

function placeOf(finding: Finding): string {
  const { area, page, selector } = finding;
  if (selector !== null) return JSON.stringify([area, page, selector]);
  return JSON.stringify([area, page, finding.check, finding.component, finding.snippet, finding.message]);
}

function mergeAtPlace(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings.toSorted(gravestFirst)) {
    const index = kept.findIndex((other) => isSameDefect(other, finding));
    const other = kept[index];
    if (other === undefined) kept.push(finding);
    else kept[index] = joined(other, finding);
  }
  return kept;
}

function isSameDefect(a: Finding, b: Finding): boolean {
  if (a.check === b.check && a.message === b.message && a.component === b.component) return true;
  if (a.check !== b.check && (APART.has(a.check) || APART.has(b.check))) return false;
  const asksTheSame = a.check === b.check && a.check !== OTHER_CHECK;
  const sharesCriterion = a.wcag.some((criterion) => b.wcag.includes(criterion));
  return (
    (sharesCriterion || asksTheSame) &&
    !a.sources.some((source) => b.sources.some((other) => engineOf(other) === engineOf(source)))
  );
}

/** A source without the view it was seen in. */
function engineOf(source: string): string {
  return source.replace(/, .*$/, "");
}

function joined(kept: Finding, other: Finding): Finding {
  const example = kept.example ?? (other.check === kept.check ? other.example : undefined);
  return {
    ...kept,
    ...(example === undefined ? {} : { example }),
    wcag: union(kept.wcag, other.wcag),
    actRules: union(kept.actRules, other.actRules),
    sources: union(kept.sources, other.sources),
  };
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

function gravestFirst(a: Finding, b: Finding): number {
  if (a.outcome !== b.outcome) return sureness(a.outcome) - sureness(b.outcome);
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}
