import { and, isNull, like, lt, ne } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { eraseMails } from "#platform/mail/erase-mails.ts";
import { FAREWELL_KEY } from "#retention/erase-ended-clients.ts";
import { daysBefore, MAIL_TEXT_DAYS } from "#retention/retention-periods.ts";

/** Erases the last mails to clients who were erased, whose addresses nothing else keeps. Answers how many. */
export async function removeFarewells(services: Services): Promise<number> {
  const condition = and(
    isNull(mails.organizationId),
    like(mails.idempotencyKey, `${FAREWELL_KEY}%`),
    ne(mails.status, "QUEUED"),
    lt(mails.createdAt, daysBefore(services.clock.now(), MAIL_TEXT_DAYS)),
  );
  return condition === undefined ? 0 : await eraseMails(services, condition);
}
