import { momentWords } from "@plumbline/contract/time-words";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";
import { deviceWords } from "#sign-in/device-words.ts";
import type { Client } from "#sign-in/start-session.ts";

interface Words {
  heading: string;
  text: string;
}

/** What a person is told of their account's safety, whatever they chose to be mailed about. */
const EVENTS = {
  "password-changed": {
    heading: "Your password was changed",
    text: "The password of your account was changed. All other sessions were ended.",
  },
  "two-factor-on": {
    heading: "Two-factor sign-in is on",
    text: "From now on, logging in takes your password and a code from your authenticator app. All other sessions were ended. Keep your recovery codes where you can find them without your phone.",
  },
  "two-factor-off": {
    heading: "Two-factor sign-in is off",
    text: "Logging in no longer asks for a code from your authenticator app. Your recovery codes no longer work.",
  },
  "two-factor-reset": {
    heading: "Support turned off two-factor sign-in",
    text: "Our support team turned off two-factor sign-in for your account and ended its sessions. Log in with your password, then set up your authenticator app again under Account.",
  },
  "recovery-codes-renewed": {
    heading: "You have new recovery codes",
    text: "New recovery codes were made for your account. The earlier ones no longer work.",
  },
  "recovery-code-used": {
    heading: "A recovery code was used to log in",
    text: "Someone logged in to your account with one of your recovery codes. That code no longer works.",
  },
  "guessed-at": {
    heading: "Someone is guessing your password",
    text: "Someone has entered wrong passwords for your account many times, from a place where you have not logged in before. We now refuse them. Where you have logged in before, your password still works.",
  },
} as const satisfies Record<string, Words>;

export type SecurityEvent = keyof typeof EVENTS;

export interface SecurityNotice {
  config: MailConfig;
  /** Name of the reader. */
  name: string;
  event: SecurityEvent;
  at: Date;
  timeZone: string;
  /** Where it was done; null when not by the person themselves. */
  client: Client | null;
}

/** Tells a person what was done to their sign-in, so that they notice when someone else did it. */
export function securityNoticeMail({
  config,
  name,
  event,
  at,
  timeZone,
  client,
}: SecurityNotice): MailContent {
  const { brand, server } = config;
  const { heading, text: words } = EVENTS[event];
  const facts = [{ name: "When", value: momentWords(at, timeZone) }];
  if (client !== null) {
    facts.push({ name: "Device", value: deviceWords(client.userAgent) });
    facts.push({ name: "Network address", value: client.address });
  }
  return layOutMail({
    config,
    subject: `${heading} (${brand.name})`,
    preview: words,
    heading,
    blocks: [
      text(`Hello ${nameInText(name)},`),
      text(words),
      { kind: "facts", facts },
      text("If that was you, you don't need to do anything."),
      text(
        `If it was not you, reset your password now with 'Forgot password?' on the login page, then write to ${brand.supportEmail}.`,
      ),
      { kind: "action", label: "Review your sign-in", url: `${server.publicUrl}/account` },
    ],
    reason: "You get this email because the sign-in of your account was changed or used in an unusual way.",
  });
}
