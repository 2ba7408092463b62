import type { ScoreLine } from "@plumbline/contract/scan-result";

import { GOOD, lighthouseCheckId } from "#checks/lighthouse-audit-check.ts";
import { performanceAudits } from "#checks/performance/lighthouse-audits.ts";
import { isNoindex } from "#checks/seo/page-directives.ts";
import { seoNoindexUnexpected } from "#checks/seo/seo-noindex-unexpected.ts";
import { seoAudits } from "#checks/seo/lighthouse-audits.ts";
import type { Evidence } from "#evidence.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { ownChecksOf } from "#judge/absorb-twins.ts";
import { roundToTenth } from "#score/deductions.ts";
import { inTenths } from "#score/loss.ts";
import { CERTAIN, samplingDeviation, together, type Deviation } from "#score/interval.ts";

/** The check of each audit that has one. */
const CHECK_OF = new Map([...performanceAudits, ...seoAudits].map((check) => [check.id, check]));

/** Said of a value that Lighthouse shows in green, and that still costs a part of its points. */
const GOOD_ALREADY =
  "This value is good already, so it is no issue. Only the best possible value costs nothing, and faster pages come closer to it.";

/** Said where Lighthouse asks more of pages than they need, such as a description of those with noindex. */
const NOT_NEEDED =
  "The pages it counts don't need this, so it is no issue. Lighthouse takes off points all the same.";

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
  const pages = scoredPages(evidence, category);
  const reports = pages.flatMap(({ lighthouse }) => (lighthouse?.gathered ? [lighthouse.value] : []));
  const scores = reports.flatMap((report) => medianScore(report, category) ?? []);
  if (scores.length === 0) return whyMissing(evidence.pages, category);
  const score = roundToTenth(mean(scores));
  const known = evidence.pagesKnown ?? evidence.pages.length;
  const sampling = samplingDeviation({ measured: scores.length, known }, (draws) =>
    mean(scores.flatMap((value, index) => Array.from({ length: draws[index] ?? 0 }, () => value))),
  );
  const deviation = together(sampling, runDeviation(reports, category));
  return { score, lines: linesOf({ ...evidence, pages }, category, 100 - score), deviation };
}

/**
 * Key pages that count: for search, no page that rightly asks not to be listed, such as a login. Lighthouse takes a
 * third of its score off each.
 */
function scoredPages(evidence: Evidence, category: Category): PageEvidence[] {
  if (category !== "seo") return evidence.pages;
  const verdict = seoNoindexUnexpected.evaluate(evidence);
  const sure =
    "findings" in verdict ? verdict.findings.filter(({ outcome = "fail" }) => outcome === "fail") : [];
  const mistaken = new Set(sure.map(({ page }) => page));
  const pages = evidence.pages.filter((page) => !isNoindex(page) || mistaken.has(page.finalUrl));
  return pages.some(({ lighthouse }) => lighthouse?.gathered) ? pages : evidence.pages;
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

/** What one audit took off, over all pages that lost points by it. */
interface AuditLoss {
  audit: LighthouseAudit;
  loss: number;
  pages: number;
  isGood: boolean;
  isNeeded: boolean;
}

/** Splits the points lost among the audits that lost them, by their weight in the category. */
function linesOf(evidence: Evidence, category: Category, lost: number): ScoreLine[] {
  const all = lossesOf(evidence, category);
  const total = all.reduce((sum, { loss }) => sum + loss, 0);
  const shares = all.map(({ loss }) => (lost * loss) / total);
  const points = inTenths(shares, lost);
  return all.map((loss, index) => {
    const check = lighthouseCheckId(category, loss.audit.id);
    const { defect: title = loss.audit.title, toldBy } = CHECK_OF.get(check) ?? {};
    const fixedWith = [...ownChecksOf(check), ...(toldBy === undefined ? [] : [toldBy])];
    const note = noteOf(loss);
    return {
      check,
      title,
      points: points[index] ?? 0,
      pages: loss.pages,
      ...(fixedWith.length === 0 ? {} : { fixedWith }),
      ...(note === null ? {} : { note }),
    };
  });
}

function noteOf({ isGood, isNeeded }: AuditLoss): string | null {
  if (isGood) return GOOD_ALREADY;
  return isNeeded ? null : NOT_NEEDED;
}

function lossesOf(evidence: Evidence, category: Category): AuditLoss[] {
  const losses = new Map<string, AuditLoss>();
  for (const page of evidence.pages) {
    const audits = page.lighthouse?.gathered ? page.lighthouse.value.audits : [];
    for (const audit of audits) {
      const loss = audit.category === category ? audit.weight * (1 - (audit.score ?? 1)) : 0;
      if (loss === 0) continue;
      const known = losses.get(audit.id) ?? { audit, loss: 0, pages: 0, isGood: true, isNeeded: false };
      losses.set(audit.id, {
        audit,
        loss: known.loss + loss,
        pages: known.pages + 1,
        isGood: known.isGood && (audit.score ?? 0) >= GOOD,
        isNeeded: known.isNeeded || asksOf(page, evidence, lighthouseCheckId(category, audit.id)),
      });
    }
  }
  return [...losses.values()];
}

function asksOf(page: PageEvidence, evidence: Evidence, check: string): boolean {
  return CHECK_OF.get(check)?.evaluate(page, evidence).outcome !== "not-applicable";
}
