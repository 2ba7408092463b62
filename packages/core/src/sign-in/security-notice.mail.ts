import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { utcWords } from "#platform/mail/utc-words.ts";
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
    text: "Signing in to your account now takes your password and a code from your authenticator app. All other sessions were ended. Keep your recovery codes where you find them without your phone.",
  },
  "two-factor-off": {
    heading: "Two-factor sign-in is off",
    text: "Signing in to your account no longer asks for a code from your authenticator app. Your recovery codes no longer work.",
  },
  "two-factor-reset": {
    heading: "Two-factor sign-in was switched off by support",
    text: "Our support team switched two-factor sign-in off for your account and ended its sessions. Log in with your password, and set up your authenticator app again under Account.",
  },
  "recovery-codes-renewed": {
    heading: "You have new recovery codes",
    text: "New recovery codes were made for your account. The earlier ones no longer work.",
  },
  "recovery-code-used": {
    heading: "A recovery code was used to log in",
    text: "Somebody logged in to your account with one of your recovery codes. That code no longer works.",
  },
} as const satisfies Record<string, Words>;

export type SecurityEvent = keyof typeof EVENTS;

export interface SecurityNotice {
  config: Pick<Config, "brand">;
  /** Name of the reader. */
  name: string;
  event: SecurityEvent;
  at: Date;
  /** Where it was done; null when not by the person themselves. */
  client: Client | null;
}

/** Tells a person what was done to their sign-in, so that they notice when it was not they who did it. */
export function securityNoticeMail({ config, name, event, at, client }: SecurityNotice): MailContent {
  const { brand } = config;
  const { heading, text } = EVENTS[event];
  const facts = [{ name: "When", value: utcWords(at) }];
  if (client !== null) {
    facts.push({ name: "Device", value: deviceWords(client.userAgent) });
    facts.push({ name: "Network address", value: client.address });
  }
  return layOutMail({
    brand,
    subject: `${heading} (${brand.name})`,
    heading,
    paragraphs: [
      `Hello ${name},`,
      text,
      `If that was not you, reset your password at once with 'Forgot password?' on the login page and write to ${brand.supportEmail}.`,
    ],
    facts,
    reason: "You receive this because the sign-in of your account was changed or used in an unusual way.",
  });
}
