import type { completePasswordChange, login } from "@plumbline/contract/auth";
import type { EndpointBody, EndpointOutput } from "@plumbline/contract/endpoint";
import { COMPLETE_PASSWORD_CHANGE, LOGIN } from "@plumbline/contract/endpoints/auth";
import { CONFIRM_FORGOT_PASSWORD, FORGOT_PASSWORD } from "@plumbline/contract/endpoints/password-reset";
import { COMPLETE_SECOND_FACTOR } from "@plumbline/contract/endpoints/two-factor";
import type { confirmForgotPassword } from "@plumbline/contract/password-reset";
import type { completeSecondFactor } from "@plumbline/contract/two-factor";

import { call } from "#api/call.ts";

export type Credentials = EndpointBody<typeof login>;

export function logIn(body: Credentials): Promise<EndpointOutput<typeof login>> {
  return call(LOGIN, { body });
}

export function replaceTemporaryPassword(
  body: EndpointBody<typeof completePasswordChange>,
): Promise<EndpointOutput<typeof completePasswordChange>> {
  return call(COMPLETE_PASSWORD_CHANGE, { body });
}

export function finishLogin(
  body: EndpointBody<typeof completeSecondFactor>,
): Promise<EndpointOutput<typeof completeSecondFactor>> {
  return call(COMPLETE_SECOND_FACTOR, { body });
}

/** Asks for a reset code; answers what to tell the person. */
export async function requestResetCode(email: string): Promise<string> {
  const words = "Failed to send password reset email";
  return (await call(FORGOT_PASSWORD, { body: { email }, words })).message;
}

export async function resetPassword(body: EndpointBody<typeof confirmForgotPassword>): Promise<void> {
  await call(CONFIRM_FORGOT_PASSWORD, { body, words: "Failed to reset password" });
}
