import { readableHosts } from "@plumbline/contract/readable-host";
import type { User } from "@plumbline/contract/auth";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import { momentWords } from "@plumbline/contract/time-words";

import type { EventWords } from "#notifications/event.mail.ts";
import { nameInText } from "#platform/mail/names.ts";

export interface AcceptedInvite {
  person: Pick<User, "id" | "name" | "email" | "role">;
  at: Date;
  timeZone: string;
}

/** Says who has joined the team. */
export function inviteAcceptedWords({ person, at, timeZone }: AcceptedInvite): EventWords {
  const { name, may } = ROLE_WORDS[person.role];
  const who = nameInText(person.name);
  return {
    headline: `${who} joined your team`,
    sentence: `${who} accepted your invite and can log in now.`,
    facts: [
      { name: "Email", value: readableHosts(person.email) },
      { name: "Role", value: `${name}. ${may}.` },
      { name: "Joined", value: momentWords(at, timeZone) },
    ],
    advice: "You don't need to do anything. You can change the role or remove the person at any time.",
    action: { label: "Open the team", path: `/team#${person.id}` },
    inShort: [`${readableHosts(person.email)}, ${name}`],
  };
}
