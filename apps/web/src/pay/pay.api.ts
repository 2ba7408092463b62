import { CREATE_PAYMENT_SESSION, GET_PAYMENT_LINK } from "@plumbline/contract/endpoints/payment";
import type { PaymentLink } from "@plumbline/contract/payment";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** The payment link of a token. */
export function paymentLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["payment-link", token],
    queryFn: async ({ signal }) =>
      (await call(GET_PAYMENT_LINK, { params: { token }, signal, words: "Failed to load payment link" }))
        .paymentLink,
  });
}

/** Opens the provider's checkout for a link; answers the address of its page. */
export async function openCheckout(token: string, { plan, organization }: PaymentLink): Promise<string> {
  const { origin } = globalThis.location;
  const body = {
    priceId: plan.stripePriceId,
    organizationId: organization.id,
    successUrl: `${origin}/login?payment=success`,
    cancelUrl: `${origin}/pay/${encodeURIComponent(token)}?cancelled=true`,
  };
  return (await call(CREATE_PAYMENT_SESSION, { body, words: "Failed to create payment session" })).url;
}
