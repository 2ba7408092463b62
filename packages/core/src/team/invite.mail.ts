import { readableHosts } from "@plumbline/contract/readable-host";
import { bareAddress } from "@plumbline/contract/bare-address";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import type { TeamMember } from "@plumbline/contract/team";
import { momentWords } from "@plumbline/contract/time-words";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";
import type { SignedIn } from "#sign-in/read-session.ts";

export interface NewInvite {
  invited: Pick<TeamMember, "id" | "name" | "email" | "role">;
  inviter: SignedIn["user"];
}

export interface InviteWords extends NewInvite {
  config: MailConfig;
  token: string;
  /** Whether the address has an account already, with which its person accepts. */
  hasAccount: boolean;
  expiresAt: Date;
}

/** Invites a person into a team: who asks, to what, and the link with which they accept. */
export function inviteMail(words: InviteWords): MailContent {
  const { config, invited, inviter, token, expiresAt, hasAccount } = words;
  const { brand, server } = config;
  const { name, website, timeZone } = inviter.organization;
  const organization = nameInText(name);
  const by = nameInText(inviter.name);
  const role = ROLE_WORDS[invited.role];
  const site = website === null ? "its website" : bareAddress(website);
  const way = hasAccount ? `log in with the ${brand.name} account you have` : "choose a password";
  const sentence = `${by} (${readableHosts(inviter.email)}) invites you to the ${brand.name} dashboard of ${organization}, which monitors ${site}.`;
  return layOutMail({
    config,
    subject: `${nameInSubject(inviter.name)} invites you to ${nameInSubject(name)}`,
    preview: sentence,
    heading: `Join ${organization} on ${brand.name}`,
    blocks: [
      text(`Hello ${nameInText(invited.name)},`),
      text(sentence),
      {
        kind: "facts",
        facts: [
          { name: "Your role", value: `${role.name}. ${role.may}.` },
          { name: "You log in as", value: readableHosts(invited.email) },
          { name: "Valid until", value: momentWords(expiresAt, timeZone) },
        ],
      },
      text(`To accept, open the link and ${way}. The link works once. A newer invite replaces it.`),
      { kind: "action", label: "Accept the invite", url: `${server.publicUrl}/accept-invite#${token}` },
    ],
    reason: `You get this email because ${by} entered your email address. If you do not know them, ignore it.`,
  });
}
