import { actionsHeading } from "@plumbline/contract/actions-heading";
import { AREA_NAMES } from "@plumbline/contract/areas";
import { bareAddress } from "@plumbline/contract/bare-address";
import { coverageSentence, openIssuesSentence, pagesSentence } from "@plumbline/contract/coverage-words";
import { usDollars } from "@plumbline/contract/numbers";
import { notVisitedSentence } from "@plumbline/contract/pages-of-site";
import type { ReportKind } from "@plumbline/contract/reports";
import { momentWords } from "@plumbline/contract/time-words";

import { memberReason } from "#notifications/event.mail.ts";
import type { Reader, WrittenNews } from "#notifications/mail-members.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig } from "#platform/mail/mail.ts";
import { type MailBlock, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";
import { changeBlocks } from "#reports/report-changes.ts";
import { figureWords, newsInShort, scoreRows } from "#reports/report-figures.ts";
import type { ReportedAction, ReportNews } from "#reports/report-news.ts";
import { nextScanSentence } from "#scans/next-scan-sentence.ts";

/** The mail of a report, the weekly product: all that matters is in it, and the PDF is one press away. */
export function reportMail(config: MailConfig, reader: Reader, news: ReportNews): WrittenNews {
  const { organization, timeZone, choice } = reader;
  const urlOf = (to: string) => appUrl(config, reader.organizationId, to);
  const path = `/audit-history?download=${news.reportId}`;
  const figure = figureWords(news);
  const headline = headlineOf(news);
  const coverage = lackWords(news);
  const mail = layOutMail({
    config,
    subject: `${nameInSubject(organization)}${kindWords(news)}: ${headline}`,
    preview: coverage ?? `${openWords(news)} ${nextScanSentence(news.nextScan)}`,
    heading: `${nameInText(organization)}${kindWords(news)}: ${figure}`,
    blocks: [
      ...opening(news, timeZone),
      { kind: "scores", rows: scoreRows(news, timeZone) },
      ...changeBlocks(news, { timeZone, urlOf }),
      ...actionBlocks(news.actions, urlOf),
      { kind: "heading", text: "What comes next" },
      text(nextScanSentence(news.nextScan)),
      ...contentBlocks(news),
      { kind: "action", label: "Download the full report (PDF)", url: urlOf(path) },
    ],
    reason: memberReason(organization),
    ...(choice ? { choice } : {}),
  });
  const scores = scoreRows(news, timeZone)
    .slice(1)
    .map(({ name, value }) => `${name} ${value}`);
  const lines = [...(coverage === null ? [] : [coverage]), scores.join(", ")];
  return { mail, entry: { headline: `${ENTRY_NAMES[news.kind]}: ${headline}`, lines, path } };
}

const ENTRY_NAMES: Record<ReportKind, string> = {
  weekly: "Report",
  requested: "Requested scan",
  monthly: "Monthly report",
  initial: "Initial audit",
  loi: "Letter of intent",
};

/** Which report it is, unless it is the one of most weeks. */
function kindWords({ kind }: ReportNews): string {
  return kind === "weekly" ? "" : `, ${ENTRY_NAMES[kind].toLowerCase()}`;
}

/** What the comprehensive reports hold beyond their mail. */
function contentBlocks({ kind }: ReportNews): MailBlock[] {
  if (kind !== "monthly" && kind !== "initial") return [];
  const trend = kind === "monthly" ? "how the scores moved from month to month, " : "";
  const whole = `The full report has ${trend}all WCAG 2.2 A and AA criteria, each area's score line by line, a plan for 30, 60 and 90 days, and the log of evidence.`;
  return [text(whole)];
}

/** The score and the news. Where nothing could be measured, finding nothing is no news. */
function headlineOf(news: ReportNews): string {
  const isUnknown = news.overall === null && news.openIssues.critical === 0;
  return isUnknown ? figureWords(news) : `${figureWords(news)}, ${newsInShort(news)}`;
}

/** What was not measured is said before any figure. */
function opening(news: ReportNews, timeZone: string): MailBlock[] {
  const coverage = lackWords(news);
  const when = momentWords(news.finishedAt, timeZone);
  const scanned = `We scanned ${bareAddress(news.site)} on ${when}.`;
  if (coverage === null) return [text(`${scanned} ${openWords(news)}`)];
  return [text(`${scanned} ${coverage}`), text(openWords(news))];
}

/** What was not seen: that the site is another one, pages and areas; null where all was. */
function lackWords({ areas, pages, pagesNotVisited, moved }: ReportNews): string | null {
  const lacks = [
    moved,
    pages.measured < pages.all ? pagesSentence(pages) : null,
    notVisitedSentence(pagesNotVisited),
    coverageSentence(areas),
  ];
  return lacks.filter((words) => words !== null).join(" ") || null;
}

function openWords({ openIssues, areas }: ReportNews): string {
  return openIssuesSentence(openIssues, areas);
}

function actionBlocks(actions: readonly ReportedAction[], urlOf: (path: string) => string): MailBlock[] {
  if (actions.length === 0) return [];
  const items = actions.map((action) => ({
    text: action.title,
    url: urlOf(action.path),
    lines: actionLines(action),
  }));
  return [
    {
      kind: "heading",
      text: actionsHeading(actions.length),
    },
    { kind: "list", items, isOrdered: true },
  ];
}

/** Why it matters, and why it comes first with the work it takes. */
function actionLines({ why, area, reason, cost }: ReportedAction): string[] {
  const effort = `${AREA_NAMES[area]}: ${reason}.${cost === null ? "" : ` Cost: about ${usDollars(cost)}.`}`;
  return why === "" ? [effort] : [why, effort];
}
