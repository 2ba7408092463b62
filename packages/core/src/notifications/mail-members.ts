import type { Role } from "@plumbline/contract/auth";
import {
  type ChoosableKind,
  type NotificationKind,
  PROMPT_KINDS,
} from "@plumbline/contract/notification-kinds";

import { isChoosable, isMailed, selectChoices } from "#notifications/choices.queries.ts";
import { insertDigestEntry } from "#notifications/digest.queries.ts";
import { digestDueAt } from "#notifications/digest-due.ts";
import { type ReaderRow, selectReaders } from "#notifications/readers.queries.ts";
import { unsubscribeUrl } from "#notifications/unsubscribe-link.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import type { MailChoice } from "#platform/mail/mail-parts.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

/** Someone a mail is written for. */
export interface Reader {
  /** Name of the person. */
  name: string;
  organizationId: string;
  organization: string;
  /** Zone of the organization, in which times are said. */
  timeZone: string;
  /** What the mail may be about: the kinds of this event that the person wants by mail, at least one. */
  wanted: readonly NotificationKind[];
  /** Where the person ends such mails; undefined where they cannot be ended. */
  choice: MailChoice | undefined;
}

/** An event as its reader gets it: in a mail of its own, and in short among others. */
export interface WrittenNews {
  mail: MailContent;
  entry: { headline: string; lines: readonly string[]; path: string };
}

export interface Mailing {
  /** What the event is about; a person who wants none of it by mail gets none. */
  kinds: readonly NotificationKind[];
  roles?: readonly Role[] | undefined;
  /** Names the event, so that the same person gets one mail, however often the event is reported. */
  eventKey: string;
  /** Address of the site it concerns; null where it concerns none. */
  site: string | null;
  /** A kind whose mail says the same: who gets that one gets none of this. */
  saidWith?: NotificationKind;
}

/** Mails each member who wants it, at once or in their next summary, in the caller's transaction. */
export async function mailMembers(
  context: OrganizationContext,
  { kinds, roles, saidWith, ...event }: Mailing,
  write: (reader: Reader) => WrittenNews,
): Promise<void> {
  const people = await selectReaders(context, roles);
  const choices = await selectChoices(
    context.db,
    people.map(({ userId }) => userId),
  );
  for (const person of people) {
    const own = choices.get(person.userId);
    if (own === undefined || (saidWith !== undefined && isMailed(own, saidWith))) continue;
    const wanted = kinds.filter((kind) => isMailed(own, kind));
    if (wanted.length === 0) continue;
    const news = write(await readerOf(context, person, wanted));
    await send(context, { person, wanted, news, ...event });
  }
}

async function readerOf(
  { config }: OrganizationContext,
  { userId, name, organizationId, organization, timeZone }: ReaderRow,
  wanted: readonly NotificationKind[],
): Promise<Reader> {
  const reader = { name, organizationId, organization, timeZone, wanted };
  if (!wanted.every(isChoosable)) return { ...reader, choice: undefined };
  return { ...reader, choice: await choiceOf(config, userId, wanted) };
}

/** Where a person ends mails of these kinds, and where they choose among all. */
export async function choiceOf(
  config: OrganizationContext["config"],
  userId: string,
  kinds: readonly ChoosableKind[] | "all",
): Promise<MailChoice> {
  return {
    choicesUrl: `${config.server.publicUrl}/account#notifications`,
    unsubscribeUrl: await unsubscribeUrl(config, { userId, kinds }),
  };
}

interface Sending extends Pick<Mailing, "eventKey" | "site"> {
  person: ReaderRow;
  wanted: readonly NotificationKind[];
  news: WrittenNews;
}

async function send(context: OrganizationContext, sending: Sending): Promise<void> {
  const { person, wanted, news, eventKey, site } = sending;
  const { userId, email, pace, timeZone } = person;
  const mayWait = wanted.every((kind) => PROMPT_KINDS.every((prompt) => prompt !== kind));
  if (pace === "at-once" || !mayWait) {
    await queueMail(context, { ...news.mail, recipient: email, idempotencyKey: `${eventKey} ${userId}` });
    return;
  }
  const now = context.clock.now();
  await insertDigestEntry(context.db, {
    organizationId: context.organization.id,
    userId,
    kinds: wanted.filter(isChoosable),
    eventKey,
    site,
    headline: news.entry.headline,
    lines: [...news.entry.lines],
    path: news.entry.path,
    occurredAt: now,
    dueAt: digestDueAt(pace, now, timeZone),
  });
}
