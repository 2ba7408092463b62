import { randomUUID } from "node:crypto";

import { sandboxEvents } from "#platform/database/tables/sandbox.table.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { readSettings } from "#platform/payments/sandbox/webhook-settings.ts";

/** What an event is about. Like a real provider's, a dispute's does not say whose payment it is. */
export type EventSubject = { customer: string } | { invoice: string };

/** Raises an event, in the transaction of what it tells of, and has it delivered unless events are held. */
export async function raiseEvent(sandbox: Sandbox, type: string, subject: EventSubject): Promise<void> {
  const { db, clock, queue } = sandbox;
  const id = `evt_sandbox_${randomUUID()}`;
  const createdAt = clock.now();
  const payload = JSON.stringify({ id, type, created: createdAt.toISOString(), data: subject });
  await db.insert(sandboxEvents).values({ id, payload, createdAt });
  const { holdsEvents } = await readSettings(sandbox);
  if (!holdsEvents) await queue.send("sandbox-delivery", { eventId: id }, { within: db });
}
