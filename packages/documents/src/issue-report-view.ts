import { AREA_NAMES, SEVERITIES, type Severity } from "@plumbline/contract/areas";
import { bareAddress } from "@plumbline/contract/bare-address";
import type { Brand } from "@plumbline/contract/brand";
import type { ExportedCause, ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { count, integer, usDollars } from "@plumbline/contract/numbers";
import { momentWords } from "@plumbline/contract/time-words";

import { pathOf } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { ISSUE_STATUS_NAMES } from "#issue-status-names.ts";
import { breakable, clipped, clippedMiddle } from "#printable.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";

/** What the PDF of the issues is made of. Nothing in it is trusted as markup. */
export interface IssueReport {
  content: IssueExport;
  brand: Brand;
  /** IANA name of the zone all times are shown in. */
  timeZone: string;
}

/** Issues printed in all, and of one cause, at most; the others are in the CSV and JSON files. */
const PRINTED_ISSUES = 100;
const PRINTED_OF_CAUSE = 10;
const PRINTED_STEPS = 8;
const ADDRESS = 64;
const SENTENCE = 400;

/** Everything the template prints, as finished text. */
export function issueReportView({ content, brand, timeZone }: IssueReport) {
  const organization = clipped(content.organization, NAME_LENGTH) || "your organization";
  const printed = printedCauses(content);
  return {
    brand: brandView(brand),
    documentTitle: `Fix priority for ${organization}`,
    title: `Fix priority for ${breakable(organization)}`,
    site: breakable(clippedMiddle(bareAddress(content.website ?? ""), ADDRESS)),
    exportedAt: momentWords(new Date(content.exportedAt), timeZone),
    scanned:
      content.lastScanAt === null
        ? "No scan has finished yet, so we know nothing about the site."
        : `The last scan ended ${momentWords(new Date(content.lastScanAt), timeZone)}.`,
    shown: shownWords(content),
    cost:
      content.costOfFixing === 0 ? "" : `Fixing all open issues costs ${usDollars(content.costOfFixing)}.`,
    figures: [
      { name: "Issues", value: integer(content.issues.length) },
      ...severityCounts(content.issues).map(([severity, issues]) => ({
        name: SEVERITY_NAMES[severity],
        value: integer(issues),
      })),
    ],
    causes: printed.map(causeView),
    none: content.lastScanAt === null ? "We know of no issues yet." : "No issues match the chosen filters.",
    more: leftOutWords(content, printed),
  };
}

interface PrintedCause {
  cause: ExportedCause;
  issues: ExportedIssue[];
}

/** The first causes with their first issues, as many as are printed. */
function printedCauses({ causes, issues }: IssueExport): PrintedCause[] {
  const byCause = Map.groupBy(issues, ({ cause }) => cause);
  let room = PRINTED_ISSUES;
  return causes.flatMap((cause) => {
    const own = (byCause.get(cause.id) ?? []).slice(0, Math.min(PRINTED_OF_CAUSE, room));
    room -= own.length;
    return own.length === 0 ? [] : [{ cause, issues: own }];
  });
}

function severityCounts(issues: readonly ExportedIssue[]): [Severity, number][] {
  return SEVERITIES.map((severity) => [
    severity,
    issues.filter((issue) => issue.severity === severity).length,
  ]);
}

/** How many issues are not printed, by severity; nothing where all are. */
function leftOutWords({ issues }: IssueExport, printed: readonly PrintedCause[]): string {
  const shown = new Set(printed.flatMap((cause) => cause.issues));
  const hidden = issues.filter((issue) => !shown.has(issue));
  if (hidden.length === 0) return "";
  const severities = severityCounts(hidden)
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => `${integer(number)} ${severity}`);
  return `Not printed here: ${count(hidden.length, "issue")} (${severities.join(", ")}). All are in the CSV and JSON files.`;
}

const STATUS_WORDS: Record<IssueExport["filter"]["status"], string> = {
  unresolved: "open issues",
  resolved: "resolved issues",
  all: "issues, including resolved ones",
};

/** What the filter let through, in one sentence. */
function shownWords({ filter: { category, status, review, search } }: IssueExport): string {
  const scope = category === null ? "All" : `${AREA_NAMES[category]}:`;
  const words = [
    `${scope} ${STATUS_WORDS[status]}`,
    review ? "including those that need review" : null,
    search === null ? null : `that mention "${clipped(search, 100)}"`,
  ];
  return `${words.filter((word) => word !== null).join(", ")}.`;
}

function causeView({ cause, issues }: PrintedCause) {
  const { severity, area, rank, matching, fixSteps, wcag } = cause;
  const title = breakable(clipped(cause.title, 160));
  const more = matching - issues.length;
  return {
    title: rank === null ? title : `${rank}. ${title}`,
    severity,
    severityName: SEVERITY_NAMES[severity],
    facts: [
      AREA_NAMES[area],
      count(matching, "issue"),
      ...(wcag.length === 0 ? [] : [`WCAG ${wcag.join(", ")}`]),
    ].join(" \u00b7 "),
    reason: clipped(cause.reasonInFull, SENTENCE),
    why: breakable(clipped(cause.whyItMatters, SENTENCE)),
    steps: fixSteps.slice(0, PRINTED_STEPS).map((step) => breakable(clipped(step, SENTENCE))),
    issues: issues.map(issueView),
    more: more > 0 ? `and ${count(more, "more issue")} of this cause, in the CSV and JSON files.` : "",
  };
}

function issueView(issue: ExportedIssue) {
  const { pages, place } = issue;
  const page = breakable(clippedMiddle(pathOf(issue.pageUrl), 56));
  const selector = place?.selector ?? null;
  return {
    name: place?.name ? `\u201c${breakable(clipped(place.name, 100))}\u201d` : "",
    description: breakable(clipped(issue.description, SENTENCE)),
    heading: place?.heading ? `Under \u201c${breakable(clipped(place.heading, 100))}\u201d` : "",
    where: pages === 1 ? page : `${count(pages, "page")}, e.g. ${page}`,
    selector: selector === null ? "" : breakable(clippedMiddle(selector, 72)),
    cost: issue.estimatedCost === null ? "" : usDollars(issue.estimatedCost),
    status: statusWords(issue),
  };
}

function statusWords({ status, acceptance, needsReview }: ExportedIssue): string {
  const name = acceptance === null ? ISSUE_STATUS_NAMES[status] : `Accepted until ${acceptance.until}`;
  return needsReview ? `${name}, needs review` : name;
}
