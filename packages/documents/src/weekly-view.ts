import { AREA_NAMES } from "@plumbline/contract/areas";
import { metricLabel } from "@plumbline/contract/bands";
import { bareAddress } from "@plumbline/contract/bare-address";
import type { ScannedPage } from "@plumbline/contract/scan-result";
import { dayWords, momentWords } from "@plumbline/contract/time-words";
import { lossWords } from "@plumbline/contract/yearly-loss";

import { pathOf } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { headline } from "#headline.ts";
import { count, integer, signed, usDollars } from "@plumbline/contract/numbers";
import { breakable, clipped, clippedMiddle } from "#printable.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { ReportedArea, ReportedCause, WeeklyReport } from "#weekly-input.ts";

/** How much of the long lists is shown. */
interface Density {
  causes: number;
  measured: number;
  notMeasured: number;
  /** Characters of a sentence from a check or a site. */
  sentence: number;
}

/** From generous to tight; the last one fits whatever the report holds. */
export const DENSITIES: readonly Density[] = [
  { causes: 12, measured: 50, notMeasured: 12, sentence: 240 },
  { causes: 12, measured: 30, notMeasured: 10, sentence: 150 },
  { causes: 10, measured: 24, notMeasured: 8, sentence: 150 },
  { causes: 8, measured: 16, notMeasured: 6, sentence: 120 },
  { causes: 6, measured: 10, notMeasured: 4, sentence: 110 },
  { causes: 3, measured: 6, notMeasured: 2, sentence: 80 },
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
    causes: report.causes.slice(0, density.causes).map((cause, index) => causeView(cause, index, density)),
    causesNote: causesNote(report, density),
    money: moneyView(report),
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

function causeView(cause: ReportedCause, index: number, density: Density) {
  const issues = count(cause.issues, "issue");
  const example =
    cause.examplePage === "" ? "" : `, e.g. ${breakable(clippedMiddle(pathOf(cause.examplePage), 48))}`;
  return {
    rank: String(index + 1),
    severity: cause.severity,
    severityName: SEVERITY_NAMES[cause.severity],
    area: AREA_NAMES[cause.area],
    title: breakable(clipped(cause.title, 110)),
    why: breakable(clipped(cause.whyItMatters, density.sentence)),
    where: `${issues} on ${cause.reach}${example}`,
    element: cause.exampleElement === null ? null : breakable(clippedMiddle(cause.exampleElement, 72)),
    cameBack: cause.cameBack,
    work: clipped(cause.work, 24),
    cost: cause.cost === null ? "not estimated" : usDollars(cause.cost),
    points: cause.points === null ? "not scored" : count(cause.points, "point"),
  };
}

function causesNote({ causes, openIssues }: WeeklyReport, density: Density): string {
  const hidden = causes.length - Math.min(causes.length, density.causes);
  const parts = [
    hidden > 0 ? `Your dashboard has ${count(hidden, "more cause")}, and all places.` : null,
    causes.length > 0 ? `Open in all: ${severitiesWords(openIssues)}.` : null,
    openIssues.review > 0
      ? `${count(openIssues.review, "finding")} may or may not be a problem, so please review them. They cost no points.`
      : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** e.g. `2 critical, 14 high, 0 medium and 3 low issues`. */
function severitiesWords({ critical, high, medium, low }: WeeklyReport["openIssues"]): string {
  return `${integer(critical)} critical, ${integer(high)} high, ${integer(medium)} medium and ${integer(low)} low issues`;
}

/** What the site's state may cost, and what fixing it costs. */
function moneyView({ yearlyLoss, costOfFixing }: WeeklyReport) {
  return {
    loss: `${usDollars(yearlyLoss.amount)} a year`,
    lossWords: lossWords(yearlyLoss),
    fixing: usDollars(costOfFixing),
  };
}

function changesView({ changes, timeZone }: WeeklyReport) {
  if (!changes) return null;
  return {
    since: dayWords(changes.since, timeZone),
    figures: [
      {
        name: "Overall score",
        value: changes.overall === null ? "Can't be compared" : signed(changes.overall),
      },
      { name: "Verified fixed", value: integer(changes.verifiedFixed) },
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
        status: page.status === null ? "no response" : String(page.status),
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
