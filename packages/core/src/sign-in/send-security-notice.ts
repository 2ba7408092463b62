import { randomUUID } from "node:crypto";

import { readTimeZone } from "#organizations/read-time-zone.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { type SecurityEvent, securityNoticeMail } from "#sign-in/security-notice.mail.ts";
import type { Client } from "#sign-in/start-session.ts";

export interface SecurityChange {
  person: { name: string; email: string };
  event: SecurityEvent;
  /** Where it was done; null when not by the person themselves. */
  client: Client | null;
}

/** Mails a person what was done to their sign-in, as part of the caller's transaction. */
export async function sendSecurityNotice(
  context: OrganizationContext,
  { person, event, client }: SecurityChange,
): Promise<void> {
  const { config, clock } = context;
  const timeZone = await readTimeZone(context);
  await queueMail(context, {
    ...securityNoticeMail({ config, name: person.name, event, client, at: clock.now(), timeZone }),
    recipient: person.email,
    idempotencyKey: `${event} ${randomUUID()}`,
  });
}
