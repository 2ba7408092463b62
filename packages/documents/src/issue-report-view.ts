import type { Brand } from "@plumbline/contract/brand";
import type { ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { ISSUE_CATEGORIES, ISSUE_GROUPS, type IssueGroup } from "@plumbline/contract/issues";

import { bareAddress, pathOf } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { dayAndTime } from "#dates.ts";
import { ISSUE_STATUS_NAMES } from "#issue-status-names.ts";
import { count, integer } from "#numbers.ts";
import { breakable, clipped, clippedMiddle } from "#printable.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";

/** What the PDF of the issues is made of. Nothing in it is trusted as markup. */
export interface IssueReport {
  content: IssueExport;
  brand: Brand;
  /** IANA name of the zone all times are shown in. */
  timeZone: string;
}

/** Issues printed in full at most; the others are in the CSV and JSON files. */
const PRINTED_ISSUES = 100;
const PRINTED_STEPS = 8;
const ADDRESS = 64;
const SENTENCE = 400;

const GROUP_NAMES: Record<IssueGroup, string> = { critical: "Critical", major: "Major", minor: "Minor" };
const GROUPS = ["critical", "major", "minor"] as const satisfies readonly IssueGroup[];

/** Everything the template prints, as finished text. */
export function issueReportView({ content, brand, timeZone }: IssueReport) {
  const organization = clipped(content.organization, NAME_LENGTH) || "your organization";
  const printed = content.issues.slice(0, PRINTED_ISSUES);
  const hidden = content.issues.length - printed.length;
  return {
    brand: brandView(brand),
    documentTitle: `Fix priority for ${organization}`,
    title: `Fix priority for ${breakable(organization)}`,
    site: breakable(clippedMiddle(bareAddress(content.website ?? ""), ADDRESS)),
    exportedAt: dayAndTime(new Date(content.exportedAt), timeZone),
    scanned:
      content.lastScanAt === null
        ? "No scan has finished yet, so we know nothing about the site."
        : `The last scan ended ${dayAndTime(new Date(content.lastScanAt), timeZone)}.`,
    shown: shownWords(content),
    figures: [
      { name: "Issues", value: integer(content.issues.length) },
      ...GROUPS.map((group) => ({
        name: GROUP_NAMES[group],
        value: integer(inGroup(content.issues, group).length),
      })),
    ],
    groups: GROUPS.map((group) => ({
      name: `${GROUP_NAMES[group]} issues`,
      issues: inGroup(printed, group).map(issueView),
    })).filter(({ issues }) => issues.length > 0),
    none: content.lastScanAt === null ? "We know of no issues yet." : "No issues match the chosen filters.",
    more: hidden > 0 ? `The CSV and JSON files have ${count(hidden, "more issue")} of lower severity.` : "",
  };
}

function inGroup(issues: readonly ExportedIssue[], group: IssueGroup): ExportedIssue[] {
  const severities: readonly string[] = ISSUE_GROUPS[group];
  return issues.filter(({ severity }) => severities.includes(severity));
}

const STATUS_WORDS: Record<IssueExport["filter"]["status"], string> = {
  unresolved: "open issues",
  resolved: "resolved issues",
  all: "issues, including resolved ones",
};

/** What the filter let through, in one sentence. */
function shownWords({ filter: { category, status, review, search } }: IssueExport): string {
  const scope = category === null ? "All" : `${ISSUE_CATEGORIES[category]}:`;
  const words = [
    `${scope} ${STATUS_WORDS[status]}`,
    review ? "including those that need review" : null,
    search === null ? null : `that mention "${clipped(search, 100)}"`,
  ];
  return `${words.filter((word) => word !== null).join(", ")}.`;
}

function issueView(issue: ExportedIssue) {
  const { severity, pages, fixSteps } = issue;
  return {
    severity,
    severityName: SEVERITY_NAMES[severity],
    category: issue.category,
    title: breakable(clipped(issue.title, 160)),
    description: breakable(clipped(issue.description, SENTENCE)),
    impact: breakable(clipped(issue.impact, SENTENCE)),
    where: `${count(pages, "page")}, e.g. ${breakable(clippedMiddle(pathOf(issue.pageUrl), 56))}`,
    time: clipped(issue.estimatedFixTime, 40),
    status: statusWords(issue),
    steps: fixSteps.slice(0, PRINTED_STEPS).map((step) => breakable(clipped(step, SENTENCE))),
  };
}

function statusWords({ status, acceptance, needsReview }: ExportedIssue): string {
  const name = acceptance === null ? ISSUE_STATUS_NAMES[status] : `Accepted until ${acceptance.until}`;
  return needsReview ? `${name}, needs review` : name;
}
