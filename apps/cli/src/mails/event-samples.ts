import type { MovedIssue } from "@plumbline/core/issues/moved-causes";
import {
  type RetestedIssue,
  retestWords,
  retestWordsOfMany,
} from "@plumbline/core/issues/retest-verdict.mail";
import { digestMail } from "@plumbline/core/notifications/digest.mail";
import { eventMail, type EventWords } from "@plumbline/core/notifications/event.mail";
import { maintenanceWords } from "@plumbline/core/notifications/maintenance.mail";
import type { MailConfig } from "@plumbline/core/platform/mail/mail";
import { scanFailedWords } from "@plumbline/core/scans/scan-failed.mail";
import { type NewsItem, scanNewsWords } from "@plumbline/core/scans/scan-news.mail";
import { inviteAcceptedWords } from "@plumbline/core/team/invite-accepted.mail";

import {
  HARD_NAMES,
  MORNING,
  type SampleMail,
  ORGANIZATION_ID,
  sampleReader,
  SITE,
  TIME_ZONE,
  WEEK_BEFORE,
} from "./sample-mail.ts";

/** An issue of the samples. */
export function sampleIssue(number: number, title: string, about: Partial<MovedIssue> = {}): MovedIssue {
  return {
    id: `0198f7a2-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
    cause: `sample-${number}.critical`,
    title,
    severity: "critical",
    area: "accessibility",
    page: `${SITE}order`,
    firstSeenAt: WEEK_BEFORE,
    ...about,
  };
}

/** Mails about single events, which their readers can end, and the summary of several. */
export function eventSamples(config: MailConfig): SampleMail[] {
  const sample = (module: string, name: string, words: EventWords, organization?: string): SampleMail => ({
    module,
    name,
    mail: eventMail(config, sampleReader(config, organization), words).mail,
  });
  const bob = { id: "bob", name: "Bob Baker", email: "bob@harbor-bakery.example", role: "member" } as const;
  const maintenance = {
    startsAt: new Date("2026-11-29T02:00:00Z"),
    endsAt: new Date("2026-11-29T04:00:00Z"),
    note: "Reports stay available.",
  };
  const failed = {
    site: SITE,
    failedAt: MORNING,
    hasScores: false,
    nextScan: "2026-11-30",
    reportId: "sample",
    trouble: "other",
  } as const;
  const noAnswer = "The server at harbor-bakery.example did not answer within 30 seconds.";
  return [
    sample("scans/scan-news", "scan-news", newsOf(NEWS)),
    sample("scans/scan-news", "scan-news-one", newsOf(NEWS.slice(0, 1).map((item) => firstOf(item)))),
    sample("scans/scan-news", "scan-news-long-name", newsOf(NEWS), HARD_NAMES.long),
    sample(
      "scans/scan-failed",
      "scan-failed",
      scanFailedWords({ ...failed, kind: "initial", reason: noAnswer }, TIME_ZONE),
    ),
    ...retestSamples(sample),
    sample(
      "team/invite-accepted",
      "invite-accepted",
      inviteAcceptedWords({ person: bob, at: MORNING, timeZone: TIME_ZONE }),
    ),
    sample(
      "notifications/maintenance",
      "maintenance",
      maintenanceWords(maintenance, TIME_ZONE),
      HARD_NAMES.hebrew,
    ),
    digestSample(config),
  ];
}

const NEWS: NewsItem[] = [
  {
    kind: "new-critical-issue",
    headline: "2 new critical issues",
    issues: [sampleIssue(1, "Form field without a label"), sampleIssue(2, "Button without a name")],
  },
  {
    kind: "issue-came-back",
    headline: "1 issue came back",
    issues: [sampleIssue(3, "Text with low contrast", { severity: "high" })],
  },
];

function newsOf(news: readonly NewsItem[]): EventWords {
  return scanNewsWords({ site: SITE, scannedAt: MORNING, timeZone: TIME_ZONE, news });
}

function firstOf({ issues, ...item }: NewsItem): NewsItem {
  return { ...item, headline: "1 new critical issue", issues: issues.slice(0, 1) };
}

function retestSamples(
  sample: (module: string, name: string, words: EventWords) => SampleMail,
): SampleMail[] {
  const module = "issues/retest-verdict";
  const check = { checkedAt: new Date("2026-11-23T14:09:00Z"), timeZone: TIME_ZONE };
  const outcomes = [
    ["verified", "fixed-awaiting-check", "retest-verified"],
    ["still-there", "fixed-awaiting-check", "retest-still-there"],
    ["still-there", "verified", "retest-came-back"],
    ["page-gone", "fixed-awaiting-check", "retest-page-gone"],
  ] as const;
  const ofOne = outcomes.map(([outcome, status, name]) =>
    sample(
      module,
      name,
      retestWords({ outcome, issue: retestedIssue(1, status), ownWords: "“Email”" }, check),
    ),
  );
  const fixed = (number: number) => ({
    outcome: "verified" as const,
    issue: retestedIssue(number, "fixed-awaiting-check"),
    ownWords: `#order-${number} > input`,
  });
  const gone = { ...fixed(3), outcome: "page-gone" as const };
  const several = retestWordsOfMany([fixed(1), fixed(2), gone], check);
  return [...ofOne, sample(module, "retest-several", several)];
}

function retestedIssue(number: number, status: RetestedIssue["status"]): RetestedIssue {
  const page = `${SITE}order/${number}`;
  const issue = sampleIssue(number, "Form field without a label", { page });
  return { ...issue, cause: "label.critical", status, markedFixedAt: MORNING };
}

function digestSample(config: MailConfig): SampleMail {
  const event = {
    organizationId: ORGANIZATION_ID,
    organization: "Harbor Bakery",
    timeZone: TIME_ZONE,
    site: SITE,
    occurredAt: MORNING,
  };
  const { choice } = sampleReader(config);
  if (choice === undefined) throw new Error("The sample's reader can end nothing.");
  const events = [
    {
      ...event,
      headline: "Report: 74 (+3), 2 new critical issues",
      lines: ["Accessibility 71, SEO 88, Performance 64, Privacy 80, Security 62"],
      path: "/audit-history?download=sample",
    },
    {
      ...event,
      headline: "Fix verified: Button without a name",
      lines: ["Page: /order"],
      path: "/fix-priority",
    },
    {
      ...event,
      organization: HARD_NAMES.japanese,
      site: null,
      headline: "Bob Baker joined your team",
      lines: ["bob@harbor-bakery.example, Member"],
      path: "/team",
    },
  ];
  return {
    module: "notifications/digest",
    name: "digest-weekly",
    mail: digestMail({ config, pace: "weekly", events, choice }),
  };
}
