import { momentWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface RefundDeclinedMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  cents: number;
  invoiceNumber: string | null;
  /** When the second payment was made. */
  paidAt: Date | null;
  timeZone: string;
}

/** Says that a second payment was looked at and is not refunded. */
export function refundDeclinedMail(mail: RefundDeclinedMail): MailContent {
  const { config, organization, cents, invoiceNumber, paidAt, timeZone } = mail;
  const amount = dollars(cents);
  const decision = `We reviewed the second payment of ${amount} for ${nameInText(organization)} and decided not to refund it.`;
  const facts = [
    { name: "Amount", value: amount },
    ...(paidAt === null ? [] : [{ name: "Paid", value: momentWords(paidAt, timeZone) }]),
    ...(invoiceNumber === null ? [] : [{ name: "Invoice", value: invoiceNumber }]),
  ];
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: Your second payment won't be refunded`,
    preview: decision,
    heading: "Your second payment won't be refunded",
    blocks: [
      text(decision),
      { kind: "facts", facts },
      text(`If you disagree, or if you have a question, write to ${config.brand.supportEmail}.`),
      { kind: "action", label: "Open Billing", url: appUrl(config, mail.organizationId, "/billing") },
    ],
    reason: billingReason(organization),
  });
}
