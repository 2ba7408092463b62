import type { BillingData } from "@plumbline/contract/billing";
import { planWords } from "@plumbline/contract/plans";

import { readPayments } from "#billing/payments.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** Eight years of monthly payments. */
const LISTED_PAYMENTS = 100;

/** What the organization has paid, newest first. */
export async function listPayments(context: OrganizationContext): Promise<BillingData["billingHistory"]> {
  const payments = await readPayments(context, LISTED_PAYMENTS);
  return payments.map(({ id, action, details, createdAt }) => ({
    id,
    date: createdAt.toISOString(),
    description: describe(details["plan"], action === "payment.received-twice"),
    amount: typeof details["amountCents"] === "number" ? details["amountCents"] : 0,
    status: "paid",
  }));
}

function describe(plan: unknown, isSecond: boolean): string {
  const name = typeof plan === "string" ? `${planWords(plan).name} Plan` : "Subscription";
  return isSecond ? `${name}, paid a second time` : name;
}
