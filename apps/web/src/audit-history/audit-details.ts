import { provisionalWords } from "@plumbline/contract/coverage-words";
import { lacksInShort } from "@plumbline/contract/overall-coverage";
import type { ReportListItem } from "@plumbline/contract/reports";

import { formatDay, formatMoment } from "#format/dates.ts";
import { statusWord } from "#reports/report-status.tsx";
import type { ReportDetail } from "#reports/reports.api.ts";

const SUB_SCORES = [
  ["Cybersecurity", "cybersecurityScore", "security"],
  ["ADA", "adaScore", "accessibility"],
  ["SEO", "seoScore", "seo"],
  ["Performance", "performanceScore", "performance"],
  ["Privacy", "privacyScore", "privacy"],
] as const;

/** What the details of an audit list: the overall score, the sub-scores that are present, status and date. */
export function detailLines(detail: ReportDetail): string[] {
  const subScores = SUB_SCORES.flatMap(([name, field, area]) => {
    const score = detail[field];
    if (score === null) return [];
    const reason = detail.provisional[area];
    return [`${name}: ${score}%${reason === undefined ? "" : `, ${provisionalWords({ reason })}`}`];
  });
  const lacks = detail.score === null ? null : lacksInShort(detail);
  return [
    detail.score === null ? "Overall: not measured" : `Overall: ${detail.score}%`,
    ...(lacks === null ? [] : [lacks]),
    ...subScores,
    `Status: ${statusWord(detail.status)}`,
    ...(detail.failureReason ? [`Reason: ${detail.failureReason}`] : []),
    `Created: ${formatMoment(detail.createdAt)}`,
  ];
}

/** The same of a document that a person signed. */
export function signedLines(
  { version, by, expiresOn }: NonNullable<ReportListItem["signed"]>,
  signedAt: string,
): string[] {
  return [
    `Version: ${version}`,
    `Signed by: ${by}`,
    `Signed: ${formatMoment(signedAt)}`,
    `Valid until: ${formatDay(expiresOn)}`,
  ];
}
