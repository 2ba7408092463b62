import { eq, isNotNull } from "drizzle-orm";

import type { AccountRow } from "#billing/account.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { nameInText } from "#platform/mail/names.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

export interface BillingNews {
  account: Pick<AccountRow, "contactEmail">;
  /** Names the event: it is told once. */
  eventKey: string;
  content: MailContent;
}

/** Why someone gets a mail about money, which cannot be switched off. */
export function billingReason(organization: string): string {
  return `You get this email because you are a billing contact of ${nameInText(organization)}.`;
}

/**
 * Queues a mail about money to the organization's contact and to its owners who have signed in, in the caller's
 * transaction. False when they have all been told before.
 */
export async function mailBillingContacts(
  context: OrganizationContext,
  { account, eventKey, content }: BillingNews,
): Promise<boolean> {
  const owners = await context.db
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    // Who was invited and never came is no one's owner yet.
    .where(ownedBy(context, members, eq(members.role, "owner"), isNotNull(members.lastEnteredAt)));
  const recipients = new Set([account.contactEmail, ...owners.map(({ email }) => email)]);
  let isNews = false;
  for (const recipient of recipients) {
    const idempotencyKey = `${eventKey} ${recipient}`;
    if (await queueMail(context, { ...content, recipient, idempotencyKey })) isNews = true;
  }
  return isNews;
}
