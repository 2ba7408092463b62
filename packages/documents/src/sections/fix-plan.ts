import { AREA_NAMES, SEVERITIES } from "@plumbline/contract/areas";
import { daysAfter } from "@plumbline/contract/calendar";
import { costOfAllSentence, severityWords } from "@plumbline/contract/coverage-words";
import { FIX_DAYS } from "@plumbline/contract/fix-plan";
import { NO_OWNER } from "@plumbline/contract/likely-owners";
import { count, usDollars } from "@plumbline/contract/numbers";
import { organizationLink } from "@plumbline/contract/organization-link";
import { ISSUE_GROUP_ORDER } from "@plumbline/contract/severity-groups";
import { dayWords } from "@plumbline/contract/time-words";
import { RATE_WORDS } from "@plumbline/contract/work";
import { causePath } from "@plumbline/contract/cause-path";

import type { AcceptedRisk, ComprehensiveReport } from "#comprehensive-input.ts";
import { written } from "#printable.ts";
import { dueDay, dueWords, isOverdue, reportDay } from "#sections/due.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedCause } from "#weekly-input.ts";

/** Causes printed at most, the most urgent first: no low one while a high one is left out. */
export const PLANNED_CAUSES = 36;

/** What to fix by when, by whom, and for how much; and what the organization has decided to live with. */
export function fixPlanView(report: ComprehensiveReport) {
  return {
    windows: windowsOf(report).map((window) => windowView(window, report)),
    intro: report.causes.some(({ group }) => group === "critical") ? "Critical issues come first. " : "",
    total: `${costOfAllSentence(report.costOfFixing)} ${RATE_WORDS}`,
    accepted: report.accepted.map((risk) => acceptedView(risk, report.timeZone)),
  };
}

interface FixWindow {
  title: string;
  own: ReportedCause[];
  /** How many of them there is room for. */
  room: number;
}

/**
 * By the day each cause is due, which its row names: a window tells only how many days of the report's are left. One for
 * what is overdue is there only where something is.
 */
function windowsOf(report: ComprehensiveReport): FixWindow[] {
  const open = new Set(report.causes);
  let room = PLANNED_CAUSES;
  const windowOf = (title: string, isIn: (cause: ReportedCause) => boolean): FixWindow => {
    const own = report.causes.filter((cause) => open.has(cause) && isIn(cause));
    for (const cause of own) open.delete(cause);
    const window = { title, own, room };
    room = Math.max(0, room - own.length);
    return window;
  };
  const overdue = windowOf("Overdue", (cause) => isOverdue(cause, report));
  const ahead = ISSUE_GROUP_ORDER.map((group, index) => {
    const days = FIX_DAYS[group];
    const before = ISSUE_GROUP_ORDER[index - 1];
    const title =
      before === undefined ? `Due within ${days} days` : `Due in ${FIX_DAYS[before] + 1} to ${days} days`;
    return windowOf(title, (cause) => dueDay(cause, report) <= daysAfter(reportDay(report), days));
  });
  return overdue.own.length === 0 ? ahead : [overdue, ...ahead];
}

function windowView({ title, own, room }: FixWindow, report: ComprehensiveReport) {
  return {
    title,
    summary:
      own.length === 0
        ? "Nothing is due in this time."
        : `${count(own.length, "cause")}, about ${usDollars(costOf(own))}.`,
    rows: own.slice(0, room).map((cause) => rowView(cause, report)),
    more: moreWords(own.slice(room), room > 0),
  };
}

function rowView(cause: ReportedCause, report: ComprehensiveReport) {
  return {
    title: { text: written(cause.title), url: organizationLink(report, causePath(cause.cause)) },
    fixBy: `Fix by ${dueWords(cause, report)}`,
    severity: cause.severity,
    severityName: SEVERITY_NAMES[cause.severity],
    area: AREA_NAMES[cause.area],
    issues: count(cause.issues, "issue"),
    owner: cause.likelyOwner ?? NO_OWNER,
    work: cause.work,
    cost: cause.cost === null ? "Not estimated" : usDollars(cause.cost),
  };
}

function costOf(causes: readonly ReportedCause[]): number {
  return causes.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
}

/** What is not printed, by severity: the rest of a list, or all of it. */
function moreWords(hidden: readonly ReportedCause[], isRest: boolean): string {
  if (hidden.length === 0) return "";
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const severity of SEVERITIES)
    counts[severity] = hidden.filter((cause) => cause.severity === severity).length;
  const severities = severityWords(counts);
  if (!isRest) return `Not printed here (${severities}). The attached files have them.`;
  return `and ${count(hidden.length, "more cause")} (${severities}), in the attached files.`;
}

function acceptedView({ title, severity, until, reason, by, issues }: AcceptedRisk, timeZone: string) {
  return {
    title: written(title),
    severity,
    severityName: SEVERITY_NAMES[severity],
    issues: count(issues, "issue"),
    until: until === null ? "" : dayWords(until, timeZone),
    reason: written(reason ?? ""),
    by: written(by ?? "A former member"),
  };
}
