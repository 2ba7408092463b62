import type { Role } from "@plumbline/contract/auth";
import type { NotificationKind } from "@plumbline/contract/notifications";

import { mailedKinds, selectChoices } from "#notifications/choices.queries.ts";
import { selectReaders } from "#notifications/readers.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

/** Someone a mail is written for. */
export interface Reader {
  /** Name of the person. */
  name: string;
  organization: string;
  /** What the mail may be about: the kinds of this event that the person wants by mail, at least one. */
  wanted: readonly NotificationKind[];
}

export interface Mailing {
  /** What the event is about; a person who wants none of it by mail gets none. */
  kinds: readonly NotificationKind[];
  roles?: readonly Role[] | undefined;
  /** Names the event, so that the same person gets one mail, however often the event is reported. */
  eventKey: string;
}

/** Queues a mail for each member who wants one, in the caller's transaction. */
export async function mailMembers(
  context: OrganizationContext,
  { kinds, roles, eventKey }: Mailing,
  write: (reader: Reader) => MailContent,
): Promise<void> {
  const people = await selectReaders(context, roles);
  const choices = await selectChoices(
    context.db,
    people.map(({ userId }) => userId),
  );
  for (const { userId, email, name, organization } of people) {
    const own = choices.get(userId);
    const wanted = own === undefined ? [] : mailedKinds(own).filter((kind) => kinds.includes(kind));
    if (wanted.length === 0) continue;
    const content = write({ name, organization, wanted });
    await queueMail(context, { ...content, recipient: email, idempotencyKey: `${eventKey} ${userId}` });
  }
}
