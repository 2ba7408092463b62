import { z } from "zod";

import { password } from "./auth.ts";
import { CONFIRMATION_MINUTES } from "./confirmation-minutes.ts";
import { defineEndpoint } from "./endpoint.ts";
import { CONFIRM_IDENTITY } from "#endpoints/confirmation.ts";
import { dataEnvelope } from "./envelope.ts";
import { anyCode } from "./two-factor.ts";

export const confirmIdentity = defineEndpoint(CONFIRM_IDENTITY, {
  summary: `Confirm that it is still oneself, so that sensitive calls of this session pass for ${CONFIRMATION_MINUTES} minutes`,
  body: z.object({
    currentPassword: password,
    code: anyCode.optional().describe("Needed where two-factor sign-in is on"),
  }),
  output: dataEnvelope(z.object({ confirmedUntil: z.iso.datetime() })),
  errors: [
    "request.invalid",
    "request.malformed-json",
    "login.throttled",
    "password.incorrect",
    "second-factor.code-missing",
    "second-factor.code-invalid",
  ],
});
