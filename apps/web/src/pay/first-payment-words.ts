import { lastPaidDay } from "@plumbline/contract/billing-period";
import type { PaymentLink } from "@plumbline/contract/payment";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/**
 * Which days today's payment covers, and when the next one is due. Months of payments are those of UTC: near the end of a
 * month, 'this month' could be either.
 */
export function firstPaymentWords({ until }: Pick<PaymentLink["firstPayment"], "until">): string {
  const due = new Date(until);
  return `Today you pay for the time until ${DAY.format(lastPaidDay(due))}. The full price is due on the 1st of each month, starting ${DAY.format(due)}.`;
}
