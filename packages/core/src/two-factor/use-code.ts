import { TOTP_DIGITS } from "@plumbline/contract/two-factor";

import { timeOutside } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { unseal } from "#platform/secret-box.ts";
import { stepOfCode } from "#two-factor/totp.ts";
import { findAuthenticator, useRecoveryCode, useStep } from "#two-factor/two-factor.queries.ts";

/** What a code turned out to be. */
export type SecondFactor = "authenticator" | "recovery-code";

const APP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`, "u");

/** Uses up a code of the person's app or one of their recovery codes; null when it is wrong or was used. */
export async function useCode(
  services: Pick<Services, "db" | "clock" | "config">,
  { userId, code }: { userId: string; code: string },
): Promise<SecondFactor | null> {
  const { db, clock, config } = services;
  const now = clock.now();
  const authenticator = await findAuthenticator(db, userId);
  if (authenticator === null || authenticator.confirmedAt === null) return null;
  if (!APP_CODE.test(code))
    return (await useRecoveryCode(db, { userId, code, now })) ? "recovery-code" : null;
  const secret = await unseal(config, { sealed: authenticator.secret, owner: userId });
  const step = stepOfCode(code, { secret, now: timeOutside(clock) });
  return step !== null && (await useStep(db, userId, step)) ? "authenticator" : null;
}
