import { and, eq, isNotNull } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";

/** Sends a mail again that was given up and whose text is still kept. False where that is not so. */
export async function retryMail(services: Services, mailId: string): Promise<boolean> {
  return inTransaction(services, async ({ db, queue }) => {
    const [mail] = await db
      .update(mails)
      .set({ status: "QUEUED", firstFailedAt: null, givenUpAt: null })
      .where(and(eq(mails.id, mailId), eq(mails.status, "FAILED"), isNotNull(mails.text)))
      .returning({ id: mails.id });
    if (mail === undefined) return false;
    await queue.send("mail", { mailId }, { within: db });
    return true;
  });
}
