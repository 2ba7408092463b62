import { dayWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface ErasureWarningMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  timeZone: string;
  erasesAt: Date;
}

/** Reminds a client who has left that the data will be erased soon, and says what to do before. */
export function erasureWarningMail(mail: ErasureWarningMail): MailContent {
  const { config, organization, timeZone, erasesAt } = mail;
  const day = dayWords(erasesAt, timeZone);
  const what = `On ${day} we will erase your account with all its scans, reports and issues. This cannot be undone.`;
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: We will erase your data on ${day}`,
    preview: what,
    heading: `We will erase your data on ${day}`,
    blocks: [
      text(`The ${config.brand.name} subscription of ${nameInText(organization)} has ended. ${what}`),
      text(
        "Until then you can reactivate the subscription and pick up where you left off, or download a copy of your data under Account.",
      ),
      { kind: "action", label: "Open your dashboard", url: appUrl(config, mail.organizationId, "/") },
    ],
    reason: billingReason(organization),
  });
}
