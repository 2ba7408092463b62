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
    return "We can't tell, because this scan could not measure anything. The reasons are listed below.";
  }
  if (openIssues.critical > 0) {
    const verb = openIssues.critical === 1 ? "needs" : "need";
    return `Yes. ${count(openIssues.critical, "critical issue")} ${verb} attention now.`;
  }
  if (openIssues.high > 0) {
    const verb = openIssues.high === 1 ? "is" : "are";
    return `Nothing urgent. We found no critical issues, but ${count(openIssues.high, "high issue")} ${verb} worth fixing soon.`;
  }
  return `The automated checks found no critical or high issue on ${count(measured, "page")}.`;
}

function first({ causes, openIssues }: WeeklyReport): string {
  const [top] = causes;
  if (top) return `${top.title} (${AREA_NAMES[top.area]}: ${top.reason}).`;
  if (openIssues.review > 0)
    return `Review the ${count(openIssues.review, "finding")} we could not decide on our own.`;
  return "We found nothing that needs fixing.";
}

function better({ changes, timeZone }: WeeklyReport): string {
  if (!changes) return "This is the first scan. The next report will compare with it.";
  const since = dayWords(changes.since, timeZone);
  const moves = `${count(changes.verifiedFixed, "issue")} fixed, ${changes.newIssues} new, ${changes.cameBack} came back`;
  if (changes.overall === null) return `The overall score can't be compared with ${since}. ${moves}.`;
  if (changes.overall === 0) return `Unchanged since ${since}: ${moves}.`;
  const direction = changes.overall > 0 ? "Yes" : "No";
  return `${direction}. ${signed(changes.overall)} points overall since ${since}: ${moves}.`;
}
