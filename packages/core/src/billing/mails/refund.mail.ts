import { momentWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface RefundMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  cents: number;
  invoiceNumber: string | null;
  /** Numbers of the credit notes that say so; none where none was written yet. */
  creditNotes: readonly string[];
  refundedAt: Date;
  timeZone: string;
}

/** Says that a payment was refunded. */
export function refundMail(mail: RefundMail): MailContent {
  const { config, organization, cents, invoiceNumber, creditNotes, refundedAt, timeZone } = mail;
  const amount = dollars(cents);
  const next =
    "The money goes back to the card that was charged. Banks take five to ten business days to show it.";
  const facts = [
    { name: "Refunded", value: amount },
    { name: "When", value: momentWords(refundedAt, timeZone) },
    ...(invoiceNumber === null ? [] : [{ name: "Invoice", value: invoiceNumber }]),
    ...(creditNotes.length === 0
      ? []
      : [{ name: creditNotes.length === 1 ? "Credit note" : "Credit notes", value: creditNotes.join(", ") }]),
  ];
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: Refund of ${amount}`,
    preview: next,
    heading: `We refunded ${amount}`,
    blocks: [
      text(`We refunded ${amount} to ${nameInText(organization)}. ${next}`),
      { kind: "facts", facts },
      { kind: "action", label: "Open Billing", url: appUrl(config, mail.organizationId, "/billing") },
    ],
    reason: billingReason(organization),
  });
}
