import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { sandboxProvider } from "#platform/payments/sandbox/sandbox-provider.ts";

/** Opens the provider of the settings. Stripe's library is loaded only where it is used. */
export async function openPayments(
  services: Pick<Services, "db" | "clock" | "queue" | "config" | "log">,
): Promise<PaymentProvider> {
  if (services.config.payments.provider === "sandbox") return sandboxProvider(services);
  const { stripeProvider } = await import("#platform/payments/stripe/stripe-provider.ts");
  return stripeProvider(services);
}
