import { and, eq, sql } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import type { MailTransport } from "#platform/mail/mail.ts";

type Sender = Pick<Services, "db" | "clock">;

/** What nobody needs of a mail once it has gone. */
const DROPPED = { text: null, html: null, unsubscribeUrl: null };

/**
 * Delivers a queued mail and drops its text. The row stays locked meanwhile, so that no two workers send
 * it; a mail that was sent, given up or is being sent by another is left alone (false). Rejects with the
 * transport's reason, which is noted with the mail.
 */
export async function deliverMail(
  services: Sender,
  transport: MailTransport,
  mailId: string,
): Promise<boolean> {
  const failure: { error?: unknown } = {};
  const isDelivered = await inTransaction(services, async ({ db, clock }) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), eq(mails.status, "QUEUED")))
      .for("update", { skipLocked: true });
    if (!mail) return false;
    const { id, recipient, replyTo, subject, text, html, unsubscribeUrl, createdAt } = mail;
    try {
      await transport.deliver({
        id,
        recipient,
        replyTo,
        subject,
        text: text ?? "",
        html: html ?? "",
        unsubscribeUrl,
        date: createdAt,
      });
    } catch (error) {
      failure.error = error;
      const lastError = error instanceof Error ? error.message : String(error);
      await db
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          lastError,
          firstFailedAt: sql`coalesce(${mails.firstFailedAt}, ${sql.param(clock.now(), mails.firstFailedAt)})`,
        })
        .where(eq(mails.id, id));
      return false;
    }
    await db
      .update(mails)
      .set({
        status: "SENT",
        sentAt: clock.now(),
        attempts: sql`${mails.attempts} + 1`,
        ...DROPPED,
      })
      .where(eq(mails.id, id));
    return true;
  });
  if (failure.error !== undefined) throw failure.error;
  return isDelivered;
}

/**
 * Gives up a mail that could not be delivered within its retries; null when it was delivered or given up before. Its text
 * is kept for some days (`remove-mail-texts.ts`), so that it can be sent once what was wrong is mended.
 */
export async function giveUpMail({ db, clock }: Sender, mailId: string) {
  const [mail] = await db
    .update(mails)
    .set({ status: "FAILED", givenUpAt: clock.now() })
    .where(and(eq(mails.id, mailId), eq(mails.status, "QUEUED")))
    .returning({
      recipient: mails.recipient,
      subject: mails.subject,
      lastError: mails.lastError,
      idempotencyKey: mails.idempotencyKey,
    });
  return mail ?? null;
}
