import { z } from "zod";

import { password } from "./auth.ts";
import { email } from "./email.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  OPS_BEGIN_SET_UP,
  OPS_COMPLETE_SECOND_FACTOR,
  OPS_COMPLETE_SET_UP,
  OPS_CONFIRM,
  OPS_LOGIN,
  OPS_LOGOUT,
  OPS_ME,
} from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { done } from "./ops-parts.ts";
import { newPassword } from "./password.ts";
import { anyCode, appCode, authenticatorSetup } from "./two-factor.ts";

/** Someone who runs the service. */
export const operator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  recoveryCodesLeft: z.number().int(),
});
export type Operator = z.infer<typeof operator>;

const session = z.string().min(1).max(200).describe("The one-time value the login answered with");
const BODY_ERRORS = ["request.invalid", "request.malformed-json"] as const;

export const opsLogin = defineEndpoint(OPS_LOGIN, {
  summary: "First step of an operator's sign-in",
  body: z.object({ email, password }),
  output: dataEnvelope(
    z.object({
      next: z
        .enum(["set-up", "second-factor"])
        .describe("What is to be done with the one-time value: the first sign-in sets both factors up"),
      session,
    }),
  ),
  errors: [...BODY_ERRORS, "login.failed", "login.throttled", "operator.password-expired"],
});

export const opsBeginSetUp = defineEndpoint(OPS_BEGIN_SET_UP, {
  summary: "Make the secret for an operator's authenticator app",
  body: z.object({ session }),
  output: dataEnvelope(authenticatorSetup),
  errors: [...BODY_ERRORS, "second-factor.session-invalid"],
});

export const opsCompleteSetUp = defineEndpoint(OPS_COMPLETE_SET_UP, {
  summary: "Set an operator's password and second factor, and sign in",
  body: z.object({ session, newPassword, code: appCode }),
  output: dataEnvelope(
    z.object({
      token: z.string(),
      operator,
      recoveryCodes: z.array(z.string()).describe("Shown this once; each works once"),
    }),
  ),
  errors: [
    ...BODY_ERRORS,
    "login.throttled",
    "second-factor.session-invalid",
    "second-factor.code-invalid",
    "password.unchanged",
    "password.common",
    "password.personal",
  ],
});

export const opsCompleteSecondFactor = defineEndpoint(OPS_COMPLETE_SECOND_FACTOR, {
  summary: "Finish an operator's sign-in with a code of the authenticator app or a recovery code",
  body: z.object({ session, code: anyCode }),
  output: dataEnvelope(z.object({ token: z.string(), operator })),
  errors: [...BODY_ERRORS, "login.throttled", "second-factor.code-invalid", "second-factor.session-invalid"],
});

export const opsMe = defineEndpoint(OPS_ME, {
  summary: "Which operator is signed in",
  output: dataEnvelope(z.object({ operator })),
  errors: [],
});

export const opsLogout = defineEndpoint(OPS_LOGOUT, {
  summary: "End the operator's session of this token",
  output: done,
  errors: [],
});

export const opsConfirm = defineEndpoint(OPS_CONFIRM, {
  summary: "Confirm with a code that it is still oneself, before what cannot be taken back",
  body: z.object({ code: anyCode }),
  output: dataEnvelope(z.object({ confirmedUntil: z.iso.datetime() })),
  errors: [...BODY_ERRORS, "login.throttled", "second-factor.code-invalid"],
});
