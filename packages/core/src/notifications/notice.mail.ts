import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface NoticeMail {
  config: Pick<Config, "brand" | "server">;
  /** Name of the reader. */
  name: string;
  organization: string;
  message: string;
  /** Path in the app that it leads to. */
  path: string;
}

/** Says by mail what the bell says. */
export function noticeMail({ config, name, organization, message, path }: NoticeMail): MailContent {
  const { brand, server } = config;
  return layOutMail({
    brand,
    subject: `${message.replace(/\.$/u, "")} (${organization})`,
    heading: message,
    paragraphs: [`Hello ${name},`, `This concerns ${organization}.`],
    action: { label: `Open ${brand.name}`, url: `${server.publicUrl}${path}` },
    reason: choiceReason(organization),
  });
}

/** Why a member gets a mail that can be switched off. */
export function choiceReason(organization: string): string {
  return `You receive this because you are a member of ${organization}. You choose which mails you get under Account.`;
}
