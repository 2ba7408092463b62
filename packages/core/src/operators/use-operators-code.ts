import { TOTP_DIGITS } from "@plumbline/contract/two-factor";

import { type OperatorRow, useOperatorsRecoveryCode, useTimeStep } from "#operators/operators.queries.ts";
import { timeOutside } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { unseal } from "#platform/secret-box.ts";
import { stepOfCode } from "#two-factor/totp.ts";
import type { SecondFactor } from "#two-factor/use-code.ts";

const APP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`, "u");

/** Uses up a code of the operator's app or one of their recovery codes; null when it is wrong or was used. */
export async function useOperatorsCode(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  { id, totpSecret, totpConfirmedAt }: OperatorRow,
  code: string,
): Promise<SecondFactor | null> {
  const now = clock.now();
  if (totpSecret === null || totpConfirmedAt === null) return null;
  if (!APP_CODE.test(code))
    return (await useOperatorsRecoveryCode(db, { operatorId: id, code, now })) ? "recovery-code" : null;
  const secret = await unseal(config, { sealed: totpSecret, owner: id });
  const step = stepOfCode(code, { secret, now: timeOutside(clock) });
  return step !== null && (await useTimeStep(db, id, step)) ? "authenticator" : null;
}
