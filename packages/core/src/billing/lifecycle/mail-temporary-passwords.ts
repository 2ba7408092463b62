import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";
import { and, eq, gte, like, ne, or } from "drizzle-orm";

import { welcomeMail } from "#organizations/welcome.mail.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { hashPassword, temporaryPassword } from "#sign-in/passwords.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Mails a temporary password to each owner who has never chosen their own, unless one that still works was mailed
 * before: who has just paid can sign in with what is in their mailbox.
 */
export async function mailTemporaryPasswords(context: OrganizationContext): Promise<void> {
  for (const owner of await newOwners(context)) {
    if (await hasWorkingPassword(context, owner.userId)) continue;
    const password = temporaryPassword();
    const changes = {
      passwordHash: await hashPassword(password),
      hasTemporaryPassword: true,
      passwordChangedAt: context.clock.now(),
    };
    await context.db.update(users).set(changes).where(eq(users.id, owner.userId));
    await queueMail(context, {
      ...welcomeMail({
        config: context.config,
        organization: owner.organization,
        website: owner.website ?? owner.organization,
        owner: { name: owner.name, email: owner.email, temporaryPassword: password },
        paymentLink: null,
      }),
      recipient: owner.email,
      idempotencyKey: `welcome ${owner.userId} ${context.clock.now().toISOString()}`,
    });
  }
}

async function newOwners(context: OrganizationContext) {
  return context.db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      organization: organizations.name,
      website: organizations.website,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(ownedBy(context, members, eq(members.role, "owner"), eq(users.hasTemporaryPassword, true)));
}

/** Whether a mail with a password that still works is on its way or has arrived. */
async function hasWorkingPassword(context: OrganizationContext, userId: string): Promise<boolean> {
  const since = new Date(context.clock.now().getTime() - TEMPORARY_PASSWORD_DAYS * DAY_MS);
  const isAboutPassword = or(
    like(mails.idempotencyKey, `welcome ${userId}%`),
    like(mails.idempotencyKey, `temporary-password ${userId}%`),
  );
  const mailed = await context.db.$count(
    mails,
    ownedBy(context, mails, and(isAboutPassword, ne(mails.status, "FAILED"), gte(mails.createdAt, since))),
  );
  return mailed > 0;
}
