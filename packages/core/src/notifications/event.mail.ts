import type { Reader, WrittenNews } from "#notifications/mail-members.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig } from "#platform/mail/mail.ts";
import { type MailBlock, type MailFact, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

/** What a mail says of one event: what happened, to what, since when, and what to do. */
export interface EventWords {
  /** What happened, in a few words. */
  headline: string;
  /** The same as a whole sentence, with what it means. */
  sentence: string;
  /** To what, and since when. */
  facts: readonly MailFact[];
  /** The things it is about, each with the path in the app that leads to it. */
  items?: readonly { text: string; path: string; lines?: readonly string[] }[];
  /** What to do now. */
  advice: string;
  /** The way to the very thing. */
  action: { label: string; path: string };
  /** What of this a summary keeps below the headline. */
  inShort: readonly string[];
}

/** Writes an event for one of the organization's members. */
export function eventMail(config: MailConfig, reader: Reader, words: EventWords): WrittenNews {
  const urlOf = (path: string) => appUrl(config, reader.organizationId, path);
  const { headline, sentence, facts, items = [], advice, action, inShort } = words;
  const blocks: MailBlock[] = [text(sentence)];
  if (items.length > 0) {
    const links = items.map(({ path, ...item }) => ({ ...item, url: urlOf(path) }));
    blocks.push({ kind: "list", items: links });
  }
  blocks.push({ kind: "facts", facts }, text(advice), {
    kind: "action",
    label: action.label,
    url: urlOf(action.path),
  });
  const mail = layOutMail({
    config,
    subject: `${nameInSubject(reader.organization)}: ${headline}`,
    preview: sentence,
    heading: headline,
    blocks,
    reason: memberReason(reader.organization),
    ...(reader.choice ? { choice: reader.choice } : {}),
  });
  return { mail, entry: { headline, lines: inShort, path: action.path } };
}

/** Why a member gets a mail. */
export function memberReason(organization: string): string {
  return `You get this email because you are a member of ${nameInText(organization)}.`;
}
