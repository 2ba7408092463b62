import { ROLE_WORDS } from "@plumbline/contract/roles";

import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import type { NewInvite } from "#team/send-invite.ts";

export interface InviteWords extends NewInvite {
  config: Pick<Config, "brand" | "server">;
  token: string;
  expiresAt: Date;
}

const EXPIRY = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** Invites a person into a team: who asks, to what, and the link with which they choose a password. */
export function inviteMail({ config, invited, inviter, token, expiresAt }: InviteWords): MailContent {
  const { brand, server } = config;
  const { name: organization, website } = inviter.organization;
  const role = ROLE_WORDS[invited.role];
  return layOutMail({
    brand,
    subject: `${inviter.name} invites you to ${organization} on ${brand.name}`,
    heading: `Join ${organization} on ${brand.name}`,
    paragraphs: [
      `Hello ${invited.name},`,
      `${inviter.name} (${inviter.email}) invites you to the ${brand.name} dashboard of ${organization}, which monitors ${website ?? "its website"}.`,
      "Open the link and choose a password. It works once; a newer invite replaces it.",
    ],
    facts: [
      { name: "Your role", value: `${role.name}. ${role.may}.` },
      { name: "You log in as", value: invited.email },
      { name: "Valid until", value: `${EXPIRY.format(expiresAt)} UTC` },
    ],
    action: { label: "Accept the invite", url: `${server.publicUrl}/accept-invite/${token}` },
    reason: `You receive this because ${inviter.name} entered your email address. If you do not know them, ignore this mail.`,
  });
}
