import { readableHosts } from "@plumbline/contract/readable-host";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface Removal {
  config: MailConfig;
  /** Name of the reader. */
  name: string;
  organization: string;
  /** Who took them out. */
  by: { name: string; email: string };
}

/** Tells a person that they were taken out of an organization, and whom to ask. */
export function removedMail({ config, name, organization, by }: Removal): MailContent {
  const { brand, server } = config;
  const who = nameInText(by.name);
  const left = nameInText(organization);
  const sentence = `${who} (${readableHosts(by.email)}) removed you from the ${brand.name} dashboard of ${left}. Your sessions there have ended.`;
  return layOutMail({
    config,
    subject: `You are no longer a member of ${nameInSubject(organization)}`,
    preview: sentence,
    heading: `You are no longer a member of ${left}`,
    blocks: [
      text(`Hello ${nameInText(name)},`),
      text(sentence),
      text(`If that is a mistake, ask ${who} to invite you again.`),
      text("If you belong to other organizations, you can still log in to those."),
      { kind: "action", label: "Log in", url: `${server.publicUrl}/login` },
    ],
    reason: `You get this email because you were a member of ${left}.`,
  });
}
