import { CHOOSABLE_KINDS, type ChoosableKind } from "@plumbline/contract/notification-kinds";
import { eq } from "drizzle-orm";

import { storeChoices } from "#notifications/choices.queries.ts";
import { type Ending, endingToken, readEndingToken } from "#notifications/unsubscribe-link.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";

/** What an unsubscribe link offers. */
export interface OfferedEnding {
  kinds: readonly ChoosableKind[];
  /** Whether these are all that can be ended. */
  isAll: boolean;
  /** The token that ends all of them. */
  allToken: string;
}

/** What the link of this token ends; null for a link that was not made here, or whose person is gone. */
export async function readEnding(services: Services, token: string): Promise<OfferedEnding | null> {
  const ending = await readEndingToken(services.config, token);
  if (ending === null || (await organizationsOf(services, ending.userId)).length === 0) return null;
  const kinds = kindsOf(ending);
  return {
    kinds,
    isAll: kinds.length === CHOOSABLE_KINDS.length,
    allToken: await endingToken(services.config, { userId: ending.userId, kinds: "all" }),
  };
}

/**
 * Ends mails for the person whom the link was mailed to, without a sign-in. What waits for their summary is left out
 * of it. Answers what is ended now; null for a link that opens nothing. Repeating it changes nothing.
 */
export async function endMails(services: Services, token: string): Promise<OfferedEnding | null> {
  const offered = await readEnding(services, token);
  const ending = await readEndingToken(services.config, token);
  if (offered === null || ending === null) return null;
  const { userId } = ending;
  await inTransaction(services, async (inside) => {
    await storeChoices(
      inside.db,
      userId,
      offered.kinds.map((kind) => ({ kind, byMail: false })),
    );
    for (const organizationId of await organizationsOf(inside, userId)) {
      const details = { by: "unsubscribe link", ended: offered.kinds.join(", ") };
      const act = { action: "notification-choices.set", subjectId: userId, details };
      const actor = { kind: "user", userId } as const;
      await recordAct({ ...contextFor(inside, organizationId), actor }, act);
    }
  });
  return offered;
}

function kindsOf({ kinds }: Ending): readonly ChoosableKind[] {
  return kinds === "all" ? CHOOSABLE_KINDS : kinds;
}

async function organizationsOf({ db }: Pick<Services, "db">, userId: string): Promise<string[]> {
  const rows = await db
    .select({ organizationId: members.organizationId })
    .from(members)
    .where(eq(members.userId, userId));
  return rows.map(({ organizationId }) => organizationId);
}
