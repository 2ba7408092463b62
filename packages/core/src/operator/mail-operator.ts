import { and, asc, eq, gt, inArray, isNull, lt } from "drizzle-orm";

import { operatorMail } from "#operator/operator.mail.ts";
import type { OperatorCause } from "#operator/cause-words.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

const HOUR_MS = 60 * 60 * 1000;
const REMEMBERED_MS = 90 * 24 * HOUR_MS;

/** How the keys of the operator's mails begin. */
export const OPERATOR_MAIL_KEY = "operator ";

/** Key of the mail that tells of a cause at a moment: of each hour there is one. */
export function operatorMailKey(cause: OperatorCause, mailedAt: Date): string {
  const hour = new Date(Math.floor(mailedAt.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  return `${OPERATOR_MAIL_KEY}${cause} ${hour}`;
}

/**
 * Mails the operator all that waits of a cause, unless a mail of that cause was queued less than an hour ago. False
 * where there is nothing to mail, or it waits for the hour to pass.
 */
export async function mailOperator(services: Services, cause: OperatorCause): Promise<boolean> {
  return inTransaction(services, async (inside) => {
    const { db, clock, config } = inside;
    const now = clock.now();
    const events = await db
      .select()
      .from(operatorEvents)
      .where(and(eq(operatorEvents.cause, cause), isNull(operatorEvents.mailedAt)))
      .orderBy(asc(operatorEvents.createdAt), asc(operatorEvents.id))
      .for("update", { skipLocked: true });
    if (events.length === 0) return false;
    const within = and(
      eq(operatorEvents.cause, cause),
      gt(operatorEvents.mailedAt, new Date(now.getTime() - HOUR_MS)),
    );
    if ((await db.$count(operatorEvents, within)) > 0) return false;
    // Of no organization: it may tell of several, and must not go with the first of them.
    const sender = { ...inside, organization: undefined };
    const isQueued = await queueMail(sender, {
      ...operatorMail({ config, cause, events }),
      recipient: config.operator.email,
      // Of several processes at the same moment, one queues.
      idempotencyKey: operatorMailKey(cause, now),
    });
    if (!isQueued) return false;
    const ids = events.map(({ id }) => id);
    await db.update(operatorEvents).set({ mailedAt: now }).where(inArray(operatorEvents.id, ids));
    return true;
  });
}

/** Mails the operator what waited for the hour to end. Answers how many mails that makes. */
export async function mailWaitingOperatorEvents(services: Services): Promise<number> {
  const waiting = await services.db
    .selectDistinct({ cause: operatorEvents.cause })
    .from(operatorEvents)
    .where(isNull(operatorEvents.mailedAt));
  let mailed = 0;
  for (const { cause } of waiting) {
    if (await mailOperator(services, cause)) mailed += 1;
  }
  const since = new Date(services.clock.now().getTime() - REMEMBERED_MS);
  await services.db.delete(operatorEvents).where(lt(operatorEvents.mailedAt, since));
  return mailed;
}
