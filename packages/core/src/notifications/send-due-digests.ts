import { choiceOf } from "#notifications/mail-members.ts";
import { isMailed, selectChoices } from "#notifications/choices.queries.ts";
import { digestMail } from "#notifications/digest.mail.ts";
import {
  deleteEnded,
  endEntries,
  holdReader,
  selectDueReaders,
  selectWaiting,
  type WaitingEntry,
} from "#notifications/digest.queries.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is remembered that an event was mailed, so that it is not mailed again. */
const REMEMBERED_DAYS = 90;

/**
 * Mails each person whose summary is due all that waits for them, in one transaction a person: a summary is queued
 * and its entries ended, or neither. Answers how many it queued.
 */
export async function sendDueDigests(services: Services): Promise<number> {
  const now = services.clock.now();
  let queued = 0;
  for (const userId of await selectDueReaders(services.db, now)) {
    try {
      if (await inTransaction(services, (inside) => sendDigest(inside, userId))) queued += 1;
    } catch (error) {
      // One person's trouble must not cost the others their summaries; the next round tries it again.
      services.log.error({ err: error, userId }, "A summary could not be queued");
    }
  }
  await deleteEnded(services.db, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS));
  return queued;
}

async function sendDigest(services: Services, userId: string): Promise<boolean> {
  const { db, config, clock } = services;
  const now = clock.now();
  const reader = await holdReader(db, userId);
  const waiting = await selectWaiting(db, userId);
  const isDue = waiting.some(({ dueAt }) => dueAt <= now);
  if (reader === null || !isDue) return false;
  await endEntries(
    db,
    waiting.map(({ id }) => id),
    now,
  );
  const events = await stillWanted(services, userId, waiting);
  const [first] = events;
  if (first === undefined) return false;
  const choice = await choiceOf(config, userId, "all");
  return queueMail(contextFor(services, first.organizationId), {
    ...digestMail({ config, pace: reader.pace, events, choice }),
    recipient: reader.email,
    idempotencyKey: `digest ${first.id}`,
  });
}

/** Without what the person has switched off since, and without organizations they have left. */
async function stillWanted({ db }: Services, userId: string, waiting: readonly WaitingEntry[]) {
  const choices = (await selectChoices(db, [userId])).get(userId);
  return waiting.filter(
    ({ kinds, role }) => role !== null && choices && kinds.some((kind) => isMailed(choices, kind)),
  );
}
