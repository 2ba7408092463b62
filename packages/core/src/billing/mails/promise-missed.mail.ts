import { billingReason } from "#billing/mail-billing-contacts.ts";
import { AUDIT_PROMISE_HOURS } from "#billing/promised-audit.queries.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface PromiseMissedMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
}

/** Says that the first audit is late, and how the service makes up for it. */
export function promiseMissedMail({ config, organization }: PromiseMissedMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    brand,
    subject: `The first audit of ${organization} is late`,
    heading: "Your first audit is late",
    paragraphs: [
      `We promised the first audit within ${AUDIT_PROMISE_HOURS} hours of your payment, and we missed that. We are sorry.`,
      "You get one more full scan free of charge. It starts by itself as soon as the audit that waits or runs has ended, and you find its report in your dashboard.",
      "Our team has been told and is looking into it.",
    ],
    action: { label: "Open your dashboard", url: server.publicUrl },
    reason: billingReason(organization),
  });
}
