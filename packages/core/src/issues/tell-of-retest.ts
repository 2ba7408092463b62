import { bareAddress } from "@plumbline/contract/bare-address";
import { causePath } from "@plumbline/contract/cause-path";
import type { RetestOutcome } from "@plumbline/contract/issue-terms";
import type { NotificationKind } from "@plumbline/contract/notification-kinds";
import { count } from "@plumbline/contract/numbers";
import { ownWords } from "@plumbline/contract/own-words";

import { placeOf } from "#issues/issue-item.ts";
import { type IssueRow, selectFirstPlaces } from "#issues/issue-list.queries.ts";
import { issuePath } from "#issues/moved-causes.ts";
import {
  type RetestedIssue,
  retestHeadline,
  type RetestNews,
  retestWords,
  retestWordsOfMany,
} from "#issues/retest-verdict.mail.ts";
import { tellMembers } from "#notifications/notify.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** An issue whose status a re-test changed. */
export interface Moved {
  /** With the status it had before. */
  issue: RetestedIssue & { isSiteWide: boolean };
  verdict: { outcome: RetestOutcome };
}

/** Tells the members what a re-test changed: fixes that are proven, and issues that are open again; each once. */
export async function tellOfRetest(
  context: OrganizationContext,
  { scanId, site }: { scanId: string; site: string },
  moved: readonly Moved[],
): Promise<void> {
  const checkedAt = context.clock.now();
  const places = await selectFirstPlaces(
    context,
    moved.map(({ issue }) => issue.id),
  );
  const news = moved.flatMap((one) => newsOf(one, places.get(one.issue.id) ?? null));
  const byKind = Map.groupBy(news, kindOf);
  for (const [kind, same] of byKind) {
    const [first, ...others] = same;
    if (first === undefined) continue;
    const told =
      others.length === 0 ? noticeOfOne(first, checkedAt) : noticeOfMany([first, ...others], checkedAt);
    await tellMembers(context, { kind, ...told, eventKey: `${kind} ${scanId}`, site });
  }
}

function newsOf({ issue, verdict: { outcome } }: Moved, place: IssueRow["place"]): RetestNews[] {
  if (outcome === "could-not-check") return [];
  const { isSiteWide } = issue;
  const words = ownWords({ page: bareAddress(issue.page), place: placeOf(place), isSiteWide });
  return [{ outcome, issue, ownWords: words }];
}

function kindOf({ outcome }: RetestNews): NotificationKind {
  return outcome === "still-there" ? "issue-came-back" : "fix-verified";
}

function noticeOfOne(news: RetestNews, checkedAt: Date) {
  return {
    message: `${retestHeadline(news)}: ${news.issue.title}.`,
    path: issuePath(news.issue.id),
    words: (timeZone: string) => retestWords(news, { checkedAt, timeZone }),
  };
}

/** They are of one check, so one title names them all. */
function noticeOfMany(news: readonly [RetestNews, ...RetestNews[]], checkedAt: Date) {
  const [{ issue }] = news;
  const headlines = [...Map.groupBy(news, retestHeadline)].map(
    ([headline, same]) => `${headline} (${count(same.length, "issue")})`,
  );
  return {
    message: `${headlines.join(", ")}: ${issue.title}.`,
    path: causePath(issue.cause),
    words: (timeZone: string) => retestWordsOfMany(news, { checkedAt, timeZone }),
  };
}
