import type { completePasswordChange, login } from "@plumbline/contract/auth";
import type { EndpointBody, EndpointOutput } from "@plumbline/contract/endpoint";
import type { confirmForgotPassword, forgotPassword } from "@plumbline/contract/password-reset";
import type { completeSecondFactor } from "@plumbline/contract/two-factor";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

export type Credentials = EndpointBody<typeof login>;

export function logIn(body: Credentials): Promise<EndpointOutput<typeof login>> {
  return callJson<typeof login>({ method: "POST", path: "/api/client-auth/login", auth: "none", body });
}

export function replaceTemporaryPassword(
  body: EndpointBody<typeof completePasswordChange>,
): Promise<EndpointOutput<typeof completePasswordChange>> {
  const path = "/api/client-auth/complete-password-change";
  return callJson<typeof completePasswordChange>({ method: "POST", path, auth: "none", body });
}

export function finishLogin(
  body: EndpointBody<typeof completeSecondFactor>,
): Promise<EndpointOutput<typeof completeSecondFactor>> {
  const path = "/api/client-auth/complete-second-factor";
  return callJson<typeof completeSecondFactor>({ method: "POST", path, auth: "none", body });
}

/** Asks for a reset code; answers what to tell the person. */
export async function requestResetCode(email: string): Promise<string> {
  const path = "/api/auth/forgot-password";
  const call = callJson<typeof forgotPassword>({ method: "POST", path, auth: "none", body: { email } });
  return (await withWords(call, "Failed to send password reset email")).message;
}

export async function resetPassword(body: EndpointBody<typeof confirmForgotPassword>): Promise<void> {
  const path = "/api/auth/confirm-forgot-password";
  const call = callJson<typeof confirmForgotPassword>({ method: "POST", path, auth: "none", body });
  await withWords(call, "Failed to reset password");
}
