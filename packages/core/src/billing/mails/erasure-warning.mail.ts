import { dayWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface ErasureWarningMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  timeZone: string;
  erasesAt: Date;
}

/** Reminds a client who has left that the data is erased soon, and what can be done before. */
export function erasureWarningMail({
  config,
  organization,
  timeZone,
  erasesAt,
}: ErasureWarningMail): MailContent {
  const { brand, server } = config;
  const day = dayWords(erasesAt, timeZone);
  return layOutMail({
    brand,
    subject: `The data of ${organization} is erased on ${day}`,
    heading: `Your data is erased on ${day}`,
    paragraphs: [
      `The ${brand.name} subscription of ${organization} has ended. On ${day} we erase your account with all scans, reports and issues. This cannot be undone.`,
      "Until then you can reactivate the subscription and go on where you left off, or download a copy of your data under Account.",
    ],
    action: { label: "Open your dashboard", url: server.publicUrl },
    reason: billingReason(organization),
  });
}
