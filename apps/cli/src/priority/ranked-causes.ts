import { type Area, AREAS, SEVERITIES } from "@plumbline/contract/areas";
import type { CauseFacts, ScoreSheets } from "@plumbline/contract/cause-facts";
import { prioritize, type RankedCause } from "@plumbline/contract/priority";
import type { ScanResult } from "@plumbline/contract/scan-result";
import { groupOf, SEVERITY_WEIGHTS } from "@plumbline/contract/severity-groups";
import { CHECKS } from "@plumbline/scanner/checks";
import { type FixUnit, unitsByOutcome } from "@plumbline/scanner/fix-units";

/** A cause as a result tells it: with its issues, the worst and most widespread first. */
export interface ResultCause extends CauseFacts {
  units: FixUnit[];
}

const EFFORTS = new Map(CHECKS.map(({ id, effort }) => [id, effort]));

/** The causes of what a scan confirmed, in the order in which they are best fixed: the same as in the app. */
export function rankedCauses(result: ScanResult): RankedCause<ResultCause>[] {
  const { toFix } = unitsByOutcome(result.findings);
  const byCause = Map.groupBy(toFix, ({ check, severity }) => `${check}.${groupOf(severity)}`);
  const names = new Map(result.checks.map(({ id, defect, title }) => [id, defect ?? title]));
  const facts = [...byCause.values()].flatMap((units) => factsOf(units, names) ?? []);
  return prioritize(facts, sheetsOf(result));
}

function factsOf(units: FixUnit[], names: ReadonlyMap<string, string>): ResultCause | null {
  const [first] = units;
  if (first === undefined) return null;
  const { check, area } = first;
  const weight = units.reduce((sum, { severity }) => sum + SEVERITY_WEIGHTS[severity], 0);
  const worst = Math.min(...units.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return {
    check,
    group: groupOf(first.severity),
    area,
    title: names.get(check) ?? check,
    severity: SEVERITIES[worst] ?? first.severity,
    effort: EFFORTS.get(check) ?? null,
    issues: units.length,
    pages: new Set(units.flatMap(({ pages }) => pages)).size,
    isSiteWide: units.some(({ places }) => places.some(({ isSiteWide }) => isSiteWide === true)),
    openWeight: weight,
    scoredWeight: weight,
    units,
  };
}

function sheetsOf({ areas, pages }: ScanResult): ScoreSheets {
  const pagesMeasured = pages.filter(({ state }) => state === "measured").length;
  const scored = AREAS.flatMap((area): [Area, ScoreSheets[Area]][] => {
    const sheet = areas[area];
    return sheet === undefined ? [] : [[area, { score: sheet.score, lines: sheet.lines, pagesMeasured }]];
  });
  return Object.fromEntries(scored);
}
