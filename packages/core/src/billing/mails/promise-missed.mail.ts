import { momentWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { AUDIT_PROMISE_HOURS } from "#billing/promised-audit.queries.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject } from "#platform/mail/names.ts";

export interface PromiseMissedMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  /** By when it was promised. */
  promisedUntil: Date;
  timeZone: string;
}

/** Says that the first audit is late, and how the service makes up for it. */
export function promiseMissedMail(mail: PromiseMissedMail): MailContent {
  const { config, organization, promisedUntil, timeZone } = mail;
  const sorry = `We promised the first audit within ${AUDIT_PROMISE_HOURS} hours of your payment, and we missed that. We are sorry.`;
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: Your first audit is late`,
    preview: sorry,
    heading: "Your first audit is late",
    blocks: [
      text(sorry),
      { kind: "facts", facts: [{ name: "Promised by", value: momentWords(promisedUntil, timeZone) }] },
      text(
        "You get one more full scan free of charge. It starts as soon as your first audit is done, and its report appears in your dashboard.",
      ),
      text("Our team knows and is looking into it."),
      { kind: "action", label: "Open your dashboard", url: appUrl(config, mail.organizationId, "/") },
    ],
    reason: billingReason(organization),
  });
}
