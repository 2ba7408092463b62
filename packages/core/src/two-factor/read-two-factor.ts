import type { TwoFactor } from "@plumbline/contract/two-factor";

import type { UserContext } from "#platform/context.ts";
import { countRecoveryCodes, findAuthenticator } from "#two-factor/two-factor.queries.ts";

/** Whether the signed-in person's account asks for a second factor, and how many recovery codes are left. */
export async function readTwoFactor({ db, actor }: UserContext): Promise<TwoFactor> {
  const since = (await findAuthenticator(db, actor.userId))?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, actor.userId),
  };
}
