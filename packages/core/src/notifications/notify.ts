import type { Role } from "@plumbline/contract/auth";
import type { NotificationKind } from "@plumbline/contract/notification-kinds";

import { eventMail, type EventWords } from "#notifications/event.mail.ts";
import { mailMembers } from "#notifications/mail-members.ts";
import { selectReaders } from "#notifications/readers.queries.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { notifications } from "#platform/database/tables/messages.table.ts";
import { publish } from "#platform/signals.ts";

export interface Notice {
  kind: NotificationKind;
  message: string;
  /** Path in the app that it leads to. */
  path: string;
  /** Names the event: the same one never tells the same person twice. */
  eventKey: string;
  /** Whom it concerns; everyone unless told. */
  roles?: readonly Role[];
}

/** Puts a notice under the bell of the organization's members, at once in every window they have open. */
export async function notifyMembers(context: OrganizationContext, notice: Notice): Promise<void> {
  const { roles, ...content } = notice;
  await inTransaction(context, async (inside) => {
    const { db, organization, clock } = inside;
    const people = await selectReaders(inside, roles);
    if (people.length === 0) return;
    const createdAt = clock.now();
    await db
      .insert(notifications)
      .values(
        people.map(({ userId }) => ({ ...content, organizationId: organization.id, userId, createdAt })),
      )
      .onConflictDoNothing();
    await publish(db, "notifications", { organizationId: organization.id });
  });
}

export interface MailedNotice extends Notice {
  /** Address of the site it concerns; null where it concerns none. */
  site: string | null;
  /** What the mail says, with times in the organization's zone. */
  words: (timeZone: string) => EventWords;
}

/** Tells members under the bell and, those who want this kind by mail, by a mail that says more. */
export async function tellMembers(
  context: OrganizationContext,
  { words, site, ...notice }: MailedNotice,
): Promise<void> {
  await notifyMembers(context, notice);
  const { kind, roles, eventKey } = notice;
  await mailMembers(context, { kinds: [kind], roles, eventKey, site }, (reader) =>
    eventMail(context.config, reader, words(reader.timeZone)),
  );
}
