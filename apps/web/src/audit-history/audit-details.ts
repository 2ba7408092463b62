import { coverageInShort } from "@plumbline/contract/overall-coverage";

import { formatMoment } from "#format/dates.ts";
import { statusWord } from "#reports/report-status.tsx";
import type { ReportDetail } from "#reports/reports.api.ts";

const SUB_SCORES = [
  ["Cybersecurity", "cybersecurityScore"],
  ["ADA", "adaScore"],
  ["SEO", "seoScore"],
  ["Performance", "performanceScore"],
] as const;

/** What the details toast lists: the overall score, the sub-scores that are present, status and date. */
export function detailLines(detail: ReportDetail): string[] {
  const subScores = SUB_SCORES.flatMap(([name, field]) => {
    const score = detail[field];
    return score === null ? [] : [`${name}: ${score}%`];
  });
  const coverage = detail.score === null ? null : coverageInShort(detail.missing);
  return [
    detail.score === null ? "Overall: not measured" : `Overall: ${detail.score}%`,
    ...(coverage === null ? [] : [coverage]),
    ...subScores,
    `Status: ${statusWord(detail.status)}`,
    ...(detail.failureReason ? [`Reason: ${detail.failureReason}`] : []),
    `Created: ${formatMoment(detail.createdAt)}`,
  ];
}
