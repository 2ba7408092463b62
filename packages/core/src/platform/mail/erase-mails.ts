import type { SQL } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { outboxFolder } from "#platform/mail/open-mail-transport.ts";
import { removeFromOutbox } from "#platform/mail/outbox.ts";

/** Erases the mails of a condition, and what the local outbox keeps of them. Answers how many. */
export async function eraseMails(
  { db, config }: Pick<Services, "db" | "config">,
  condition: SQL,
): Promise<number> {
  const erased = await db.delete(mails).where(condition).returning({ id: mails.id });
  await removeFromOutbox(
    outboxFolder(config),
    erased.map(({ id }) => id),
  );
  return erased.length;
}
