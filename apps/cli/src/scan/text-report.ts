import { AREA_NAMES, type Area, SEVERITIES } from "@plumbline/contract/areas";
import type { AreaScore, CriterionOutcome, ScannedPage, ScanResult } from "@plumbline/contract/scan-result";
import { type FixUnit, groupIntoFixUnits } from "@plumbline/scanner/fix-units";

import { type Baseline, isNewFinding } from "#scan/baseline.ts";
import { confirmedUnits } from "#scan/gate.ts";

const MOST_UNITS = 12;

function scoreText(area: AreaScore): string {
  if (area.score === null) return `not measured${area.reason ? `: ${area.reason}` : ""}`;
  const provisional =
    area.state === "provisional" ? ` (provisional: ${area.reason ?? "parts could not be checked"})` : "";
  return `${String(area.score).padStart(3)}${provisional}`;
}

function areaLines(areas: ScanResult["areas"]): string[] {
  return Object.entries(areas).map(
    ([area, score]) => `  ${AREA_NAMES[area as Area].padEnd(14)} ${scoreText(score)}`,
  );
}

function worstFirst(a: FixUnit, b: FixUnit): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.places.length - a.places.length;
}

function unitLines(unit: FixUnit, result: ScanResult, baseline: Baseline | null): string[] {
  const first = unit.places[0];
  const more = unit.places.length > 1 ? ` and ${counted(unit.places.length - 1, "more place")}` : "";
  const where = first ? `${first.page}${first.selector ? `  ${first.selector}` : ""}${more}` : "";
  const news = baseline !== null && isNewFinding(unit, baseline) ? "NEW " : "";
  return [
    `  ${unit.severity.toUpperCase().padEnd(8)} ${news}${nameOf(unit, result)}  [${unit.check}]`,
    `           ${where}`,
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function nameOf({ check }: FixUnit, { checks }: ScanResult): string {
  return checks.find(({ id }) => id === check)?.defect ?? check;
}

function findingLines(result: ScanResult, baseline: Baseline | null): string[] {
  const { findings } = result;
  const units = confirmedUnits(findings).sort(worstFirst);
  const review = groupIntoFixUnits(findings.filter((finding) => finding.outcome === "review")).length;
  const hidden = units.length - MOST_UNITS;
  return [
    `${counted(units.length, "thing")} to fix${newsOf(units, baseline)}, ${review} to review`,
    ...newFirst(units, baseline)
      .slice(0, MOST_UNITS)
      .flatMap((unit) => unitLines(unit, result, baseline)),
    ...(hidden > 0 ? [`  ... and ${hidden} more; --format json lists them all`] : []),
  ];
}

function newsOf(units: readonly FixUnit[], baseline: Baseline | null): string {
  if (baseline === null) return "";
  return ` (${units.filter((unit) => isNewFinding(unit, baseline)).length} new since the baseline)`;
}

function newFirst(units: readonly FixUnit[], baseline: Baseline | null): readonly FixUnit[] {
  if (baseline === null) return units;
  return units.toSorted((a, b) => Number(isNewFinding(b, baseline)) - Number(isNewFinding(a, baseline)));
}

function unmeasuredLines(pages: ScannedPage[]): string[] {
  const unmeasured = pages.filter((page) => page.state === "not-measured");
  if (unmeasured.length === 0) return [];
  return [
    "",
    "Not measured:",
    ...unmeasured.map((page) => `  ${page.url}: ${page.reason ?? "no reason given"}`),
  ];
}

function criteriaLines({ criteria = [] }: ScanResult): string[] {
  if (criteria.length === 0) return [];
  const count = (state: CriterionOutcome["state"]) =>
    criteria.filter((criterion) => criterion.state === state).length;
  return [
    `  WCAG 2.2 A/AA  ${count("failed")} of ${criteria.length} criteria failed, ${count("review")} to review, ` +
      `${count("no-failure-found")} with no failure found, ${count("not-tested")} not tested`,
  ];
}

/** The result as a person reads it on a terminal: scores, what to fix first, what was not measured. */
export function textReport(result: ScanResult, baseline: Baseline | null): string {
  const measured = result.pages.filter((page) => page.state === "measured").length;
  const lines = [
    `${result.site}: ${measured} of ${counted(result.pages.length, "page")} measured, ruleset ${result.rulesetVersion}`,
    ...(result.stopped === undefined ? [] : [`  ${result.stopped}`]),
    `  ${"Overall".padEnd(14)} ${result.overall === null ? "not measured" : String(result.overall).padStart(3)}`,
    ...areaLines(result.areas),
    ...criteriaLines(result),
    "",
    ...findingLines(result, baseline),
    ...unmeasuredLines(result.pages),
  ];
  return `${lines.join("\n")}\n`;
}
