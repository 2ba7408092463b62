import { AREA_NAMES, SEVERITIES, type Severity } from "@plumbline/contract/areas";
import { costOfAllSentence, severityWords } from "@plumbline/contract/coverage-words";
import { RATE_WORDS } from "@plumbline/contract/work";
import { fixHeading } from "@plumbline/contract/fix-heading";
import type { ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { exampleHeading, FILLING_WORDS, needsFilling } from "@plumbline/contract/fix-example-text";
import { count, integer, usDollars } from "@plumbline/contract/numbers";
import { type OrganizationAddress, organizationLink } from "@plumbline/contract/organization-link";
import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";
import { momentWords } from "@plumbline/contract/time-words";
import { causePath } from "@plumbline/contract/cause-path";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { siteName } from "#addresses.ts";
import { brandView, NAME_LENGTH } from "#brand-view.ts";
import { ISSUE_STATUS_NAMES } from "#issue-status-names.ts";
import { breakable, clipped, clippedMiddle, printable, written } from "#printable.ts";
import { type PrintedCause, printedCauses } from "#printed-causes.ts";
import { pageLink } from "#sections/actions.ts";
import { identityView } from "#sections/identity.ts";
import { pictureView } from "#sections/picture.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { Letterhead } from "#weekly-input.ts";

/** What the PDF of the issues is made of. Nothing in it is trusted as markup. */
export interface IssueReport extends Letterhead {
  content: IssueExport;
  /** Pictures of those issues that it shows in one, see `picturedIssues`. */
  pictures: readonly IssuePicture[];
}

interface IssuePicture {
  /** Id of the issue. */
  id: string;
  /** WebP. */
  picture: Uint8Array;
}

const PRINTED_PAGES = 10;
const ADDRESS = 64;
/** An example can have lines that the place lacks. */
const EXAMPLE = 800;

/** Everything the template prints, as finished text. */
export function issueReportView(report: IssueReport) {
  const { content, pictures, brand, timeZone } = report;
  const organization = printable(content.organization) || "your organization";
  const printed = printedCauses(content);
  const finishedAt = new Date(content.lastScanAt ?? content.exportedAt);
  const site = content.website ?? "";
  return {
    brand: brandView(brand),
    documentTitle: `Fix priority for ${organization}`,
    title: `Fix priority for ${breakable(clipped(organization, NAME_LENGTH))}`,
    site: { text: breakable(clippedMiddle(siteName(site), ADDRESS)), url: site },
    exportedAt: momentWords(new Date(content.exportedAt), timeZone),
    scanned:
      content.lastScanAt === null
        ? "No scan has finished yet, so we know nothing about the site."
        : `The last scan ended ${momentWords(finishedAt, timeZone)}.`,
    shown: shownWords(content),
    cost: content.costOfFixing ? `${costOfAllSentence(content.costOfFixing)} ${RATE_WORDS}` : "",
    figures: figuresOf(content),
    causes: printed.map((cause) => ({
      ...causeView(cause, report),
      picture: pictureOf(cause, new Set(pictures.map(({ id }) => id))),
    })),
    check:
      "Mark the issue as fixed in your dashboard. While scanning is active, we look at each of its places again, usually within minutes.",
    none: content.lastScanAt === null ? "We know of no issues yet." : "No issues match the chosen filters.",
    more: leftOutWords(content, printed),
    advice: adviceView(content.advice),
    filling: printed.some(hasGap) ? FILLING_WORDS : "",
    identity: identityView({ identity: content.scan, finishedAt, timeZone }),
  };
}

/** How many issues there are; before a first scan nobody knows, and none is no answer. */
function figuresOf({ issues, lastScanAt }: IssueExport) {
  const valueOf = (known: number) => (lastScanAt === null ? "Not measured" : integer(known));
  const counts = severityCounts(issues);
  return [
    { name: "Issues", value: valueOf(issues.length) },
    ...SEVERITIES.map((severity) => ({
      name: SEVERITY_NAMES[severity],
      value: valueOf(counts[severity]),
    })),
  ];
}

function severityCounts(issues: readonly ExportedIssue[]): Record<Severity, number> {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of issues) counts[severity] += 1;
  return counts;
}

/** Advice printed by name; all of it is in the attached files. */
const PRINTED_ADVICE = 20;

