import { AREA_NAMES } from "@plumbline/contract/areas";
import { costSentence, openIssuesSentence } from "@plumbline/contract/coverage-words";
import { NO_OWNER } from "@plumbline/contract/likely-owners";
import { count, usDollars } from "@plumbline/contract/numbers";
import { ORDER_OF_CAUSES, overallPointsWords, whyFree } from "@plumbline/contract/reason-words";
import { causePath } from "@plumbline/contract/cause-path";

import { pathOf } from "#addresses.ts";
import { breakable, clippedMiddle, written } from "#printable.ts";
import { dueWords } from "#sections/due.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedCause, WeeklyReport } from "#weekly-input.ts";

/** The first causes with all one needs to hand them on, and what is open besides. */
export function actionsView(report: WeeklyReport, shown: number) {
  return {
    items: report.causes.slice(0, shown).map((cause, index) => actionView(cause, index, report)),
    intro: introWords(report, shown),
  };
}

function actionView(cause: ReportedCause, index: number, report: WeeklyReport) {
  return {
    rank: String(index + 1),
    severity: cause.severity,
    severityName: SEVERITY_NAMES[cause.severity],
    area: AREA_NAMES[cause.area],
    title: written(cause.title),
    url: `${report.publicUrl}${causePath(cause.cause)}`,
    why: written(whyWords(cause)),
    where: `${count(cause.issues, "issue")} on ${cause.reach}`,
    page: pageLink(cause.examplePage),
    element: cause.exampleElement === null ? "" : breakable(clippedMiddle(cause.exampleElement, 72)),
    cameBack: cause.cameBack,
    facts: [
      { name: "Work", value: cause.work },
      { name: "Cost", value: cause.cost === null ? "Not estimated" : usDollars(cause.cost) },
      { name: "Likely owner", value: cause.likelyOwner ?? NO_OWNER },
      { name: "Fix by", value: dueWords(cause, report) },
      { name: "Score", value: overallPointsWords(cause.overallPoints) },
    ],
  };
}

/** Why it matters and, where it costs nothing, why it costs nothing. */
function whyWords({ whyItMatters, overallPoints, area }: ReportedCause): string {
  return overallPoints === 0
    ? `${whyItMatters} It costs no points by itself. ${whyFree(area)}`.trim()
    : whyItMatters;
}

/** A page by its path; the whole address is behind the link. */
export function pageLink(url: string) {
  return { text: breakable(clippedMiddle(pathOf(url), 56)), url };
}

function reviewWords(findings: number): string {
  return findings === 1
    ? "1 finding may or may not be a problem, so please review it. It costs no points."
    : `${count(findings, "finding")} may or may not be problems, so please review them. They cost no points.`;
}

function introWords(report: WeeklyReport, shown: number): string {
  const { causes, openIssues, areas, costOfFixing, awaitingCheck } = report;
  const issues = causes.reduce((sum, cause) => sum + cause.issues, 0);
  const hidden = Math.max(0, causes.length - shown);
  const parts = [
    openIssuesSentence(openIssues, areas),
    costSentence({ cost: costOfFixing, issues, awaitingCheck }),
    causes.length > 1 ? ORDER_OF_CAUSES : null,
    hidden > 0
      ? `${count(hidden, "more cause")} ${hidden === 1 ? "is" : "are"} in your dashboard and in the attached files.`
      : null,
    openIssues.review > 0 ? reviewWords(openIssues.review) : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
