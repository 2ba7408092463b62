import { z } from "zod";

import { subscriptionStatus } from "./dashboard.ts";
import { defineEndpoint } from "./endpoint.ts";
import { GET_BILLING, LIST_INVOICES, REACTIVATE_SUBSCRIPTION, CHOOSE_PLAN } from "#endpoints/billing.ts";
import { dataEnvelope } from "./envelope.ts";

export const currentSubscription = z.object({
  plan: z.string().describe("Name of the plan"),
  status: subscriptionStatus,
  nextBillingDate: z.iso.datetime().nullable().describe("Null while nothing will be charged"),
  currentPeriodEnd: z.iso.datetime().nullable().describe("Until when is paid"),
  needsReactivation: z.boolean(),
});
export type CurrentSubscription = z.infer<typeof currentSubscription>;

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  monthlyPrice: z.number().describe("US dollars"),
  isRecommended: z.boolean(),
  features: z.array(z.string()),
});

export const billingEntry = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  description: z.string(),
  amount: z.number().int().describe("US cents"),
  status: z.enum(["paid", "pending", "failed"]),
});

export const billingData = z.object({
  currentSubscription: currentSubscription.nullable(),
  availablePlans: z.array(plan),
  billingHistory: z.array(billingEntry),
});
export type BillingData = z.infer<typeof billingData>;

export const getBilling = defineEndpoint(GET_BILLING, {
  summary: "Subscription, plans and payments",
  output: dataEnvelope(billingData),
  errors: ["session.missing", "session.expired"],
});

export const listInvoices = defineEndpoint(LIST_INVOICES, {
  summary: "What was charged, newest first",
  output: dataEnvelope(z.object({ invoices: z.array(billingEntry) })),
  errors: ["session.missing", "session.expired"],
});

export const reactivateSubscription = defineEndpoint(REACTIVATE_SUBSCRIPTION, {
  summary: "Charge the card on file of a lapsed subscription, which starts again",
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: [
    "session.missing",
    "session.expired",
    "role.forbidden",
    "organization.suspended",
    "subscription.not-lapsed",
    "payment.no-method",
  ],
});

/** How long a link works that a client asked for. */
export const CHOSEN_PLAN_HOURS = 24;

export const choosePlan = defineEndpoint(CHOOSE_PLAN, {
  summary: "Make a payment link for the organization's plan",
  output: dataEnvelope(z.object({ path: z.string().describe("The page to pay on, on this site") })),
  errors: [
    "session.missing",
    "session.expired",
    "role.forbidden",
    "organization.suspended",
    "subscription.active",
  ],
});
