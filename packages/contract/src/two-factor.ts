import { z } from "zod";

import { password, user } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  COMPLETE_SECOND_FACTOR,
  GET_TWO_FACTOR,
  BEGIN_TWO_FACTOR,
  ENABLE_TWO_FACTOR,
  DISABLE_TWO_FACTOR,
  RENEW_RECOVERY_CODES,
} from "#endpoints/two-factor.ts";
import { dataEnvelope } from "./envelope.ts";

/** Digits of a code, and how long each is shown, in seconds (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/** How long the second step of a login waits, and how often a wrong code may be tried. */
export const SECOND_FACTOR_MINUTES = 5;
export const SECOND_FACTOR_TRIES = 5;
/** How long a new secret waits for the first code of the app it was given to. */
export const TWO_FACTOR_SETUP_MINUTES = 15;

export const RECOVERY_CODES = 10;

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "");

export const appCode = z
  .string()
  .max(50)
  .overwrite(withoutSpaces)
  .regex(new RegExp(`^[0-9]{${TOTP_DIGITS}}$`, "u"), `Enter the ${TOTP_DIGITS} digits of the code.`)
  .describe("The code the authenticator app shows; spaces do not matter");

export const anyCode = z
  .string()
  .max(50)
  .overwrite(withoutSpaces)
  .min(1, "Enter the code.")
  .describe("The code the authenticator app shows, or a recovery code");

export const completeSecondFactor = defineEndpoint(COMPLETE_SECOND_FACTOR, {
  summary: "Finish a login with a code of the authenticator app or a recovery code",
  body: z.object({
    session: z.string().min(1).max(200).describe("The one-time value the login answered with"),
    code: anyCode,
    rememberMe: z.boolean().optional().describe("30 days instead of 24 hours"),
  }),
  output: z.object({ success: z.literal(true), token: z.string(), user }),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.throttled",
    "second-factor.code-invalid",
    "second-factor.session-invalid",
  ],
});

export const twoFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

export const getTwoFactor = defineEndpoint(GET_TWO_FACTOR, {
  summary: "Whether one's own account asks for a second factor",
  beforeTwoFactor: true,
  output: dataEnvelope(twoFactor),
  errors: [],
});

export const authenticatorSetup = z.object({
  secret: z.string().describe("Base32, for apps that cannot read the QR code"),
  uri: z.string().describe("`otpauth://` address, to be shown as a QR code"),
});
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

const ACCOUNT_ERRORS = ["request.invalid", "request.malformed-json", "login.throttled"] as const;

export const beginTwoFactor = defineEndpoint(BEGIN_TWO_FACTOR, {
  summary: "Make a secret for an authenticator app; nothing is switched on yet",
  beforeTwoFactor: true,
  body: z.object({ currentPassword: password }),
  output: dataEnvelope(authenticatorSetup),
  errors: [...ACCOUNT_ERRORS, "password.incorrect", "two-factor.already-on"],
});

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe("Shown this once; each works once"),
});

export const enableTwoFactor = defineEndpoint(ENABLE_TWO_FACTOR, {
  summary: "Switch two-factor sign-in on with the app's first code; ends all other sessions",
  beforeTwoFactor: true,
  body: z.object({ code: appCode }),
  output: dataEnvelope(recoveryCodes),
  errors: [...ACCOUNT_ERRORS, "second-factor.code-invalid", "two-factor.already-on", "two-factor.not-begun"],
});

const passwordAndCode = z.object({ currentPassword: password, code: anyCode });

export const disableTwoFactor = defineEndpoint(DISABLE_TWO_FACTOR, {
  summary: "Switch two-factor sign-in off",
  body: passwordAndCode,
  output: z.object({ success: z.literal(true) }),
  errors: [...ACCOUNT_ERRORS, "password.incorrect", "second-factor.code-invalid", "two-factor.not-on"],
});

export const renewRecoveryCodes = defineEndpoint(RENEW_RECOVERY_CODES, {
  summary: "Replace all recovery codes with new ones",
  body: passwordAndCode,
  output: dataEnvelope(recoveryCodes),
  errors: [...ACCOUNT_ERRORS, "password.incorrect", "second-factor.code-invalid", "two-factor.not-on"],
});
