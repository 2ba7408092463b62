import { eq } from "drizzle-orm";

import type { AccountFacts } from "#billing/account-state.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** An organization with its subscription's whole row; null once it has been erased. */
export async function readAccount({ db, organization }: Scope) {
  const [row] = await db
    .select({
      name: organizations.name,
      website: organizations.website,
      contactEmail: organizations.contactEmail,
      timeZone: organizations.timeZone,
      suspendedAt: organizations.suspendedAt,
      suspensionReason: organizations.suspensionReason,
      subscription: subscriptions,
    })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(eq(organizations.id, organization.id));
  return row ?? null;
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** What the account's state follows from. */
export function factsOf(
  {
    subscription,
    suspendedAt,
    suspensionReason,
    timeZone,
  }: Pick<AccountRow, "subscription" | "suspendedAt" | "suspensionReason" | "timeZone">,
  now: Date,
): AccountFacts {
  return {
    subscription,
    suspension: suspendedAt === null ? null : { since: suspendedAt, reason: suspensionReason },
    timeZone,
    now,
  };
}
