import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { OPS_DECIDE_REFUND, OPS_LIST_PAYMENT_EVENTS, OPS_READ_PAYMENTS } from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { clientName, done, page, pageFacts } from "./ops-parts.ts";
import { PAYMENT_EVENT_FILTERS } from "./ops-terms.ts";

export const waitingRefund = z.object({
  id: z.string(),
  client: clientName,
  amountCents: z.number().int(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});
export type WaitingRefund = z.infer<typeof waitingRefund>;

export const opsDispute = z.object({
  id: z.string(),
  client: clientName.describe("Null once the client was erased"),
  amountCents: z.number().int(),
  refundedCents: z.number().int().describe("What we refunded of the disputed payment"),
  reason: z.string(),
  state: z.enum(["inquiry", "open", "won", "lost"]),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});
export type OpsDispute = z.infer<typeof opsDispute>;

export const opsPaymentEvent = z.object({
  id: z.string(),
  eventId: z.string().describe("The provider's own id"),
  type: z.string(),
  client: clientName,
  receivedAt: z.iso.datetime(),
  handledAt: z.iso.datetime().nullable(),
  outcome: z.string().nullable().describe("What came of it; null while it waits"),
});
export type OpsPaymentEvent = z.infer<typeof opsPaymentEvent>;

export const opsReadPayments = defineEndpoint(OPS_READ_PAYMENTS, {
  summary: "Refunds that wait for a decision, and disputes, the open ones first",
  output: dataEnvelope(
    z.object({
      provider: z.string(),
      refunds: z.array(waitingRefund).describe("50 at most, the oldest first"),
      disputes: z.array(opsDispute).describe("50 at most"),
    }),
  ),
  errors: [],
});

export const opsListPaymentEvents = defineEndpoint(OPS_LIST_PAYMENT_EVENTS, {
  summary: "Events of the payment provider, newest first",
  query: z.object({ filter: z.enum(PAYMENT_EVENT_FILTERS).default("all"), page }),
  output: dataEnvelope(z.object({ events: z.array(opsPaymentEvent), ...pageFacts })),
  errors: ["request.invalid"],
});

export const opsDecideRefund = defineEndpoint(OPS_DECIDE_REFUND, {
  summary: "Refund a payment that waits for a decision, or decline to",
  params: z.object({ id: z.uuid() }),
  body: z.object({ isGranted: z.boolean() }),
  output: done,
  errors: [
    "request.invalid",
    "request.malformed-json",
    "confirmation.required",
    "refund.not-found",
    "refund.refunded",
    "refund.declined",
    "payment.provider-unavailable",
  ],
});
