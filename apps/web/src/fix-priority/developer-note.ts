import { exampleHeading, exampleText } from "@plumbline/contract/fix-example-text";
import type { Issue, IssueDetail } from "@plumbline/contract/issues";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { countOf } from "#format/numbers.ts";

import { isMarkup } from "./markup-lines.ts";

/** Places that are listed besides the first; the rest is counted. */
const MORE_PLACES = 10;

type Place = IssueDetail["evidence"][number];

/** Further issues that the same change fixes. */
export interface OtherIssues {
  count: number;
  /** The first of them. */
  listed: readonly Pick<Issue, "pageUrl" | "place" | "pages">[];
  /** The work on all of them and the issue itself, e.g. 'about 4 hours'. */
  work: string;
}

interface NoteContext {
  /** Where in the app the issue can be marked as fixed. */
  address: string;
  others?: OtherIssues | undefined;
}

/** All that a developer needs to fix an issue, as Markdown for a ticket. */
export function developerNote(issue: IssueDetail, { address, others }: NoteContext): string {
  const place = mainPlace(issue);
  return (
    [
      `# ${issue.title}`,
      facts(issue, place, others),
      ...section("Before", before(place)),
      ...after(place),
      ...section(changeHeading(issue), steps(issue.fixSteps)),
      ...section("Criterion", criterion(issue)),
      ...section("How to check", check(address)),
      ...section("Also here", morePlaces(issue, place)),
      ...(others === undefined ? [] : section(othersHeading(others), otherIssues(others))),
    ].join("\n\n") + "\n"
  );
}

/** The place an issue is shown by: the first with a picture, else the first. */
export function mainPlace({ evidence }: Pick<IssueDetail, "evidence">): Place | undefined {
  return evidence.find(({ screenshot }) => screenshot !== null) ?? evidence[0];
}

function section(title: string, text: string): string[] {
  return text === "" ? [] : [`## ${title}\n\n${text}`];
}

function facts(issue: IssueDetail, place: Place | undefined, others: OtherIssues | undefined): string {
  const { severity, category, estimatedFixTime } = issue;
  return [
    `- **Page:** ${place?.page ?? issue.pageUrl}`,
    ...(place?.selector ? [`- **Selector:** ${code(place.selector)}`] : []),
    `- **What is wrong:** ${place?.message ?? issue.description}`,
    issue.isAdvice ? `- **Advice:** best practice, ${category}` : `- **Severity:** ${severity}, ${category}`,
    `- **Estimated work:** ${estimatedFixTime}${others ? `, ${others.work} for all ${others.count + 1} issues` : ""}`,
  ].join("\n");
}

function before(place: Place | undefined): string {
  if (!place?.snippet) return "";
  return fenced(place.snippet, isMarkup(place.snippet) ? "html" : "");
}

function after(place: Place | undefined): string[] {
  if (!place?.example) return [];
  const text = exampleText(place.example);
  return section(exampleHeading(place.example), fenced(text, isMarkup(text) ? "html" : ""));
}

function changeHeading({ platform }: IssueDetail): string {
  return platform === undefined ? "What to change" : `What to change in ${platform}`;
}

function steps(fixSteps: readonly string[]): string {
  return fixSteps.map((step, index) => `${index + 1}. ${step}`).join("\n");
}

function criterion({ wcag, check: id }: IssueDetail): string {
  const criteria = wcag.flatMap((number) => {
    const known = wcagCriterion(number);
    return known === undefined
      ? []
      : [`- [WCAG 2.2, ${known.id} ${known.name}](${known.url}), level ${known.level}`];
  });
  return [...criteria, `- Check ${code(id)}`].join("\n");
}

function check(address: string): string {
  return [
    "1. Put the change live.",
    `2. Open ${address}`,
    "3. Choose “Mark as fixed”. We open the page again and say whether the issue is gone.",
  ].join("\n");
}

function morePlaces({ evidence, places }: IssueDetail, main: Place | undefined): string {
  const more = evidence.filter((place) => place !== main).slice(0, MORE_PLACES);
  const lines = more.map(({ page, selector }) => `- ${page}${selector ? ` ${code(selector)}` : ""}`);
  const left = places - more.length - (main === undefined ? 0 : 1);
  return [...lines, ...(left > 0 ? [`- and ${countOf(left, "more place", "more places")}`] : [])].join("\n");
}

function othersHeading({ count }: OtherIssues): string {
  return `The same problem: ${countOf(count, "more issue", "more issues")}`;
}

function otherIssues({ count, listed }: OtherIssues): string {
  const lines = listed.slice(0, MORE_PLACES).map(({ pageUrl, place, pages }) => {
    const element = place?.selector ? ` ${code(place.selector)}` : "";
    return `- ${pageUrl}${element}${pages > 1 ? `, and ${countOf(pages - 1, "other page")}` : ""}`;
  });
  const left = count - lines.length;
  return [...lines, ...(left > 0 ? [`- and ${countOf(left, "more issue", "more issues")}`] : [])].join("\n");
}

/** Inline code whose own backticks stay. */
function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A block whose fence is longer than any within it. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
