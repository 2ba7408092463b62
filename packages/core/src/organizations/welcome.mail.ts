import { readableHosts } from "@plumbline/contract/readable-host";
import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";
import { bareAddress } from "@plumbline/contract/bare-address";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { type MailBlock, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface Welcome {
  config: MailConfig;
  organization: string;
  website: string;
  /** The first owner, with the password that works until they choose their own; null where they have an account. */
  owner: { name: string; email: string; temporaryPassword: string | null };
  /** Address of the page to pay on; null when nothing is to be paid. */
  paymentLink: string | null;
}

/** Greets a new client: how to log in for the first time, and what happens next. */
export function welcomeMail({ config, organization, website, owner, paymentLink }: Welcome): MailContent {
  const { brand, server } = config;
  const loginUrl = `${server.publicUrl}/login`;
  const isToPay = paymentLink !== null;
  const next = isToPay
    ? "To start, complete the payment. The first audit of your website then runs within 24 hours."
    : "The first audit of your website runs within 24 hours. We email you when its report is ready.";
  return layOutMail({
    config,
    subject: `Your ${brand.name} account for ${nameInSubject(organization)}`,
    preview: next,
    heading: `Welcome to ${brand.name}`,
    blocks: [
      text(`Hello ${nameInText(owner.name)},`),
      text(`Your account is set up to monitor ${bareAddress(website)} for ${nameInText(organization)}.`),
      text(next),
      ...(isToPay ? [{ kind: "action", label: "Complete the payment", url: paymentLink } as const] : []),
      ...loginBlocks(owner, loginUrl),
      ...(isToPay ? [] : [{ kind: "action", label: "Log in to your dashboard", url: loginUrl } as const]),
    ],
    reason: `You get this email because an account for ${nameInText(organization)} was set up with your email address.`,
  });
}

function loginBlocks({ email, temporaryPassword }: Welcome["owner"], loginUrl: string): MailBlock[] {
  const address = { name: "Email", value: readableHosts(email) };
  const page = { name: "Log in at", value: loginUrl, url: loginUrl };
  if (temporaryPassword === null) {
    return [
      { kind: "heading", text: "How to log in" },
      { kind: "facts", facts: [address, page] },
      text("You already have an account with this email address. Log in with the password you have."),
      text("To change between your organizations, open the menu under your name."),
    ];
  }
  const password = { name: "Temporary password", value: temporaryPassword, isCode: true };
  return [
    { kind: "heading", text: "Your first login" },
    { kind: "facts", facts: [address, password, page] },
    text(
      `The temporary password works for ${TEMPORARY_PASSWORD_DAYS} days. At your first login you choose a password of your own.`,
    ),
  ];
}
