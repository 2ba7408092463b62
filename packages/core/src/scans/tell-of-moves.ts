import type { NotificationKind } from "@plumbline/contract/notifications";
import type { ScanKind } from "@plumbline/contract/scans";

import type { FoundIssue } from "#issues/found-issue.ts";
import type { IssueMoves } from "#issues/record-issues.ts";
import { mailMembers } from "#notifications/mail-members.ts";
import { notifyMembers } from "#notifications/notify.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scanNewsMail, type NewsItem } from "#scans/scan-news.mail.ts";

export interface TellingScan {
  scanId: string;
  kind: ScanKind;
  site: string;
}

const PATH = "/fix-priority";

/**
 * Tells the members what a scan changed: each kind once under the bell, and all of it in one mail a person.
 * Of a first scan everything is new; its report's mail says so, and another would only repeat it.
 */
export async function tellOfMoves(
  context: OrganizationContext,
  { scanId, kind, site }: TellingScan,
  moves: IssueMoves,
): Promise<void> {
  const news = newsOf(moves);
  for (const item of news) {
    const eventKey = `${item.kind} ${scanId}`;
    await notifyMembers(context, { kind: item.kind, message: `${naming(item)}.`, path: PATH, eventKey });
  }
  if (kind === "initial" || news.length === 0) return;
  const mailing = { kinds: news.map((item) => item.kind), eventKey: `scan-news ${scanId}` };
  await mailMembers(context, mailing, (reader) =>
    scanNewsMail({
      ...reader,
      config: context.config,
      site,
      path: PATH,
      news: news.filter((item) => reader.wanted.includes(item.kind)),
    }),
  );
}

/** What is worth telling; what only a person can judge is not. */
function newsOf(moves: IssueMoves): NewsItem[] {
  const isCritical = ({ severity }: FoundIssue) => severity === "critical";
  return [
    found("new-critical-issue", moves.new.filter(isCritical), ["New critical issue", "new critical issues"]),
    found("issue-came-back", moves.cameBack, ["Issue came back", "issues came back"]),
    closed(moves),
  ].filter(({ count }) => count > 0);
}

function found(
  kind: NotificationKind,
  issues: readonly FoundIssue[],
  [one, many]: readonly [one: string, many: string],
): NewsItem {
  const titles = issues.filter(({ needsReview }) => !needsReview).map(({ title }) => title);
  const headline = titles.length === 1 ? one : `${titles.length} ${many}`;
  return { kind, headline, titles, count: titles.length };
}

function closed({ verified, pageGone }: IssueMoves): NewsItem {
  const fixed = verified === 1 ? "1 issue is verified as fixed" : `${verified} issues are verified fixed`;
  const gone =
    pageGone === 1
      ? "1 issue is closed because its page is gone"
      : `${pageGone} issues are closed because their pages are gone`;
  const parts = [...(verified > 0 ? [fixed] : []), ...(pageGone > 0 ? [gone] : [])];
  return { kind: "fix-verified", headline: parts.join(", "), titles: [], count: verified + pageGone };
}

function naming({ headline, titles: [first, ...others] }: NewsItem): string {
  if (first === undefined) return headline;
  return others.length === 0 ? `${headline}: ${first}` : `${headline}, first: ${first}`;
}
