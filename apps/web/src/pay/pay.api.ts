import type { createPaymentSession, getPaymentLink, PaymentLink } from "@plumbline/contract/payment";
import { useQuery } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

/** The payment link of a token. */
export function usePaymentLink(token: string) {
  return useQuery({
    queryKey: ["payment-link", token],
    queryFn: ({ signal }) => fetchPaymentLink(token, signal),
  });
}

async function fetchPaymentLink(token: string, signal: AbortSignal): Promise<PaymentLink> {
  const path = "/api/auth/payment-link/:token";
  const params = { token };
  const call = callJson<typeof getPaymentLink>({ method: "GET", path, auth: "none", params, signal });
  return (await withWords(call, "Failed to load payment link")).paymentLink;
}

/** Opens the provider's checkout for a link; answers the address of its page. */
export async function openCheckout(token: string, { plan, organization }: PaymentLink): Promise<string> {
  const { origin } = globalThis.location;
  const call = callJson<typeof createPaymentSession>({
    method: "POST",
    path: "/api/stripe/create-payment-session",
    auth: "none",
    body: {
      priceId: plan.stripePriceId,
      organizationId: organization.id,
      successUrl: `${origin}/login?payment=success`,
      cancelUrl: `${origin}/pay/${encodeURIComponent(token)}?cancelled=true`,
    },
  });
  return (await withWords(call, "Failed to create payment session")).url;
}
