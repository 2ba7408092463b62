import { SUPPORT_HOURS } from "@plumbline/contract/support-terms";
import { momentWords } from "@plumbline/contract/time-words";

import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";
import type { SupportMail } from "#support/support-request.mail.ts";

/** Confirms to the person that their question has arrived, and by what name to call it. */
export function supportAcknowledgementMail({ config, request, user }: SupportMail): MailContent {
  const { reference, subject, message, priority, createdAt } = request;
  const { name, timeZone } = user.organization;
  return layOutMail({
    config,
    subject: `We received your request ${reference}`,
    preview: `We answer by email. Our support hours are ${SUPPORT_HOURS}.`,
    heading: "We received your request",
    blocks: [
      text(`Hello ${nameInText(user.name)},`),
      text(`We answer by email. Our support hours are ${SUPPORT_HOURS}.`),
      text("To add something, reply to this email and leave the reference in its subject."),
      {
        kind: "facts",
        facts: [
          { name: "Reference", value: reference },
          { name: "Subject", value: subject },
          { name: "Priority", value: priority },
          { name: "Received", value: momentWords(new Date(createdAt), timeZone) },
        ],
      },
      text("You wrote:"),
      { kind: "quote", text: message },
      { kind: "action", label: "See your requests", url: appUrl(config, user.organization.id, "/support") },
    ],
    reason: `You get this email because you sent a support request from the dashboard of ${nameInText(name)}.`,
  });
}
