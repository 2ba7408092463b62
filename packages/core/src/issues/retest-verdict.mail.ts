import { bareAddress } from "@plumbline/contract/bare-address";
import type { IssueStatus, RetestOutcome } from "@plumbline/contract/issue-terms";
import { count } from "@plumbline/contract/numbers";
import { momentWords } from "@plumbline/contract/time-words";
import { causePath } from "@plumbline/contract/cause-path";

import { gravity, issuePath, type MovedIssue } from "#issues/moved-causes.ts";
import type { EventWords } from "#notifications/event.mail.ts";
import type { MailFact } from "#platform/mail/mail-parts.ts";

/** An issue that was checked again. */
export interface RetestedIssue extends MovedIssue {
  /** Before the re-test. */
  status: IssueStatus;
  markedFixedAt: Date | null;
}

export interface RetestNews {
  outcome: Exclude<RetestOutcome, "could-not-check">;
  issue: RetestedIssue;
  /** What tells it from others of its cause: its element's name or selector, else its page. */
  ownWords: string;
}

/** When the re-test was, and in which zone that is said. */
interface Check {
  checkedAt: Date;
  timeZone: string;
}

interface Words {
  /** Before the issue's title, under the bell. */
  headline: string;
  /** After the title of one issue, as the headline of a mail. */
  verdict: string;
  /** After the number of several issues. */
  verdictOfMany: string;
  sentence: string;
  advice: string;
}

const LISTED = 5;

/** What a re-test of one issue came to. */
export function retestHeadline(news: RetestNews): string {
  return wordsOf(news).headline;
}

/** The same as a mail says it. */
export function retestWords(news: RetestNews, check: Check): EventWords {
  const { issue, ownWords } = news;
  const { verdict, sentence, advice } = wordsOf(news);
  const page = bareAddress(issue.page);
  return {
    headline: `'${issue.title}' ${verdict}`,
    sentence,
    facts: [
      { name: "Issue", value: issue.title },
      { name: "Severity", value: gravity(issue) },
      ...(ownWords === page ? [] : [{ name: "Where", value: ownWords }]),
      { name: "Page", value: page, url: issue.page },
      { name: "First found", value: momentWords(issue.firstSeenAt, check.timeZone) },
      ...checkFacts(issue, check),
    ],
    advice,
    action: { label: "Open the issue", path: issuePath(issue.id) },
    inShort: [whereOf(news)],
  };
}

/** What a re-test of several issues of one cause came to, as a mail says it. */
export function retestWordsOfMany(news: readonly [RetestNews, ...RetestNews[]], check: Check): EventWords {
  const [{ issue }] = news;
  const counts = [...Map.groupBy(news, (one) => wordsOf(one).verdictOfMany)]
    .map(([verdict, same]) => `${count(same.length, "issue")} ${verdict}`)
    .join(", ");
  const rows = news.slice(0, LISTED).map((one) => rowOf(one, check.timeZone));
  const rest = news.length - LISTED;
  const path = causePath(issue.cause);
  return {
    headline: `'${issue.title}': ${counts}`,
    sentence: `We checked ${count(news.length, "issue")} of one kind again: ${counts}.`,
    items: rest > 0 ? [...rows, { text: `and ${rest} more`, path }] : rows,
    facts: [{ name: "Issue", value: issue.title }, ...checkFacts(issue, check)],
    advice: wordsOf(news[0]).advice,
    action: { label: "Open these issues", path },
    inShort: news.slice(0, LISTED).map(whereOf),
  };
}

/** An element with its page, or the page alone. */
function whereOf({ issue, ownWords }: RetestNews): string {
  const page = bareAddress(issue.page);
  return ownWords === page ? `Page: ${page}` : `${ownWords} on ${page}`;
}

function rowOf(news: RetestNews, timeZone: string) {
  const { issue, ownWords } = news;
  const page = bareAddress(issue.page);
  return {
    text: ownWords,
    path: issuePath(issue.id),
    lines: [
      `${wordsOf(news).headline}. ${gravity(issue)}.`,
      ...(ownWords === page ? [] : [`Page: ${page}`]),
      `First found: ${momentWords(issue.firstSeenAt, timeZone)}`,
    ],
  };
}

function checkFacts({ markedFixedAt }: RetestedIssue, { checkedAt, timeZone }: Check): MailFact[] {
  const marked =
    markedFixedAt === null ? [] : [{ name: "Marked as fixed", value: momentWords(markedFixedAt, timeZone) }];
  return [...marked, { name: "Checked", value: momentWords(checkedAt, timeZone) }];
}

function wordsOf({ outcome, issue: { status } }: RetestNews): Words {
  if (outcome === "verified") {
    return {
      headline: "Fix verified",
      verdict: "is fixed",
      verdictOfMany: "fixed",
      sentence: "We checked the issue again and no longer find it.",
      advice: "You don't need to do anything. Later scans keep watching for it.",
    };
  }
  if (outcome === "page-gone") {
    return {
      headline: "Closed, because its page is gone",
      verdict: "is closed, because its page is gone",
      verdictOfMany: "closed (page gone)",
      sentence: "We checked the issue again. The page it was on no longer exists, so the issue is closed.",
      advice: "If the page moved, the next scan looks at it under its new address.",
    };
  }
  return status === "verified" || status === "page-gone"
    ? {
        headline: "Issue came back",
        verdict: "came back",
        verdictOfMany: "came back",
        sentence: "This issue was closed. We checked it again and it is there.",
        advice: "Look at what changed on the page since the fix. Then mark the issue as fixed again.",
      }
    : {
        headline: "Still there, so it is open again",
        verdict: "is still there",
        verdictOfMany: "still there",
        sentence: "The issue was marked as fixed. We checked it again and it is still there.",
        advice:
          "Open the issue to see where it is and what to change. When the fix is live, mark it as fixed again.",
      };
}
