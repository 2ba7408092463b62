import { RESET_CODE_MINUTES, RESET_CODE_TRIES } from "@plumbline/contract/password-reset";
import { momentWords } from "@plumbline/contract/time-words";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";

export interface ResetCode {
  config: MailConfig;
  /** Name of the reader. */
  name: string;
  code: string;
  expiresAt: Date;
  timeZone: string;
}

/**
 * Carries the code of a forgotten password. It has no link: someone who did not ask must not be led to a form, and
 * someone who did has it open.
 */
export function resetCodeMail({ config, name, code, expiresAt, timeZone }: ResetCode): MailContent {
  const { brand } = config;
  return layOutMail({
    config,
    subject: `Your ${brand.name} verification code`,
    // Without the code: previews show on locked phones.
    preview: "Use the code inside to reset your password.",
    heading: "Your verification code",
    blocks: [
      text(`Hello ${nameInText(name)},`),
      text("Enter this code on the page where you asked to reset your password."),
      {
        kind: "facts",
        facts: [
          { name: "Verification code", value: code, isCode: true },
          { name: "Valid until", value: momentWords(expiresAt, timeZone) },
        ],
      },
      text(
        `The code works once, for ${RESET_CODE_MINUTES} minutes and up to ${RESET_CODE_TRIES} tries. It replaces any earlier code.`,
      ),
      text(
        "If you did not ask for it, ignore this email. Your password stays the same. Never share the code; we never ask for it.",
      ),
    ],
    reason: "You get this email because someone asked to reset the password for this email address.",
  });
}
