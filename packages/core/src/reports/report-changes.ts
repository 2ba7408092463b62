import { count } from "@plumbline/contract/numbers";
import { sinceWords } from "@plumbline/contract/time-words";

import { type MovedIssue, movedCauses } from "#issues/moved-causes.ts";
import { type MailBlock, type MailListItem, text } from "#platform/mail/mail-parts.ts";
import type { ReportNews } from "#reports/report-news.ts";

const NAMED = 3;

interface Frame {
  timeZone: string;
  /** Address of a place in the app, by its path. */
  urlOf: (path: string) => string;
}

/** What is new, came back and was fixed since the scan before. */
export function changeBlocks(
  { changes, finishedAt }: Pick<ReportNews, "changes" | "finishedAt">,
  frame: Frame,
): MailBlock[] {
  if (changes === null) {
    return [text("This was the first scan of your site. The next report says what has changed since.")];
  }
  const { found, cameBack, fixed, pageGone } = changes;
  const critical = found.filter(({ severity }) => severity === "critical").length;
  const some = critical > 0 && critical < found.length ? `, ${critical} of them critical` : "";
  const all = critical > 0 && critical === found.length ? "critical " : "";
  const items = [
    ...moved(found, `${count(found.length, `new ${all}issue`)}${some}`, frame),
    ...moved(cameBack, `${count(cameBack.length, "issue")} came back`, frame),
    ...moved(fixed, `${count(fixed.length, "issue")} fixed`, frame),
    ...moved(pageGone, `${count(pageGone.length, "issue")} closed, because the page is gone`, frame),
  ];
  return [
    { kind: "heading", text: `What changed since ${sinceWords(changes.since, finishedAt, frame.timeZone)}` },
    items.length === 0 ? text("No new issues, none fixed, and none came back.") : { kind: "list", items },
  ];
}

/** One line for a kind of change, and the worst of its defects by name, each leading to its issues. */
function moved(issues: readonly MovedIssue[], words: string, { urlOf }: Frame): MailListItem[] {
  const causes = movedCauses(issues);
  if (causes.length === 0) return [];
  const rest = causes.length - NAMED;
  const names = causes
    .slice(0, NAMED)
    .map(({ title, about, path }) => ({ text: `${title} (${about})`, url: urlOf(path) }));
  return [{ text: words, lines: rest > 0 ? [...names, `and ${rest} more`] : names }];
}
