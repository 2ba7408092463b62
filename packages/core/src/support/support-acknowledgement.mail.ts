import { SUPPORT_HOURS } from "@plumbline/contract/support-terms";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import type { SupportMail } from "#support/support-request.mail.ts";

/** Confirms to the person that their question has arrived, and by what name to call it. */
export function supportAcknowledgementMail({ config, request, user }: SupportMail): MailContent {
  const { reference, subject, message, priority } = request;
  return layOutMail({
    brand: config.brand,
    subject: `We have received your request ${reference}`,
    heading: "We have received your request",
    paragraphs: [
      `Hello ${user.name},`,
      `We answer by email. Our support hours are ${SUPPORT_HOURS}. If you have something to add, answer this mail and leave the reference in its subject.`,
      "You wrote:",
    ],
    quote: message,
    facts: [
      { name: "Reference", value: reference },
      { name: "Subject", value: subject },
      { name: "Priority", value: priority },
    ],
    reason: `You receive this because you sent a support request from the dashboard of ${user.organization.name}.`,
  });
}
