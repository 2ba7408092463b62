import { z } from "zod";

import { accountState } from "./account-state.ts";
import { billingDetails } from "./billing-details.ts";
import { subscriptionStatus } from "./dashboard.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  CANCEL_SUBSCRIPTION,
  CHOOSE_PLAN,
  DOWNLOAD_CREDIT_NOTE,
  DOWNLOAD_INVOICE,
  DOWNLOAD_RECEIPT,
  GET_BILLING,
  LIST_INVOICES,
  PREVIEW_PLAN_SWITCH,
  PREVIEW_REACTIVATION,
  REACTIVATE_SUBSCRIPTION,
  RESUME_SUBSCRIPTION,
  SET_BILLING_DETAILS,
  SWITCH_PLAN,
  UPDATE_PAYMENT_METHOD,
} from "#endpoints/billing.ts";
import { dataEnvelope } from "./envelope.ts";
import { TYPESETTING_ERRORS } from "./typesetting-errors.ts";

const cents = z.number().int().describe("US cents");

export const currentSubscription = z.object({
  plan: z.string().describe("Name of the plan"),
  planId: z.string(),
  status: subscriptionStatus,
  monthlyPrice: z.number().nullable().describe("US dollars, as agreed; null where nothing is charged"),
  nextBillingDate: z.iso.datetime().nullable().describe("Null while nothing will be charged"),
  currentPeriodEnd: z.iso.datetime().nullable().describe("Until when is paid"),
  cancelsAtPeriodEnd: z.boolean().describe("Canceled, and served until `currentPeriodEnd`"),
  isCharged: z.boolean().describe("Whether a payment provider charges it, so that it can be changed here"),
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

/** The card on file as a person may see it. */
export const paymentMethod = z.object({
  brand: z.string().describe("As it is written on the card, e.g. Visa"),
  last4: z.string(),
  expiresOn: z
    .string()
    .regex(/^\d{4}-\d{2}$/u)
    .describe("Its last month, YYYY-MM"),
  isExpired: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** `credit`: nothing is charged; what is left over lowers the next invoices. */
export const INVOICE_STATUSES = [
  "paid",
  "credit",
  "pending",
  "failed",
  "void",
  "refunded",
  "returned",
] as const;

export const billingEntry = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  description: z.string(),
  amount: cents.describe("US cents, taxes included"),
  status: z.enum(INVOICE_STATUSES).describe("`returned`: the bank took back what was paid, after a dispute"),
  number: z.string().nullable().describe("The invoice's own number"),
  tax: cents,
  amountRefunded: cents,
  amountReturned: cents.describe("US cents that the bank took back after a dispute"),
  creditNotes: z
    .array(z.object({ id: z.string(), number: z.string(), date: z.iso.datetime(), amount: cents }))
    .describe("One for each refund, oldest first"),
  lines: z.array(
    z.object({
      description: z.string(),
      amount: cents,
      from: z.iso.datetime().nullable(),
      until: z.iso.datetime().nullable(),
    }),
  ),
});
export type BillingEntry = z.infer<typeof billingEntry>;

export const billingData = z.object({
  currentSubscription: currentSubscription.nullable(),
  account: accountState,
  availablePlans: z
    .array(plan)
    .describe(
      "At their usual prices; before there is a subscription, the one agreed with the client at that price",
    ),
  paymentMethod: paymentMethod.nullable().describe("Null: no payment method on file"),
  billingDetails: billingDetails.describe("Whom documents bill that are issued from now on"),
  billingHistory: z.array(billingEntry).describe("Newest first"),
});
export type BillingData = z.infer<typeof billingData>;

export const getBilling = defineEndpoint(GET_BILLING, {
  summary: "Subscription, plans, card and payments",
  output: dataEnvelope(billingData),
  errors: [],
});

export const setBillingDetails = defineEndpoint(SET_BILLING_DETAILS, {
  summary: "Set whom invoices, receipts and credit notes bill that are issued from now on",
  body: billingDetails,
  output: dataEnvelope(billingDetails),
  errors: ["request.invalid", "request.malformed-json", "role.forbidden"],
});

export const listInvoices = defineEndpoint(LIST_INVOICES, {
  summary: "What was charged, newest first",
  output: dataEnvelope(z.object({ invoices: z.array(billingEntry) })),
  errors: [],
});

export const downloadInvoice = defineEndpoint(DOWNLOAD_INVOICE, {
  summary: "An invoice as PDF",
  params: z.object({ id: z.uuid() }),
  errors: [
    "request.invalid",
    "invoice.not-found",
    "invoice.pdf-not-ready",
    "payment.provider-unavailable",
    ...TYPESETTING_ERRORS,
  ],
});

/** With what a document that we typeset ourselves can be refused. */
const INVOICE_FILE_ERRORS = ["request.invalid", "invoice.not-found", ...TYPESETTING_ERRORS] as const;

export const downloadReceipt = defineEndpoint(DOWNLOAD_RECEIPT, {
  summary: "The receipt of a paid invoice as PDF",
  params: z.object({ id: z.uuid() }),
  errors: [...INVOICE_FILE_ERRORS, "invoice.not-paid"],
});

export const downloadCreditNote = defineEndpoint(DOWNLOAD_CREDIT_NOTE, {
  summary: "The credit note of a refund as PDF",
  params: z.object({ id: z.uuid() }),
  errors: [...INVOICE_FILE_ERRORS, "credit-note.not-found"],
});

/** What any act on a running subscription can be refused with. */
const CHANGE_ERRORS = [
  "role.forbidden",
  "subscription.none",
  "subscription.not-charged",
  "payment.provider-unavailable",
] as const;

const done = z.object({ success: z.literal(true), message: z.string() });

/** What keeps a lapsed subscription from being reactivated. */
const REACTIVATION_ERRORS = [
  "role.forbidden",
  "organization.suspended",
  "subscription.not-lapsed",
  "subscription.disputed",
  "payment.no-method",
  "payment.provider-unavailable",
] as const;

/** What reactivating a lapsed subscription costs, to be shown before someone agrees. */
export const reactivation = z.object({
  plan: z.string().describe("Name of the plan"),
  dueToday: cents.describe("US cents charged at once: what is due, or the rest of the month"),
  isExact: z.boolean().describe("Whether `dueToday` is to the cent"),
  monthlyPrice: z.number().describe("US dollars from the next billing date on"),
  nextBillingDate: z.iso
    .datetime()
    .nullable()
    .describe("Null for a subscription that is to end all the same"),
});
export type Reactivation = z.infer<typeof reactivation>;

export const previewReactivation = defineEndpoint(PREVIEW_REACTIVATION, {
  summary: "What reactivating a lapsed subscription would charge now",
  output: dataEnvelope(reactivation),
  errors: REACTIVATION_ERRORS,
});

export const reactivateSubscription = defineEndpoint(REACTIVATE_SUBSCRIPTION, {
  summary: "Charge the card on file of a lapsed subscription, which starts again",
  body: z
    .object({ dueToday: cents.min(0).optional().describe("As it was shown: nothing else is charged then") })
    .nullish(),
  output: done,
  errors: [
    "request.invalid",
    "request.malformed-json",
    ...REACTIVATION_ERRORS,
    "plan.amount-changed",
    "payment.declined",
    "payment.needs-authentication",
  ],
});

/** For how long an amount that was shown holds. */
export const SHOWN_AMOUNT_MINUTES = 30;

/** What a switch to another plan costs, to be shown before someone agrees. */
export const planSwitch = z.object({
  planId: z.string(),
  plan: z.string().describe("Name of the plan"),
  dueNow: cents.describe("US cents charged at once for the rest of the period"),
  credit: cents.describe("US cents left over from the old plan; the next invoices are lower by them"),
  monthlyPrice: z.number().describe("US dollars from the next billing date on"),
  nextBillingDate: z.iso.datetime(),
  shownAt: z.iso.datetime().describe("Send it back with `dueNow`: what was shown is what is charged"),
});
export type PlanSwitch = z.infer<typeof planSwitch>;

export const previewPlanSwitch = defineEndpoint(PREVIEW_PLAN_SWITCH, {
  summary: "What a switch to another plan would cost now",
  query: z.object({ planId: z.string().min(1).max(60) }),
  output: dataEnvelope(planSwitch),
  errors: [
    "request.invalid",
    ...CHANGE_ERRORS,
    "organization.suspended",
    "subscription.ends",
    "subscription.unpaid",
    "plan.unknown",
    "plan.current",
  ],
});

export const switchPlan = defineEndpoint(SWITCH_PLAN, {
  summary: "Switch to another plan at the amount that was shown",
  body: z.object({
    planId: z.string().min(1).max(60),
    dueNow: cents.min(0),
    shownAt: z.iso.datetime(),
  }),
  output: done,
  errors: [
    "request.invalid",
    "request.malformed-json",
    ...CHANGE_ERRORS,
    "organization.suspended",
    "subscription.ends",
    "subscription.unpaid",
    "plan.unknown",
    "plan.current",
    "plan.amount-changed",
    "payment.declined",
    "payment.needs-authentication",
  ],
});

export const cancelSubscription = defineEndpoint(CANCEL_SUBSCRIPTION, {
  summary: "End the subscription with the period that is paid",
  output: done,
  errors: CHANGE_ERRORS,
});

export const resumeSubscription = defineEndpoint(RESUME_SUBSCRIPTION, {
  summary: "Keep a subscription that was canceled and has not ended yet",
  output: done,
  errors: CHANGE_ERRORS,
});

export const updatePaymentMethod = defineEndpoint(UPDATE_PAYMENT_METHOD, {
  summary: "Open the payment provider's page on which the card on file is replaced",
  output: dataEnvelope(
    z.object({ url: z.url().describe("Where the browser goes; it comes back to /billing") }),
  ),
  errors: ["role.forbidden", "payment.no-customer", "payment.provider-unavailable"],
});

/** How long a link works that a client asked for. */
export const CHOSEN_PLAN_HOURS = 24;

export const choosePlan = defineEndpoint(CHOOSE_PLAN, {
  summary: "Make a payment link for a plan",
  body: z
    .object({
      planId: z
        .string()
        .min(1)
        .max(60)
        .optional()
        .describe("Without it: the plan last agreed with the client"),
    })
    .nullish(),
  output: dataEnvelope(z.object({ path: z.string().describe("The page to pay on, on this site") })),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "role.forbidden",
    "organization.suspended",
    "subscription.active",
    "subscription.disputed",
    "plan.unknown",
  ],
});
