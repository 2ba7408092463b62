import type { EndpointBody } from "@plumbline/contract/endpoint";
import type {
  AuthenticatorSetup,
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
} from "@plumbline/contract/two-factor";
import { useQuery } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";

export type PasswordAndCode = EndpointBody<typeof disableTwoFactor>;

export function useTwoFactor() {
  return useQuery({
    queryKey: ["account", "two-factor"],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/two-factor";
      const call = { method: "GET", path, auth: "bearer", signal } as const;
      return (await callJson<typeof getTwoFactor>(call)).data;
    },
  });
}

/** Asks for a secret for the authenticator app. */
export async function beginSetup(currentPassword: string): Promise<AuthenticatorSetup> {
  const path = "/api/client-auth/two-factor/begin";
  const call = { method: "POST", path, auth: "bearer", body: { currentPassword } } as const;
  return (await callJson<typeof beginTwoFactor>(call)).data;
}

/** Switches it on with the app's first code; answers the recovery codes. */
export async function finishSetup(code: string): Promise<readonly string[]> {
  const path = "/api/client-auth/two-factor/enable";
  const call = { method: "POST", path, auth: "bearer", body: { code } } as const;
  return (await callJson<typeof enableTwoFactor>(call)).data.recoveryCodes;
}

export async function switchOff(body: PasswordAndCode): Promise<void> {
  const path = "/api/client-auth/two-factor/disable";
  await callJson<typeof disableTwoFactor>({ method: "POST", path, auth: "bearer", body });
}

/** Makes new recovery codes in place of all earlier ones. */
export async function makeRecoveryCodes(body: PasswordAndCode): Promise<readonly string[]> {
  const path = "/api/client-auth/two-factor/recovery-codes";
  const call = { method: "POST", path, auth: "bearer", body } as const;
  return (await callJson<typeof renewRecoveryCodes>(call)).data.recoveryCodes;
}
