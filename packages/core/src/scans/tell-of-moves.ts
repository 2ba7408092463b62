import type { ScanKind } from "@plumbline/contract/scans";

import { readCausesInside } from "#causes/read-causes.ts";
import type { MovedIssue, ScanMoves } from "#issues/moved-causes.ts";
import { movesOfScan } from "#issues/scan-moves.queries.ts";
import { eventMail } from "#notifications/event.mail.ts";
import { mailMembers } from "#notifications/mail-members.ts";
import { notifyMembers } from "#notifications/notify.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";
import { type NewsItem, scanNewsWords } from "#scans/scan-news.mail.ts";

export interface TellingScan {
  scanId: string;
  kind: ScanKind;
  site: string;
  finishedAt: Date;
}

const PATH = "/fix-priority";

/**
 * Tells the members what a scan changed: each kind once under the bell, and all of it in one mail a person. Whoever is
 * mailed the scan's report reads it there; of a first scan everything is new, which its report says too.
 */
export async function tellOfMoves(context: OrganizationContext, scan: TellingScan): Promise<void> {
  const news = await readNews(context, scan.scanId);
  for (const item of news) {
    const eventKey = `${item.kind} ${scan.scanId}`;
    await notifyMembers(context, { kind: item.kind, message: `${naming(item)}.`, path: PATH, eventKey });
  }
  if (scan.kind !== "initial") await mailNews(context, scan, news);
}

/** Mails what a scan changed to those who were left to its report, which could not be made. */
export async function mailNewsWithoutReport(context: OrganizationContext, scan: TellingScan): Promise<void> {
  await mailNews(context, { ...scan, isReportComing: false }, await readNews(context, scan.scanId));
}

async function mailNews(
  context: OrganizationContext,
  scan: TellingScan & { isReportComing?: boolean },
  news: readonly NewsItem[],
): Promise<void> {
  if (news.length === 0) return;
  const { scanId, kind, site, finishedAt, isReportComing = SCAN_PLANS[kind].reports.length > 0 } = scan;
  const mailing = {
    kinds: news.map((item) => item.kind),
    eventKey: `scan-news ${scanId}`,
    site,
    ...(isReportComing ? { saidWith: "report-ready" as const } : {}),
  };
  await mailMembers(context, mailing, (reader) =>
    eventMail(
      context.config,
      reader,
      scanNewsWords({
        site,
        scannedAt: finishedAt,
        timeZone: reader.timeZone,
        news: news.filter((item) => reader.wanted.includes(item.kind)),
      }),
    ),
  );
}

/** What a scan changed, and of each kind first what is best done first: dashboard, report and mail begin with it too. */
async function readNews(context: OrganizationContext, scanId: string): Promise<NewsItem[]> {
  const news = newsOf(await movesOfScan(context, scanId));
  if (news.length === 0) return [];
  const { ranked } = await readCausesInside(context);
  const places = new Map(ranked.map(({ id }, place) => [id, place]));
  const placeOf = ({ cause }: MovedIssue) => places.get(cause) ?? ranked.length;
  return news.map((item) => ({
    ...item,
    issues: item.issues.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }));
}

/** What is worth telling of what a scan changed, the most urgent first. */
function newsOf({ found, cameBack, fixed, pageGone }: ScanMoves): NewsItem[] {
  const critical = found.filter(({ severity }) => severity === "critical");
  return [
    { kind: "new-critical-issue", headline: counted(critical, NEW), issues: critical } as const,
    { kind: "issue-came-back", headline: counted(cameBack, CAME_BACK), issues: cameBack } as const,
    { kind: "fix-verified", headline: closed(fixed, pageGone), issues: [...fixed, ...pageGone] } as const,
  ].filter(({ issues }) => issues.length > 0);
}

/** What the bell calls one of them. */
const LABELS: Partial<Record<NewsItem["kind"], string>> = {
  "new-critical-issue": "New critical issue",
  "issue-came-back": "Issue came back",
};

type Nouns = readonly [one: string, many: string];
const NEW: Nouns = ["1 new critical issue", "new critical issues"];
const CAME_BACK: Nouns = ["1 issue came back", "issues came back"];
const FIXED: Nouns = ["1 issue is verified as fixed", "issues are verified as fixed"];
const PAGE_GONE: Nouns = [
  "1 issue is closed because its page is gone",
  "issues are closed because their pages are gone",
];

function counted(issues: readonly MovedIssue[], [one, many]: Nouns): string {
  return issues.length === 1 ? one : `${issues.length} ${many}`;
}

function closed(fixed: readonly MovedIssue[], pageGone: readonly MovedIssue[]): string {
  const parts = [
    ...(fixed.length > 0 ? [counted(fixed, FIXED)] : []),
    ...(pageGone.length > 0 ? [counted(pageGone, PAGE_GONE)] : []),
  ];
  return parts.join(", ");
}

/** What the bell says: what happened, and the first thing it happened to. */
function naming({ kind, headline, issues }: NewsItem): string {
  const [first] = issues;
  const label = LABELS[kind];
  if (label === undefined || first === undefined) return headline;
  return issues.length === 1 ? `${label}: ${first.title}` : `${headline}, first: ${first.title}`;
}
