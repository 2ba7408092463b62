import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from "@plumbline/contract/password-reset";

import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { utcWords } from "#platform/mail/utc-words.ts";

export interface ResetCode {
  config: Pick<Config, "brand">;
  /** Name of the reader. */
  name: string;
  code: string;
  expiresAt: Date;
}

/**
 * Carries the code of a forgotten password. It has no link: who did not ask must not be led to a form, and
 * who did has it open.
 */
export function resetCodeMail({ config, name, code, expiresAt }: ResetCode): MailContent {
  const { brand } = config;
  return layOutMail({
    brand,
    subject: `Your ${brand.name} verification code`,
    heading: "Your verification code",
    paragraphs: [
      `Hello ${name},`,
      `Enter this code where you asked to reset your password. It works once, for ${RESET_CODE_MINUTES} minutes and at most ${RESET_CODE_TRIES} tries; an earlier code no longer works.`,
      "If that was not you, ignore this mail: your password stays as it is. Give the code to nobody; we never ask for it.",
    ],
    facts: [
      { name: "Verification code", value: code },
      { name: "Valid until", value: utcWords(expiresAt) },
    ],
    reason: "You receive this because a password reset was requested for your email address.",
  });
}
