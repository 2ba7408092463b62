import { bareAddress } from "@plumbline/contract/bare-address";
import type { ChoosableKind } from "@plumbline/contract/notification-kinds";
import { momentWords } from "@plumbline/contract/time-words";

import { type MovedIssue, movedCauses } from "#issues/moved-causes.ts";
import type { EventWords } from "#notifications/event.mail.ts";

/** One thing a scan changed. */
export interface NewsItem {
  kind: ChoosableKind;
  /** With their number: '2 new critical issues'. */
  headline: string;
  /** The issues it is about, worst first; at least one. */
  issues: readonly MovedIssue[];
}

export interface ScanNews {
  site: string;
  scannedAt: Date;
  timeZone: string;
  /** At least one. */
  news: readonly NewsItem[];
}

const LISTED = 5;

/** All that a scan changed and a member wants to know of, in one mail. */
export function scanNewsWords({ site, scannedAt, timeZone, news }: ScanNews): EventWords {
  const headline = news.map(({ headline }) => headline).join(", ");
  const all = news.flatMap(({ issues }) => movedCauses(issues));
  const [first] = all;
  const isOne = all.length === 1 && first !== undefined;
  return {
    headline: isOne ? headlineOfOne(news, first.title) : headline,
    sentence: `We scanned ${bareAddress(site)} and saw a change: ${headline}.`,
    items: news.flatMap((item) => listed(item, timeZone)),
    facts: [
      { name: "Website", value: bareAddress(site) },
      { name: "Scanned", value: momentWords(scannedAt, timeZone) },
    ],
    advice: news.map(({ kind }) => ADVICE[kind] ?? "").find((words) => words !== "") ?? "",
    action: isOne
      ? { label: first.isSingle ? "Open the issue" : "Open the issues", path: first.path }
      : { label: "Open Fix Priority", path: "/fix-priority" },
    inShort: all.slice(0, LISTED).map(({ title, about }) => `${title} (${about})`),
  };
}

function headlineOfOne([item]: readonly NewsItem[], title: string): string {
  if (item?.kind === "new-critical-issue") return `New critical issue '${title}'`;
  return item?.kind === "issue-came-back" ? `'${title}' came back` : `'${title}' is closed`;
}

/** What to do, the most urgent kind first. */
const ADVICE: Partial<Record<ChoosableKind, string>> = {
  "new-critical-issue":
    "Fix critical issues first. Each issue says what to change and lets you check the fix right away.",
  "issue-came-back": "Look at what changed on these pages since the fix. Then mark the issue as fixed again.",
  "fix-verified": "You don't need to do anything.",
};

const MARKS: Partial<Record<ChoosableKind, string>> = {
  "new-critical-issue": "New",
  "issue-came-back": "Came back",
  "fix-verified": "Closed",
};

function listed({ kind, issues }: NewsItem, timeZone: string) {
  const causes = movedCauses(issues);
  const rows = causes.slice(0, LISTED).map(({ title, about, path, first }) => ({
    text: title,
    path,
    lines: [
      `${MARKS[kind] ?? "Changed"}. ${about}.`,
      `Page: ${bareAddress(first.page)}`,
      `First found: ${momentWords(first.firstSeenAt, timeZone)}`,
    ],
  }));
  const rest = causes.length - LISTED;
  return rest > 0 ? [...rows, { text: `and ${rest} more`, path: "/fix-priority" }] : rows;
}
