import { openAct, type QueuedActKind, type WantedAct } from "#billing/payment-acts/payment-acts.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** Has something done at the provider once the caller's transaction has committed. */
export async function requestPaymentAct(
  context: OrganizationContext,
  wanted: WantedAct & { kind: QueuedActKind },
): Promise<void> {
  const { id } = await openAct(context, wanted);
  const { organization, queue, db } = context;
  await queue.send("payment-act", { organizationId: organization.id, actId: id }, { within: db });
}
