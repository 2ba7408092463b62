import { AREA_NAMES } from "@plumbline/contract/areas";
import { isEarlierScore, missingFrom, overallLabel } from "@plumbline/contract/coverage-words";
import { count, signed } from "@plumbline/contract/numbers";
import { startSentence } from "@plumbline/contract/start-page";
import { pageCounts } from "@plumbline/contract/pages-of-site";
import { sinceWords } from "@plumbline/contract/time-words";

import { written } from "#printable.ts";
import type { WeeklyReport } from "#weekly-input.ts";

/** The three questions a report answers before anything else. Claims nothing automation cannot know. */
export function verdictView(report: WeeklyReport) {
  const { overall, areas } = report;
  return {
    score: overall,
    label: overallLabel(overall, areas),
    coverage: coverageWords(report),
    trouble: [startSentence(report.site, report.pages), trouble(report)]
      .filter((words) => words !== null)
      .join(" "),
    first: written(first(report)),
    better: better(report),
  };
}

/**
 * How much of the site the scan saw, and of which pages it knows that it did not visit, e.g. `24 of 25 pages, 3 of 5
 * areas (2 more scores are from earlier scans)`: a weekly scan is not asked for all areas.
 */
function coverageWords({ pages, pagesNotVisited, areas, finishedAt }: WeeklyReport): string {
  const { all, measured } = pageCounts(pages);
  const earlier = areas.filter((area) => isEarlierScore(area, finishedAt)).length;
  const seen = areas.length - missingFrom(areas).length - earlier;
  const others =
    earlier === 1 ? "1 more score is from an earlier scan" : `${earlier} more scores are from earlier scans`;
  const words = `${measured} of ${count(all, pagesNotVisited > 0 ? "visited page" : "page")}, ${seen} of ${count(areas.length, "area")}`;
  return `${words}${earlier === 0 ? "" : ` (${others})`}${notVisitedWords(pagesNotVisited)}`;
}

function notVisitedWords(pages: number): string {
  return pages === 0 ? "" : `; at least ${count(pages, "more page")} found and not visited`;
}

function trouble(report: WeeklyReport): string {
  const { overall, areas, pages } = report;
  if (overall === null) return "We can't tell, because this scan could not measure anything.";
  const missing = missingFrom(areas).map((area) => AREA_NAMES[area]);
  if (missing.length === 0 && pageCounts(pages).notMeasured === 0) return gravest(report, false);
  const unknown =
    missing.length === 0 ? "" : `We don't know about ${listed(missing)}, which we could not measure. `;
  return `${unknown}${gravest(report, true)}`;
}

function gravest({ openIssues, pages }: WeeklyReport, isPartial: boolean): string {
  const { critical, high } = openIssues;
  if (critical > 0)
    return `Yes. ${count(critical, "critical issue")} ${critical === 1 ? "needs" : "need"} attention now.`;
  const seen = isPartial ? "in what we could check" : "on the pages we scanned";
  if (high > 0)
    return `We found no critical issues ${seen}, but ${count(high, "high issue")} ${high === 1 ? "is" : "are"} worth fixing soon.`;
  if (isPartial) return "In what we could check, the automated checks found no critical or high issue.";
  return `The automated checks found no critical or high issue on ${count(pageCounts(pages).measured, "page")}.`;
}

function first({ causes, openIssues, areas, pages }: WeeklyReport): string {
  const [top] = causes;
  if (top) return `${top.title} (${AREA_NAMES[top.area]}: ${top.reason}).`;
  const [missing] = missingFrom(areas);
  if (missing) return `Find out why we could not measure ${AREA_NAMES[missing]}, then scan again.`;
  const { notMeasured } = pageCounts(pages);
  if (notMeasured > 0)
    return `Find out why we could not measure ${count(notMeasured, "page")}, then scan again.`;
  if (openIssues.review > 0)
    return `Review the ${count(openIssues.review, "finding")} we could not decide on our own.`;
  return "The automated checks found nothing to fix. A person should now check what automation cannot.";
}

function better({ changes, finishedAt, timeZone }: WeeklyReport): string {
  if (!changes) return "This is the first scan. The next report will compare with it.";
  const since = sinceWords(changes.since, finishedAt, timeZone);
  const moves = `${count(changes.verifiedFixed, "issue")} fixed, ${changes.newIssues} new, ${changes.cameBack} came back`;
  if (changes.overall === null) {
    const why = changes.incomparable === null ? "" : `: ${changes.incomparable}`;
    return `The overall score can't be compared with ${since}${why}. ${moves}.`;
  }
  if (changes.overall === 0) return `Unchanged since ${since}: ${moves}.`;
  const direction = changes.overall > 0 ? "Yes" : "No";
  const points = Math.abs(changes.overall) === 1 ? "point" : "points";
  return `${direction}. ${signed(changes.overall)} ${points} overall since ${since}: ${moves}.`;
}

/** `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
