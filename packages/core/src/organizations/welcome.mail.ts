import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface Welcome {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  website: string;
  /** The first owner, with the password that works until they choose their own. */
  owner: { name: string; email: string; temporaryPassword: string };
  /** Address of the page to pay on; null when nothing is to be paid. */
  paymentLink: string | null;
}

/** Greets a new client: how to log in for the first time, and what happens next. */
export function welcomeMail({ config, organization, website, owner, paymentLink }: Welcome): MailContent {
  const { brand, server } = config;
  const loginUrl = `${server.publicUrl}/login`;
  const isToPay = paymentLink !== null;
  return layOutMail({
    brand,
    subject: `Your ${brand.name} account for ${organization}`,
    heading: `Welcome to ${brand.name}`,
    paragraphs: [
      `Hello ${owner.name},`,
      `Your ${brand.name} account is set up to monitor ${website}.`,
      ...(isToPay
        ? [
            "To start, complete the payment with the button below. The first audit runs within 24 hours of it.",
          ]
        : []),
      `Log in at ${loginUrl} with the email address and temporary password below. You choose your own password at the first login.`,
    ],
    facts: [
      { name: "Email", value: owner.email },
      { name: "Temporary password", value: owner.temporaryPassword },
    ],
    action: isToPay
      ? { label: "Complete the payment", url: paymentLink }
      : { label: "Log in to your dashboard", url: loginUrl },
    reason: `You receive this because an account was set up for ${organization} with your email address.`,
  });
}
