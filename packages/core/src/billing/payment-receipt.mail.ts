import { billingZone } from "@plumbline/contract/billing-period";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface PaymentReceipt {
  config: MailConfig;
  organizationId: string;
  organization: string;
  planName: string;
  amountCents: number;
  nextPaymentCents: number;
  paidAt: Date;
  /** When the next payment is due. */
  periodEndsAt: Date;
  timeZone: string;
  isAuditComing: boolean;
  /** Whether the service had stopped for want of this payment, and goes on now. */
  isBack: boolean;
  /** Whether a test card paid. */
  isTest: boolean;
}

/** Confirms a payment: what was charged, for how long, and what happens next. */
export function paymentReceiptMail(receipt: PaymentReceipt): MailContent {
  const { config, planName, isAuditComing, isBack, isTest, timeZone } = receipt;
  const organization = nameInText(receipt.organization);
  const paid = dollars(receipt.amountCents);
  const nextPayment = `${dollars(receipt.nextPaymentCents)} on ${dayWords(receipt.periodEndsAt, billingZone(receipt.periodEndsAt, timeZone))}`;
  return layOutMail({
    config,
    subject: `${nameInSubject(receipt.organization)}: payment of ${paid} received${isBack ? ", your subscription is active" : ""}`,
    preview: `Thank you. ${isBack ? "Your subscription is active again. " : ""}The next payment is ${nextPayment}.`,
    heading: `Payment of ${paid} received`,
    blocks: [
      text(
        `Thank you. The ${config.brand.name} subscription of ${organization} is active${isBack ? " again, and scanning resumes" : ""}.`,
      ),
      ...(isAuditComing ? [text("The first audit of your website runs within 24 hours.")] : []),
      ...(isTest ? [text("This was a payment with a test card. No money changed hands.")] : []),
      {
        kind: "facts",
        facts: [
          { name: "Plan", value: planName },
          { name: "Amount paid", value: paid },
          { name: "Paid on", value: momentWords(receipt.paidAt, timeZone) },
          { name: "Next payment", value: nextPayment },
        ],
      },
      { kind: "action", label: "Open Billing", url: appUrl(config, receipt.organizationId, "/billing") },
    ],
    reason: `You get this email as the contact of ${organization}. Your login details are in the email we sent when the account was set up.`,
  });
}
