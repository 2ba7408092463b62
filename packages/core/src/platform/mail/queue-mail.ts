import type { OrganizationContext, Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { inTransaction } from "#platform/context.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface MailRequest extends MailContent {
  recipient: string;
  /** Where an answer goes; the support address unless told. */
  replyTo?: string;
  /** Names the event that causes the mail: a repeated event sends nothing twice. */
  idempotencyKey: string;
}

type Sender = Services & Partial<Pick<OrganizationContext, "organization">>;

/** Queues a mail as part of the caller's transaction. False when the same event queued it before. */
export async function queueMail(context: Sender, mail: MailRequest): Promise<boolean> {
  return inTransaction(context, async ({ db, clock, queue, organization }) => {
    const { recipient, replyTo, idempotencyKey, subject, text, html, unsubscribeUrl } = mail;
    const [row] = await db
      .insert(mails)
      .values({
        organizationId: organization?.id ?? null,
        recipient,
        replyTo: replyTo ?? null,
        idempotencyKey,
        subject,
        text,
        html,
        unsubscribeUrl,
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: mails.id });
    if (!row) return false;
    await queue.send("mail", { mailId: row.id }, { within: db });
    return true;
  });
}
