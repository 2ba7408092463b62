import { AREA_NAMES } from "@plumbline/contract/areas";
import { costSentence, openIssuesSentence } from "@plumbline/contract/coverage-words";
import { NO_OWNER } from "@plumbline/contract/likely-owners";
import { count, usDollars } from "@plumbline/contract/numbers";
import { organizationLink } from "@plumbline/contract/organization-link";
import { ORDER_OF_CAUSES, overallPointsWords, whyFree } from "@plumbline/contract/reason-words";
import { causePath } from "@plumbline/contract/cause-path";

import { pathOf } from "#addresses.ts";
import { breakable, clippedMiddle, written } from "#printable.ts";
import { dueWords } from "#sections/due.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedCause, WeeklyReport } from "#weekly-input.ts";

/** How many causes a report shows. */
interface Room {
  /** With all one needs to hand them on. */
  shown: number;
  /** In its fix plan at most; none in a report without one. */
  planned: number;
}

/** The first causes with all one needs to hand them on, and what is open besides. */
export function actionsView(report: WeeklyReport, room: Room) {
  return {
    items: report.causes.slice(0, room.shown).map((cause, index) => actionView(cause, index, report)),
    intro: introWords(report, room),
  };
}

function actionView(cause: ReportedCause, index: number, report: WeeklyReport) {
  return {
    rank: String(index + 1),
    severity: cause.severity,
    severityName: SEVERITY_NAMES[cause.severity],
    area: AREA_NAMES[cause.area],
    title: written(cause.title),
    url: organizationLink(report, causePath(cause.cause)),
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

/** Where the causes are that are not shown; null where all are. */
function hiddenWords(causes: number, { shown, planned }: Room): string | null {
  const hidden = causes - shown;
  if (hidden <= 0) return null;
  const subject = `${count(hidden, "more cause")} ${hidden === 1 ? "is" : "are"}`;
  if (planned >= causes)
    return `${subject} in the fix plan of this report, in your dashboard, and in the attached files.`;
  const others = `${subject} in your dashboard and in the attached files.`;
  return planned === 0
    ? others
    : `${others} The fix plan of this report has the ${planned} most urgent causes.`;
}

function introWords(report: WeeklyReport, room: Room): string {
  const { causes, openIssues, areas, costOfFixing, awaitingCheck } = report;
  const issues = causes.reduce((sum, cause) => sum + cause.issues, 0);
  const parts = [
    openIssuesSentence(openIssues, areas),
    costSentence({ cost: costOfFixing, issues, awaitingCheck }),
    causes.length > 1 ? ORDER_OF_CAUSES : null,
    hiddenWords(causes.length, room),
    openIssues.review > 0 ? reviewWords(openIssues.review) : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
