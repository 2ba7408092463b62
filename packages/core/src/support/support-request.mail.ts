import type { User } from "@plumbline/contract/auth";
import type { SupportRequest } from "@plumbline/contract/support";
import { momentWords } from "@plumbline/contract/time-words";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";

export interface SupportMail {
  config: MailConfig;
  request: SupportRequest;
  /** Who asks. */
  user: User;
}

/** Carries a client's question to the support team; an answer goes to the person who asked. */
export function supportRequestMail({ config, request, user }: SupportMail): MailContent {
  const { reference, subject, message, priority, createdAt } = request;
  const { organization } = user;
  const by = `${nameInText(user.name)} of ${nameInText(organization.name)} wrote:`;
  return layOutMail({
    config,
    subject: `[${reference}] ${subject}`,
    preview: by,
    heading: subject,
    blocks: [
      text(by),
      { kind: "quote", text: message },
      {
        kind: "facts",
        facts: [
          { name: "Reference", value: reference },
          { name: "Priority", value: priority },
          { name: "From", value: `${nameInText(user.name)}, ${user.email}, ${user.role}` },
          { name: "Organization", value: nameInText(organization.name) },
          { name: "Website", value: organization.website ?? "not set" },
          { name: "Sent", value: momentWords(new Date(createdAt), organization.timeZone) },
        ],
      },
      text("To answer the client, reply to this email."),
    ],
    reason: "You get this email because this is the support address.",
  });
}
