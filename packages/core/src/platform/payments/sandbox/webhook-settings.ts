import { randomBytes } from "node:crypto";

import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { sandboxSettings } from "#platform/database/tables/sandbox.table.ts";

const ONLY = 1;

export type SandboxSettings = typeof sandboxSettings.$inferSelect;

/** What holds for the whole sandbox; made with a key of its own at first. */
export async function readSettings({ db }: Pick<Sandbox, "db">): Promise<SandboxSettings> {
  const [row] = await db.select().from(sandboxSettings);
  if (row !== undefined) return row;
  const signingKey = randomBytes(32).toString("hex");
  await db.insert(sandboxSettings).values({ id: ONLY, signingKey }).onConflictDoNothing();
  return readSettings({ db });
}

/** Where events are delivered to from now on. */
export async function setWebhookUrl({ db }: Pick<Sandbox, "db">, webhookUrl: string): Promise<void> {
  await readSettings({ db });
  await db.update(sandboxSettings).set({ webhookUrl });
}

/** Whether events wait until they are delivered on wish. */
export async function setHoldsEvents({ db }: Pick<Sandbox, "db">, holdsEvents: boolean): Promise<void> {
  await readSettings({ db });
  await db.update(sandboxSettings).set({ holdsEvents });
}
