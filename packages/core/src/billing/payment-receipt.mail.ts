import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface PaymentReceipt {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  planName: string;
  amountCents: number;
  monthlyPriceCents: number;
  paidAt: Date;
  /** When the next payment is due. */
  periodEndsAt: Date;
  isAuditComing: boolean;
  /** Whether a test card paid. */
  isTest: boolean;
}

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Confirms a payment: what was charged, for how long, and what happens next. */
export function paymentReceiptMail(receipt: PaymentReceipt): MailContent {
  const { config, organization, planName, isAuditComing, isTest } = receipt;
  const { brand, server } = config;
  const nextPayment = `${dollars(receipt.monthlyPriceCents)} on ${DAY.format(receipt.periodEndsAt)}`;
  return layOutMail({
    brand,
    subject: `Payment received for ${organization}`,
    heading: "Payment received",
    paragraphs: [
      `Thank you. The ${brand.name} subscription of ${organization} is active.`,
      ...(isAuditComing ? ["The first audit of your website runs within 24 hours."] : []),
      ...(isTest ? ["This was a payment with a test card. No money has changed hands."] : []),
    ],
    facts: [
      { name: "Plan", value: planName },
      { name: "Amount paid", value: dollars(receipt.amountCents) },
      { name: "Paid on", value: `${DAY.format(receipt.paidAt)} (UTC)` },
      { name: "Next payment", value: nextPayment },
    ],
    action: { label: "Log in to your dashboard", url: `${server.publicUrl}/login` },
    reason: `You receive this as the contact of ${organization}. Your sign-in details are in the email we sent when the account was set up.`,
  });
}

function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}
