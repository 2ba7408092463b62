import { and, eq } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import { paymentCustomers } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization" | "payments">;

/** Who the organization is at the provider; null before it was made known there. */
export async function customerOf(context: Scope): Promise<string | null> {
  const [row] = await context.db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(ownedBy(context, paymentCustomers, eq(paymentCustomers.provider, context.payments.name)));
  return row?.customerId ?? null;
}

/** Notes who the organization is at the provider. */
export async function insertCustomer(
  context: Scope & Pick<Services, "clock">,
  customerId: string,
): Promise<void> {
  const { db, organization, payments, clock } = context;
  await db
    .insert(paymentCustomers)
    .values({ provider: payments.name, customerId, organizationId: organization.id, createdAt: clock.now() })
    .onConflictDoNothing();
}

/** Whose customer it is; null when it is no one's. */
export async function organizationOf(
  { db, payments }: Pick<Services, "db" | "payments">,
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ organizationId: paymentCustomers.organizationId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, payments.name), eq(paymentCustomers.customerId, customerId)));
  return row?.organizationId ?? null;
}
