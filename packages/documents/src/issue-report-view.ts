import { bareAddress } from "@plumbline/contract/bare-address";
import type { Brand } from "@plumbline/contract/brand";
import type { ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { ISSUE_CATEGORIES, ISSUE_GROUPS, type IssueGroup } from "@plumbline/contract/issues";
import { momentWords } from "@plumbline/contract/time-words";

import { pathOf } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { ISSUE_STATUS_NAMES } from "#issue-status-names.ts";
import { count, integer } from "@plumbline/contract/numbers";
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
    exportedAt: momentWords(new Date(content.exportedAt), timeZone),
    scanned:
      content.lastScanAt === null
        ? "No scan has been completed yet, so nothing is known about the site."
        : `The last scan ended ${momentWords(new Date(content.lastScanAt), timeZone)}.`,
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
    none:
      content.lastScanAt === null
        ? "No issue is known yet."
        : "No issue matches what was chosen to be shown.",
    more:
      hidden > 0 ? `${count(hidden, "further issue")} of less weight stand in the CSV and JSON files.` : "",
  };
}

function inGroup(issues: readonly ExportedIssue[], group: IssueGroup): ExportedIssue[] {
  const severities: readonly string[] = ISSUE_GROUPS[group];
  return issues.filter(({ severity }) => severities.includes(severity));
}

const STATUS_WORDS: Record<IssueExport["filter"]["status"], string> = {
  unresolved: "issues that are not resolved",
  resolved: "resolved issues",
  all: "issues, resolved ones included",
};

/** What the filter let through, in one sentence. */
function shownWords({ filter: { category, status, review, search } }: IssueExport): string {
  const scope = category === null ? "All" : `${ISSUE_CATEGORIES[category]}:`;
  const words = [
    `${scope} ${STATUS_WORDS[status]}`,
    review ? "with what a person must judge" : null,
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
  return needsReview ? `${name}, a person must judge` : name;
}
