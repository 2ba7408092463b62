import type { ScoreLine } from "@plumbline/contract/scan-result";

import { GOOD, lighthouseCheckId } from "#checks/lighthouse-audit-check.ts";
import { performanceAudits } from "#checks/performance/lighthouse-audits.ts";
import { seoAudits } from "#checks/seo/lighthouse-audits.ts";
import type { Evidence } from "#evidence.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { ownChecksOf } from "#judge/absorb-twins.ts";
import { roundToTenth } from "#score/deductions.ts";
import { inTenths } from "#score/loss.ts";
import { CERTAIN, samplingDeviation, together, type Deviation } from "#score/interval.ts";

/** What each audit's check calls its defect; Lighthouse's own title serves where there is no check. */
const DEFECTS = new Map([...performanceAudits, ...seoAudits].map(({ id, defect }) => [id, defect]));

/** Checks of other areas that report what an audit's check finds. */
const TOLD_BY = new Map([...performanceAudits, ...seoAudits].map(({ id, toldBy }) => [id, toldBy]));

/** Said of a value that Lighthouse shows in green, and that still costs a part of its points. */
const GOOD_ALREADY =
  "This value is good already, so it is no issue. Only the best possible value costs nothing, and faster pages come closer to it.";

type Category = LighthouseAudit["category"];

/** Lighthouse's own score of a category over the key pages, and what took points off. */
interface CategoryScore {
  score: number;
  lines: ScoreLine[];
  /** How far it could lie off: loads of one page differ, and other pages could have been measured. */
  deviation: Deviation;
}

/**
 * Mean over the key pages of the median of each page's runs.
 *
 * @returns a sentence saying why when no page has a score
 */
export function lighthouseScore(evidence: Evidence, category: Category): CategoryScore | string {
  const reports = evidence.pages.flatMap(({ lighthouse }) =>
    lighthouse?.gathered ? [lighthouse.value] : [],
  );
  const scores = reports.flatMap((report) => medianScore(report, category) ?? []);
  if (scores.length === 0) return whyMissing(evidence.pages, category);
  const score = roundToTenth(mean(scores));
  const known = evidence.pagesKnown ?? evidence.pages.length;
  const sampling = samplingDeviation({ measured: scores.length, known }, (draws) =>
    mean(scores.flatMap((value, index) => Array.from({ length: draws[index] ?? 0 }, () => value))),
  );
  const deviation = together(sampling, runDeviation(reports, category));
  return { score, lines: linesOf(reports, category, 100 - score), deviation };
}

/** The spread of the page that was loaded several times; pages loaded once vary as much, and even out in the mean. */
function runDeviation(reports: readonly LighthouseReport[], category: Category): Deviation {
  const repeated = reports.map((report) => runsOf(report, category)).find((runs) => runs.length > 1);
  if (repeated === undefined) return CERTAIN;
  const middle = median(repeated);
  const share = Math.sqrt(reports.length);
  return {
    below: (middle - Math.min(...repeated)) / share,
    above: (Math.max(...repeated) - middle) / share,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function runsOf(report: LighthouseReport, category: Category): number[] {
  return report.runs.flatMap((run) => run[category] ?? []).toSorted((a, b) => a - b);
}

/** @param sorted at least one */
function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2;
}

function medianScore(report: LighthouseReport, category: Category): number | null {
  const runs = runsOf(report, category);
  return runs.length === 0 ? report.scores[category] : median(runs);
}

function whyMissing(pages: readonly PageEvidence[], category: Category): string {
  const failed = pages.find(({ lighthouse }) => lighthouse !== null && !lighthouse.gathered);
  if (failed?.lighthouse?.gathered === false) return `Lighthouse could not run: ${failed.lighthouse.reason}`;
  const name = category === "seo" ? "SEO" : category;
  return pages.some(({ lighthouse }) => lighthouse !== null)
    ? `Lighthouse gave no ${name} score.`
    : "Lighthouse did not run, and most of this score depends on it.";
}

/** Splits the points lost among the audits that lost them, by their weight in the category. */
function linesOf(reports: readonly LighthouseReport[], category: Category, lost: number): ScoreLine[] {
  const losses = new Map<string, { audit: LighthouseAudit; loss: number; pages: number; isGood: boolean }>();
  for (const audit of reports.flatMap(({ audits }) => audits)) {
    const loss = audit.category === category ? audit.weight * (1 - (audit.score ?? 1)) : 0;
    if (loss === 0) continue;
    const known = losses.get(audit.id) ?? { audit, loss: 0, pages: 0, isGood: true };
    const isGood = known.isGood && (audit.score ?? 0) >= GOOD;
    losses.set(audit.id, { audit, loss: known.loss + loss, pages: known.pages + 1, isGood });
  }
  const all = [...losses.values()];
  const total = all.reduce((sum, { loss }) => sum + loss, 0);
  const shares = all.map(({ loss }) => (lost * loss) / total);
  const points = inTenths(shares, lost);
  return all.map(({ audit, pages, isGood }, index) => {
    const check = lighthouseCheckId(category, audit.id);
    const title = DEFECTS.get(check) ?? audit.title;
    const told = TOLD_BY.get(check);
    const fixedWith = [...ownChecksOf(check), ...(told === undefined ? [] : [told])];
    return {
      check,
      title,
      points: points[index] ?? 0,
      pages,
      ...(fixedWith.length === 0 ? {} : { fixedWith }),
      ...(isGood ? { note: GOOD_ALREADY } : {}),
    };
  });
}
