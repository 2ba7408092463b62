import { AREA_NAMES } from "@plumbline/contract/areas";
import { dayWords } from "@plumbline/contract/time-words";

import { count, signed } from "@plumbline/contract/numbers";
import type { WeeklyReport } from "#weekly-input.ts";

/** The three questions a report answers before anything else. */
export interface Headline {
  trouble: string;
  first: string;
  better: string;
}

/** Answers in one or two sentences each, from the figures alone. Claims nothing automation cannot know. */
export function headline(report: WeeklyReport): Headline {
  return { trouble: trouble(report), first: first(report), better: better(report) };
}

function trouble({ overall, openIssues, pages }: WeeklyReport): string {
  const measured = pages.filter((page) => page.state === "measured").length;
  if (measured === 0 || overall === null) {
    return "We could not tell: nothing could be measured in this scan. The reasons are listed below.";
  }
  if (openIssues.critical > 0) {
    const verb = openIssues.critical === 1 ? "needs" : "need";
    return `Yes. ${count(openIssues.critical, "critical issue")} ${verb} attention now.`;
  }
  if (openIssues.high > 0) {
    const verb = openIssues.high === 1 ? "is" : "are";
    return `Not urgently. No critical issue was found; ${count(openIssues.high, "serious issue")} ${verb} worth fixing soon.`;
  }
  return `The automated checks found no critical or high issue on ${count(measured, "page")}.`;
}

function first({ issues, openIssues }: WeeklyReport): string {
  const [top] = issues;
  if (top) {
    const gain =
      top.points === null || top.points === 0
        ? ""
        : ` It costs ${count(top.points, "point")} of ${AREA_NAMES[top.area]}.`;
    return `${top.title}.${gain} Estimated work: ${top.estimatedTime}.`;
  }
  const rest = openIssues.medium + openIssues.low;
  if (rest > 0) return `Nothing is pressing. ${count(rest, "smaller issue")} can be planned in.`;
  if (openIssues.review > 0)
    return `Have a person look at the ${count(openIssues.review, "finding")} marked for review.`;
  return "Nothing found needs fixing.";
}

function better({ changes, timeZone }: WeeklyReport): string {
  if (!changes) return "This is the first scan. The next report compares with it.";
  const since = dayWords(changes.since, timeZone);
  const moves = `${count(changes.verifiedFixed, "issue")} fixed, ${changes.newIssues} new, ${changes.cameBack} came back`;
  if (changes.overall === null) return `The overall score cannot be compared with ${since}. ${moves}.`;
  if (changes.overall === 0) return `Unchanged since ${since}: ${moves}.`;
  const direction = changes.overall > 0 ? "Yes" : "No";
  return `${direction}. ${signed(changes.overall)} points overall since ${since}: ${moves}.`;
}
