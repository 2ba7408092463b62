import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface TemporaryPasswordMail {
  config: Pick<Config, "brand" | "server">;
  person: { name: string; email: string };
  password: string;
}

/** Sends a person the password that support gave them. */
export function temporaryPasswordMail({ config, person, password }: TemporaryPasswordMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    brand,
    subject: `Your temporary password for ${brand.name}`,
    heading: "Your temporary password",
    paragraphs: [
      `Hello ${person.name},`,
      "Our support team gave your account a temporary password. You choose your own at the next login. All sessions of your account were ended.",
      `If you did not ask for this, write to ${brand.supportEmail} at once.`,
    ],
    facts: [
      { name: "Email", value: person.email },
      { name: "Temporary password", value: password },
    ],
    action: { label: "Log in to your dashboard", url: `${server.publicUrl}/login` },
    reason: "You receive this because the password of your account was reset.",
  });
}
