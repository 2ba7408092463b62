import { customerOf } from "#billing/payment-customers.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Opens the provider's page on which an owner replaces the card on file. It leads back to Billing on `origin`.
 *
 * @throws {AppError} `role.forbidden`, `payment.no-customer`, `payment.provider-unavailable`
 */
export async function openCardPage(context: UserContext, origin: string): Promise<{ url: string }> {
  requireRole(context, OWNERS);
  const customerId = await customerOf(context);
  if (customerId === null) throw new AppError("payment.no-customer");
  return context.payments.createCardPage({ customerId, returnUrl: `${origin}/billing` });
}
