import {
  BEGIN_TWO_FACTOR,
  DISABLE_TWO_FACTOR,
  ENABLE_TWO_FACTOR,
  RENEW_RECOVERY_CODES,
} from "@plumbline/contract/endpoints/two-factor";
import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";

import { call } from "#api/call.ts";
import type { Proof } from "#ui/proof-fields.tsx";

/** Asks for a secret for the authenticator app. */
export async function beginSetup(currentPassword: string): Promise<AuthenticatorSetup> {
  return (await call(BEGIN_TWO_FACTOR, { body: { currentPassword } })).data;
}

/** Switches it on with the app's first code; answers the recovery codes. */
export async function finishSetup(code: string): Promise<readonly string[]> {
  return (await call(ENABLE_TWO_FACTOR, { body: { code } })).data.recoveryCodes;
}

export async function switchOff(body: Proof): Promise<void> {
  await call(DISABLE_TWO_FACTOR, { body });
}

/** Makes new recovery codes in place of all earlier ones. */
export async function makeRecoveryCodes(body: Proof): Promise<readonly string[]> {
  return (await call(RENEW_RECOVERY_CODES, { body })).data.recoveryCodes;
}
