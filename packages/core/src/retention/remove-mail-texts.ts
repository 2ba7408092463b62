import { and, eq, isNotNull, lt } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { daysBefore, MAIL_TEXT_DAYS } from "#retention/retention-periods.ts";

/** Drops the texts of mails that were given up and that nobody sent again. Answers how many. */
export async function removeMailTexts({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const isOld = lt(mails.createdAt, daysBefore(clock.now(), MAIL_TEXT_DAYS));
  const { rowCount } = await db
    .update(mails)
    .set({ text: null, html: null, unsubscribeUrl: null })
    .where(and(eq(mails.status, "FAILED"), isOld, isNotNull(mails.text)));
  return rowCount ?? 0;
}
