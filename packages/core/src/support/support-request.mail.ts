import type { User } from "@plumbline/contract/auth";
import type { SupportRequest } from "@plumbline/contract/support";

import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface SupportMail {
  config: Pick<Config, "brand" | "server">;
  request: SupportRequest;
  /** Who asks. */
  user: User;
}

/** Carries a client's question to the support team; an answer goes to who asked. */
export function supportRequestMail({ config, request, user }: SupportMail): MailContent {
  const { reference, subject, message, priority } = request;
  const { organization } = user;
  return layOutMail({
    brand: config.brand,
    subject: `[${reference}] ${subject}`,
    heading: subject,
    paragraphs: [`${user.name} of ${organization.name} wrote:`],
    quote: message,
    facts: [
      { name: "Reference", value: reference },
      { name: "Priority", value: priority },
      { name: "From", value: `${user.name}, ${user.email}, ${user.role}` },
      { name: "Organization", value: organization.name },
      { name: "Website", value: organization.website ?? "not set" },
    ],
    reason:
      "You receive this because this is the support address. An answer to this mail goes to the client.",
  });
}
