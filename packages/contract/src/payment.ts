import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { GET_PAYMENT_LINK, CREATE_PAYMENT_SESSION } from "#endpoints/payment.ts";

/** What the public payment page shows and sends back; it reveals nothing else about the organization. */
export const paymentLink = z.object({
  expiresAt: z.iso.datetime().describe("An expired link is answered too, so that the page can say so"),
  organization: z.object({ id: z.string(), name: z.string(), contactEmail: z.string() }),
  plan: z.object({
    name: z.string(),
    description: z.string(),
    monthlyPrice: z.number().int().describe("US cents"),
    stripePriceId: z.string().describe("The payment provider's identifier of the price"),
  }),
  firstPayment: z
    .object({
      cents: z.number().int().describe("US cents, with the credit and the taxes that the provider can tell"),
      isExact: z
        .boolean()
        .describe("False where it depends on the moment of payment, or on an address that is given then"),
      until: z.iso.datetime().describe("When the full price is due for the first time"),
    })
    .describe("What is paid today, for the rest of the month"),
});
export type PaymentLink = z.infer<typeof paymentLink>;

export const getPaymentLink = defineEndpoint(GET_PAYMENT_LINK, {
  summary: "What a payment link is for",
  params: z.object({ token: z.string().max(200) }),
  output: z.object({ success: z.literal(true), paymentLink }),
  errors: ["payment-link.not-found", "payment-link.paid"],
});

/** Where the provider sends the browser; other schemes than the web's are no addresses to return to. */
const returnUrl = z.url({ protocol: /^https?$/u, error: "Enter an http or https address." }).max(2000);

export const createPaymentSession = defineEndpoint(CREATE_PAYMENT_SESSION, {
  summary: "Open the payment provider's checkout for a live payment link",
  body: z.object({
    priceId: z.string().min(1).max(200),
    organizationId: z.uuid(),
    successUrl: returnUrl.describe("On this site's own origin"),
    cancelUrl: returnUrl.describe("On this site's own origin"),
  }),
  output: z.object({
    success: z.literal(true),
    sessionId: z.string(),
    url: z.url().describe("The provider's hosted checkout, to which the browser goes"),
  }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "payment.foreign-return-address",
    "payment-link.not-found",
    "payment-link.expired",
    "payment-link.paid",
    "subscription.active",
    "subscription.disputed",
    "request.too-many",
    "payment.provider-unavailable",
  ],
});
