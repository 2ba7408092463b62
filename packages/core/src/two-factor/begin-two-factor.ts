import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import { seal } from "#platform/secret-box.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { requirePassword } from "#sign-in/require-password.ts";
import type { Client } from "#sign-in/start-session.ts";
import { newTotpSecret, totpUri } from "#two-factor/totp.ts";
import { storeUnconfirmed } from "#two-factor/two-factor.queries.ts";

/**
 * Makes a secret for the signed-in person's authenticator app. It guards nothing until its first code was
 * entered.
 *
 * @throws {AppError} `password.incorrect`, `login.throttled`, `two-factor.already-on`
 */
export async function beginTwoFactor(
  { context, user }: SignedIn,
  input: { currentPassword: string },
  client: Client,
): Promise<AuthenticatorSetup> {
  await requirePassword({ context, user }, input.currentPassword, client);
  const secret = newTotpSecret();
  const sealed = await seal(context.config, { text: secret, owner: user.id });
  await inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const isStored = await storeUnconfirmed(inside.db, { userId: user.id, secret: sealed, now });
    if (!isStored) throw new AppError("two-factor.already-on");
    await recordAct(inside, { action: "two-factor.begun", subjectId: user.id });
  });
  return { secret, uri: totpUri({ secret, issuer: context.config.brand.name, account: user.email }) };
}
