import { bareAddress } from "@plumbline/contract/bare-address";
import type { RetestOutcome } from "@plumbline/contract/issues";
import { momentWords } from "@plumbline/contract/time-words";

import { gravity, issuePath, type MovedIssue } from "#issues/moved-causes.ts";
import type { EventWords } from "#notifications/event.mail.ts";

export interface RetestNews {
  outcome: Exclude<RetestOutcome, "could-not-check">;
  /** Whether the issue had been closed before: then it came back. */
  wasClosed: boolean;
  issue: MovedIssue & { markedFixedAt: Date | null };
  checkedAt: Date;
}

interface Words {
  /** Before the issue's title, under the bell. */
  headline: string;
  /** After its title, as the headline of a mail. */
  verdict: string;
  sentence: string;
  advice: string;
}

/** What a re-test of one issue came to. */
export function retestHeadline({ outcome, wasClosed }: Pick<RetestNews, "outcome" | "wasClosed">): string {
  return wordsOf({ outcome, wasClosed }).headline;
}

/** The same as a mail says it. */
export function retestWords(news: RetestNews, timeZone: string): EventWords {
  const { issue, checkedAt } = news;
  const { verdict, sentence, advice } = wordsOf(news);
  const page = bareAddress(issue.page);
  const marked =
    issue.markedFixedAt === null
      ? []
      : [{ name: "Marked as fixed", value: momentWords(issue.markedFixedAt, timeZone) }];
  return {
    headline: `'${issue.title}' ${verdict}`,
    sentence,
    facts: [
      { name: "Issue", value: issue.title },
      { name: "Severity", value: gravity(issue) },
      { name: "Page", value: page, url: issue.page },
      { name: "First found", value: momentWords(issue.firstSeenAt, timeZone) },
      ...marked,
      { name: "Checked", value: momentWords(checkedAt, timeZone) },
    ],
    advice,
    action: { label: "Open the issue", path: issuePath(issue.id) },
    inShort: [`Page: ${page}`],
  };
}

function wordsOf({ outcome, wasClosed }: Pick<RetestNews, "outcome" | "wasClosed">): Words {
  if (outcome === "verified") {
    return {
      headline: "Fix verified",
      verdict: "is fixed",
      sentence: "We checked the issue again and no longer find it.",
      advice: "There is nothing for you to do. Later scans keep watching for it.",
    };
  }
  if (outcome === "page-gone") {
    return {
      headline: "Closed, because its page is gone",
      verdict: "is closed, because its page is gone",
      sentence: "We checked the issue again. The page it was on no longer exists, so the issue is closed.",
      advice: "If the page moved, the next scan looks at it under its new address.",
    };
  }
  return wasClosed
    ? {
        headline: "Issue came back",
        verdict: "came back",
        sentence: "This issue was closed. We checked it again and it is there.",
        advice: "Look at what changed on the page since the fix. Then mark the issue as fixed again.",
      }
    : {
        headline: "Still there, so it is open again",
        verdict: "is still there",
        sentence: "The issue was marked as fixed. We checked it again and it is still there.",
        advice: "The issue shows where we see it and what to change. Then mark it as fixed again.",
      };
}
