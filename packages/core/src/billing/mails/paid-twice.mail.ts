import { momentWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface PaidTwiceMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  cents: number;
  /** When the second payment was made. */
  paidAt: Date;
  timeZone: string;
}

/** Says that someone paid a second time for what was already paid, and what becomes of it. */
export function paidTwiceMail(mail: PaidTwiceMail): MailContent {
  const { config, organization, cents, paidAt, timeZone } = mail;
  const next =
    "We ended the second subscription, so it won't be charged again. Our team will review the second payment for a refund and get back to you.";
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: You paid twice`,
    preview: next,
    heading: "You paid twice",
    blocks: [
      text(
        `We received a second payment of ${dollars(cents)} for ${nameInText(organization)}, which already has an active subscription.`,
      ),
      {
        kind: "facts",
        facts: [
          { name: "Amount", value: dollars(cents) },
          { name: "Paid", value: momentWords(paidAt, timeZone) },
        ],
      },
      text(next),
      { kind: "action", label: "Open Billing", url: appUrl(config, mail.organizationId, "/billing") },
    ],
    reason: billingReason(organization),
  });
}
