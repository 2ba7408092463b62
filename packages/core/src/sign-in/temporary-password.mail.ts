import { readableHosts } from "@plumbline/contract/readable-host";
import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";

export interface TemporaryPasswordMail {
  config: MailConfig;
  person: { name: string; email: string };
  password: string;
}

/** Sends a person the password that support gave them. */
export function temporaryPasswordMail({ config, person, password }: TemporaryPasswordMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    config,
    subject: `Your temporary ${brand.name} password`,
    preview: "Log in with it and choose a password of your own.",
    heading: "Your temporary password",
    blocks: [
      text(`Hello ${nameInText(person.name)},`),
      text("Our support team gave your account a temporary password and ended all of its sessions."),
      text(`Log in with it within ${TEMPORARY_PASSWORD_DAYS} days. You then choose a password of your own.`),
      {
        kind: "facts",
        facts: [
          { name: "Email", value: readableHosts(person.email) },
          { name: "Temporary password", value: password, isCode: true },
        ],
      },
      { kind: "action", label: "Log in to your dashboard", url: `${server.publicUrl}/login` },
      text(`If you did not ask for this, write to ${brand.supportEmail} right away.`),
    ],
    reason: "You get this email because support reset the password of your account.",
  });
}
