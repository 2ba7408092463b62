import { and, isNotNull, lte } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Hours after the payment within which the first audit is promised. */
export const AUDIT_PROMISE_HOURS = 24;

/** Notes until when the first audit is promised. */
export async function promiseAudit(context: OrganizationContext): Promise<void> {
  const until = new Date(context.clock.now().getTime() + AUDIT_PROMISE_HOURS * HOUR_MS);
  await context.db
    .update(subscriptions)
    .set({ auditPromisedUntil: until, promiseMissedAt: null })
    .where(ownedBy(context, subscriptions));
}

/** Organizations whose first audit was promised until now or earlier. */
export async function selectPromisesDue({ db, clock }: Pick<Services, "db" | "clock">): Promise<string[]> {
  const rows = await db
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(
      and(isNotNull(subscriptions.auditPromisedUntil), lte(subscriptions.auditPromisedUntil, clock.now())),
    );
  return rows.map(({ organizationId }) => organizationId);
}
