import { z } from "zod";

import { email } from "./email.ts";
import { defineEndpoint } from "./endpoint.ts";
import { FORGOT_PASSWORD, CONFIRM_FORGOT_PASSWORD } from "#endpoints/password-reset.ts";
import { newPassword } from "./password.ts";

export const RESET_CODE_DIGITS = 6;
/** How long a reset code works, and how often a wrong one may be tried. */
export const RESET_CODE_MINUTES = 10;
export const RESET_CODE_TRIES = 5;

/** What everyone is told who asks for a code: whether the address has an account is not said. */
export const RESET_REQUESTED = `If this email address has an account, we have sent it a verification code. The code is valid for ${RESET_CODE_MINUTES} minutes.`;

const code = z
  .string()
  .max(50)
  .overwrite((text) => text.replaceAll(/\s/gu, ""))
  .regex(
    new RegExp(`^[0-9]{${RESET_CODE_DIGITS}}$`, "u"),
    `Enter the ${RESET_CODE_DIGITS} digits of the code.`,
  )
  .describe(`The ${RESET_CODE_DIGITS} digits from the mail; spaces do not matter`);

export const forgotPassword = defineEndpoint(FORGOT_PASSWORD, {
  summary: "Ask for a code with which a forgotten password is replaced",
  body: z.object({ email }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "password.reset-throttled",
    "password.needs-initial-setup",
  ],
});

export const confirmForgotPassword = defineEndpoint(CONFIRM_FORGOT_PASSWORD, {
  summary: "Replace a forgotten password with the code from the mail; ends all sessions",
  body: z.object({ email, code, newPassword }),
  output: z.object({ success: z.literal(true) }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "password.reset-throttled",
    "password.code-invalid",
    "password.common",
    "password.personal",
  ],
});
