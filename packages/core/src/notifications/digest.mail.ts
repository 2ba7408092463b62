import { bareAddress } from "@plumbline/contract/bare-address";
import type { MailPace } from "@plumbline/contract/notification-kinds";
import { count } from "@plumbline/contract/numbers";
import { momentWords } from "@plumbline/contract/time-words";

import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import type { MailBlock, MailChoice, MailListItem } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

/** One event of a summary. */
export interface DigestEvent {
  organizationId: string;
  organization: string;
  timeZone: string;
  /** Address of the site it concerns; null where it concerns none. */
  site: string | null;
  headline: string;
  lines: readonly string[];
  path: string;
  occurredAt: Date;
}

export interface Digest {
  config: MailConfig;
  pace: MailPace;
  /** At least one; those of one organization and site follow each other. */
  events: readonly DigestEvent[];
  choice: MailChoice;
}

/** Events of one site that are listed; the others are in the app. */
const LISTED = 25;

/** What has happened since the last summary, by organization and site. */
export function digestMail({ config, pace, events, choice }: Digest): MailContent {
  const groups = [
    ...Map.groupBy(events, ({ organizationId, site }) => `${organizationId}\n${site}`).values(),
  ];
  const updates = count(events.length, "update");
  // Of several organizations, the app opens the one its reader chose last.
  const [only, ...others] = new Set(events.map(({ organizationId }) => organizationId));
  const isOne = only !== undefined && others.length === 0;
  return layOutMail({
    config,
    subject: subjectOf(events, updates),
    preview: events.map(({ headline }) => headline).join(", "),
    heading: `${HEADINGS[pace]}: ${updates}`,
    blocks: [
      ...groups.flatMap((group) => groupBlocks(group, config)),
      {
        kind: "action",
        label: "Open the dashboard",
        url: isOne ? appUrl(config, only, "/") : `${config.server.publicUrl}/`,
      },
    ],
    reason: REASONS[pace],
    choice,
  });
}

const HEADINGS: Record<MailPace, string> = {
  // Someone who has just switched summaries off gets what had waited for one.
  "at-once": "Your last summary",
  daily: "Your daily summary",
  weekly: "Your weekly summary",
};

const REASONS: Record<MailPace, string> = {
  "at-once":
    "You get this email because you have just ended your summaries. From now on, each email comes right away.",
  daily: "You get this email because you chose one summary a day.",
  weekly: "You get this email because you chose one summary a week.",
};

/** The news itself where there is one, else how many; of whom, where that is one organization. */
function subjectOf(events: readonly DigestEvent[], updates: string): string {
  const organizations = [...new Set(events.map(({ organization }) => organization))];
  const [first = "", ...others] = organizations;
  const [only] = events.length === 1 ? events : [];
  if (others.length > 0)
    return `${updates} from ${nameInSubject(first)} and ${count(others.length, "more organization")}`;
  return `${nameInSubject(first)}: ${only?.headline ?? updates}`;
}

function groupBlocks(group: readonly DigestEvent[], config: MailConfig): MailBlock[] {
  const [first] = group;
  if (first === undefined) return [];
  const { organization, site } = first;
  const name = nameInText(organization);
  const rest = group.length - LISTED;
  const items: MailListItem[] = group.slice(0, LISTED).map((event) => ({
    text: event.headline,
    url: appUrl(config, event.organizationId, event.path),
    lines: [...event.lines, momentWords(event.occurredAt, event.timeZone)],
  }));
  if (rest > 0) items.push({ text: `and ${rest} more in the dashboard` });
  return [
    { kind: "heading", text: site === null ? name : `${name}, ${bareAddress(site)}` },
    { kind: "list", items },
  ];
}
