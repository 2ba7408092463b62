import type { NotificationKind } from "@plumbline/contract/notifications";

import { choiceReason } from "#notifications/notice.mail.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

/** One thing a scan changed. */
export interface NewsItem {
  kind: NotificationKind;
  headline: string;
  /** The issues it is about, worst first; none where the headline says it all. */
  titles: readonly string[];
  count: number;
}

export interface ScanNews {
  config: Pick<Config, "brand" | "server">;
  /** Name of the reader. */
  name: string;
  organization: string;
  site: string;
  /** Path in the app where the issues are. */
  path: string;
  /** At least one. */
  news: readonly NewsItem[];
}

const LISTED = 5;

/** Tells a member in one mail all that a scan changed and they want to know of. */
export function scanNewsMail({ config, name, organization, site, path, news }: ScanNews): MailContent {
  const headline = news.map((item) => item.headline).join(", ");
  return layOutMail({
    brand: config.brand,
    subject: `${headline} (${organization})`,
    heading: headline,
    paragraphs: [`Hello ${name},`, `The latest scan of ${site} found what has changed.`],
    facts: news.flatMap(factsOf),
    action: { label: "Open Fix Priority", url: `${config.server.publicUrl}${path}` },
    reason: choiceReason(organization),
  });
}

const FACT_NAMES: Partial<Record<NotificationKind, string>> = {
  "new-critical-issue": "New critical issue",
  "issue-came-back": "Came back",
};

function factsOf({ kind, titles }: NewsItem): { name: string; value: string }[] {
  const name = FACT_NAMES[kind] ?? "Changed";
  const facts = titles.slice(0, LISTED).map((value) => ({ name, value }));
  const more = titles.length - LISTED;
  return more > 0 ? [...facts, { name, value: `and ${more} more` }] : facts;
}