/** Best practice, by cause: what it is about and how far it reaches. */
function adviceView({ causes }: IssueExport["advice"]) {
  const hidden = causes.length - PRINTED_ADVICE;
  return {
    rows: causes
      .slice(0, PRINTED_ADVICE)
      .map(({ title, area, reach }) => ({ title: written(title), area: AREA_NAMES[area], reach })),
    more: hidden > 0 ? `and ${integer(hidden)} more, in the attached files.` : "",
  };
}

/** How many issues are not printed, by severity; nothing where all are. */
function leftOutWords({ issues }: IssueExport, printed: readonly PrintedCause[]): string {
  const shown = new Set(printed.flatMap((cause) => cause.issues));
  const hidden = issues.filter((issue) => !shown.has(issue));
  if (hidden.length === 0) return "";
  const severities = severityWords(severityCounts(hidden));
  return `Not printed here: ${count(hidden.length, "issue")} (${severities}). All are in the attached files issues.csv and issues.json.`;
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
    search === null ? null : `that mention "${written(search)}"`,
  ];
  return `${words.filter((word) => word !== null).join(", ")}.`;
}

function causeView({ cause, issues }: PrintedCause, address: OrganizationAddress) {
  const { severity, area, rank, matching, fixSteps, platform, wcag, resources } = cause;
  const title = written(cause.title);
  const more = matching - issues.length;
  return {
    title: rank === null ? title : `${rank}. ${title}`,
    url: organizationLink(address, causePath(cause.id)),
    severity,
    severityName: SEVERITY_NAMES[severity],
    facts: `${AREA_NAMES[area]} \u00b7 ${count(matching, "issue")}`,
    criteria: wcag.map(criterionLink),
    reason: written(cause.reasonInFull),
    why: written(cause.whyItMatters),
    howToFix: fixHeading(platform),
    steps: fixSteps.map(written),
    resources: resources.map(({ title: name, url }) => ({ text: written(name), url })),
    issues: issues.map(issueView),
    more: more > 0 ? `and ${count(more, "more issue")} of this cause, in the attached files.` : "",
  };
}

function hasGap({ issues }: PrintedCause): boolean {
  return issues.some(({ example }) => example !== null && needsFilling(example));
}

/** Name that a picture has for the typesetter. */
export function pictureName(issueId: string): string {
  return `${issueId}.webp`;
}

function pictureOf({ issues }: PrintedCause, pictured: ReadonlySet<string>) {
  const issue = issues.find(({ id }) => pictured.has(id));
  if (issue === undefined) return null;
  const { place, title, pageUrl } = issue;
  return pictureView({
    name: pictureName(issue.id),
    title,
    message: issue.description,
    caption: place?.name ? `\u201c${place.name}\u201d` : title,
    page: place?.page ?? pageUrl,
    selector: place?.selector ?? null,
  });
}

/** A criterion by number, name and level, and where it is explained. */
function criterionLink(id: string) {
  const criterion = wcagCriterion(id);
  if (criterion === undefined) return { text: `WCAG ${id}`, url: "" };
  return { text: `WCAG ${id} ${criterion.name} (Level ${criterion.level})`, url: criterion.url };
}

function issueView(issue: ExportedIssue) {
  const { place, pageUrls, pages, snippet } = issue;
  const shown = (pageUrls.length === 0 ? [issue.pageUrl] : pageUrls).slice(0, PRINTED_PAGES);
  const hidden = pages - shown.length;
  return {
    name: place?.name ? `\u201c${written(place.name)}\u201d` : "",
    description: written(issue.description),
    heading: place?.heading ? `Under \u201c${written(place.heading)}\u201d` : "",
    selector: place?.selector ? written(place.selector) : "",
    snippet: snippet === null ? "" : breakable(clipped(snippet, SNIPPET_CHARACTERS)),
    example:
      issue.example === null
        ? null
        : { heading: exampleHeading(issue.example), text: breakable(clipped(issue.example.text, EXAMPLE)) },
    pages: shown.map(pageLink),
    more: hidden > 0 ? `and ${count(hidden, "more page")}` : "",
    cost: issue.estimatedCost === null ? "" : usDollars(issue.estimatedCost),
    status: statusWords(issue),
  };
}

function statusWords({ status, acceptance, needsReview }: ExportedIssue): string {
  const name = acceptance === null ? ISSUE_STATUS_NAMES[status] : `Accepted until ${acceptance.until}`;
  return needsReview ? `${name}, needs review` : name;
}
