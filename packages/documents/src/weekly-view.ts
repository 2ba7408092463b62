import { AREA_NAMES } from "@plumbline/contract/areas";
import { metricLabel } from "@plumbline/contract/bands";
import { bareAddress } from "@plumbline/contract/bare-address";
import type { ScannedPage } from "@plumbline/contract/scan-result";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { pathOf } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { headline } from "#headline.ts";
import { count, integer, signed, usDollars } from "@plumbline/contract/numbers";
import { breakable, clipped, clippedMiddle } from "#printable.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedArea, ReportedIssue, WeeklyReport } from "#weekly-input.ts";

/** How much of the long lists is shown. */
interface Density {
  issues: number;
  measured: number;
  notMeasured: number;
  /** Characters of a sentence from a check or a site. */
  sentence: number;
}

/** From generous to tight; the last one fits whatever the report holds. */
export const DENSITIES: readonly Density[] = [
  { issues: 12, measured: 50, notMeasured: 12, sentence: 240 },
  { issues: 12, measured: 30, notMeasured: 10, sentence: 150 },
  { issues: 10, measured: 24, notMeasured: 8, sentence: 150 },
  { issues: 8, measured: 16, notMeasured: 6, sentence: 120 },
  { issues: 6, measured: 10, notMeasured: 4, sentence: 110 },
  { issues: 3, measured: 6, notMeasured: 2, sentence: 80 },
];

const ADDRESS = 64;

/** Everything the template prints, as finished text. */
export function weeklyView(report: WeeklyReport, density: Density) {
  const answers = headline(report);
  const organization = clipped(report.organization, NAME_LENGTH) || "your organization";
  return {
    brand: brandView(report.brand),
    documentTitle: `Weekly report for ${organization}`,
    title: `Weekly report for ${breakable(organization)}`,
    site: breakable(clippedMiddle(bareAddress(report.site), ADDRESS)),
    scannedAt: momentWords(report.finishedAt, report.timeZone),
    overall: {
      score: report.overall,
      label: report.overall === null ? "Not measured" : metricLabel(report.overall),
    },
    answers: {
      trouble: clipped(answers.trouble, density.sentence),
      first: breakable(clipped(answers.first, density.sentence)),
      better: clipped(answers.better, density.sentence),
    },
    areas: report.areas.map((area) => areaView(area, report)),
    issues: report.issues.slice(0, density.issues).map((issue, index) => issueView(issue, index, density)),
    issuesNote: issuesNote(report, density),
    changes: changesView(report),
    ...pagesView(report, density),
    rulesetVersion: clipped(report.rulesetVersion, 40),
  };
}

function areaView(area: ReportedArea, report: WeeklyReport) {
  const old = area.measuredAt !== null && area.measuredAt.getTime() !== report.finishedAt.getTime();
  const notes = [
    area.state === "provisional" ? "Provisional" : null,
    area.score !== null && old && area.measuredAt
      ? `From ${dayWords(area.measuredAt, report.timeZone)}`
      : null,
    area.change === null ? null : `${signed(area.change)} since last scan`,
  ];
  return {
    name: AREA_NAMES[area.area],
    score: area.score,
    state: area.score === null ? "not-measured" : area.state,
    label: area.score === null ? "Not measured" : metricLabel(area.score),
    notes: notes.filter((note) => note !== null),
    reason: area.reason === null ? null : clipped(`${AREA_NAMES[area.area]}: ${area.reason}`, 200),
  };
}

function issueView(issue: ReportedIssue, index: number, density: Density) {
  const where =
    issue.pages === 0
      ? "Whole site"
      : `${count(issue.pages, "page")}, e.g. ${breakable(clippedMiddle(pathOf(issue.examplePage), 48))}`;
  return {
    rank: String(index + 1),
    severity: issue.severity,
    severityName: SEVERITY_NAMES[issue.severity],
    area: AREA_NAMES[issue.area],
    title: breakable(clipped(issue.title, 110)),
    why: breakable(clipped(issue.whyItMatters, density.sentence)),
    where,
    element: issue.exampleElement === null ? null : breakable(clippedMiddle(issue.exampleElement, 72)),
    cameBack: issue.cameBack,
    time: clipped(issue.estimatedTime, 24),
    cost: issue.estimatedCost === null ? "not estimated" : usDollars(issue.estimatedCost),
    points: issue.points === null ? "not known" : count(issue.points, "point"),
  };
}

function issuesNote({ issues, openIssues }: WeeklyReport, density: Density): string {
  const hidden = issues.length - Math.min(issues.length, density.issues);
  const rest = openIssues.medium + openIssues.low;
  const parts = [
    hidden > 0
      ? `${count(hidden, "further critical or high issue")} and all places are in your dashboard.`
      : null,
    rest > 0
      ? `${integer(openIssues.medium)} medium and ${integer(openIssues.low)} low issues are open as well.`
      : null,
    openIssues.review > 0
      ? `${count(openIssues.review, "finding")} could not be decided by automation and should be looked at by a person; such findings cost no points.`
      : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function changesView({ changes, timeZone }: WeeklyReport) {
  if (!changes) return null;
  return {
    since: dayWords(changes.since, timeZone),
    figures: [
      {
        name: "Overall score",
        value: changes.overall === null ? "Cannot be compared" : signed(changes.overall),
      },
      { name: "Verified as fixed", value: integer(changes.verifiedFixed) },
      { name: "New issues", value: integer(changes.newIssues) },
      { name: "Came back", value: integer(changes.cameBack) },
    ],
  };
}

function pagesView({ pages }: WeeklyReport, density: Density) {
  const measured = pages.filter((page) => page.state === "measured");
  const failed = pages.filter((page) => page.state === "not-measured");
  return {
    measured: {
      count: integer(measured.length),
      rows: measured.slice(0, density.measured).map((page) => pageName(page)),
      more: integer(Math.max(0, measured.length - density.measured)),
    },
    notMeasured: {
      count: integer(failed.length),
      rows: failed.slice(0, density.notMeasured).map((page) => ({
        page: pageName(page).address,
        status: page.status === null ? "no answer" : String(page.status),
        reason: breakable(clipped(page.reason ?? "no reason was recorded", density.sentence)),
      })),
      more: integer(Math.max(0, failed.length - density.notMeasured)),
    },
  };
}

function pageName(page: ScannedPage): { address: string; title: string } {
  return {
    address: breakable(clippedMiddle(pathOf(page.url), ADDRESS)),
    title: breakable(clipped(page.title ?? "", 60)),
  };
}
