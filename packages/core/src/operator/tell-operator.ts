import { mailOperator } from "#operator/mail-operator.ts";
import type { OperatorCause } from "#operator/cause-words.ts";
import { inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";

export interface OperatorEvent {
  cause: OperatorCause;
  /** Names the event: it is told once, however often it is reported. */
  eventKey: string;
  /** What happened and to whom, in one sentence. */
  message: string;
  /** Ids to look for in the log and the database. */
  reference: string;
}

type Teller = Services & Partial<Pick<OrganizationContext, "organization">>;

/**
 * Tells the operator of what needs a person, in the caller's transaction: by mail at once, or, where a mail of the
 * same cause has left within the hour, with the next one.
 */
export async function tellOperator(services: Teller, event: OperatorEvent): Promise<void> {
  await inTransaction(services, async (inside) => {
    const [row] = await inside.db
      .insert(operatorEvents)
      .values({
        ...event,
        organizationId: inside.organization?.id ?? null,
        createdAt: inside.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: operatorEvents.id });
    if (row) await mailOperator(inside, event.cause);
  });
}
