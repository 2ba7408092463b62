import type { NOTIFICATION_KINDS } from "@plumbline/contract/notifications";
import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { notifications } from "#platform/database/tables/messages.table.ts";

export interface Notice {
  kind: (typeof NOTIFICATION_KINDS)[number];
  message: string;
  /** Path in the app that it leads to. */
  path: string;
  /** Names the event: the same one never tells the same person twice. */
  eventKey: string;
}

/** Puts a notice under the bell of every member of the organization. */
export async function notifyMembers(context: OrganizationContext, notice: Notice): Promise<void> {
  const { db, organization, clock } = context;
  const people = await db
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.organizationId, organization.id));
  if (people.length === 0) return;
  const createdAt = clock.now();
  await db
    .insert(notifications)
    .values(people.map(({ userId }) => ({ ...notice, organizationId: organization.id, userId, createdAt })))
    .onConflictDoNothing();
}
