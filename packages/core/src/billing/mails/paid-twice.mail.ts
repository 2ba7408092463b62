import { billingReason } from "#billing/mail-billing-contacts.ts";
import { dollars } from "#billing/mails/dollars.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface PaidTwiceMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  cents: number;
}

/** Says that someone paid a second time for what was paid already, and what becomes of it. */
export function paidTwiceMail({ config, organization, cents }: PaidTwiceMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    brand,
    subject: `You paid twice for ${organization}`,
    heading: "You paid twice",
    paragraphs: [
      `We received a second payment of ${dollars(cents)} for ${organization}, which has a running subscription already.`,
      "We have ended the second subscription, so it is not charged again. Our team reviews the second payment for a refund and writes to you.",
    ],
    action: { label: "Open Billing", url: `${server.publicUrl}/billing` },
    reason: billingReason(organization),
  });
}
