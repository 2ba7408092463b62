import { saidBillingDetails } from "#billing/billed-to.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** Has the provider's documents bill whom the organization says; nothing where it has said nothing. */
export async function nameCustomer(context: OrganizationContext, customerId: string): Promise<void> {
  const details = await saidBillingDetails(context);
  if (details !== null) await context.payments.nameCustomer(customerId, details);
}
