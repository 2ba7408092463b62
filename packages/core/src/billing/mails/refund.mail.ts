import { billingReason } from "#billing/mail-billing-contacts.ts";
import { dollars } from "#billing/mails/dollars.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface RefundMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  cents: number;
  invoiceNumber: string | null;
}

/** Says that a payment was given back. */
export function refundMail({ config, organization, cents, invoiceNumber }: RefundMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    brand,
    subject: `Refund of ${dollars(cents)} for ${organization}`,
    heading: `We refunded ${dollars(cents)}`,
    paragraphs: [
      "The money goes back to the card that was charged. Banks take five to ten business days to show it.",
    ],
    facts: [
      { name: "Refunded", value: dollars(cents) },
      ...(invoiceNumber === null ? [] : [{ name: "Invoice", value: invoiceNumber }]),
    ],
    action: { label: "Open Billing", url: `${server.publicUrl}/billing` },
    reason: billingReason(organization),
  });
}
