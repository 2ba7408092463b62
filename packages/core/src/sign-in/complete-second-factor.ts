import type { User } from "@plumbline/contract/auth";
import { SECOND_FACTOR_TRIES } from "@plumbline/contract/two-factor";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { findAccountOf } from "#sign-in/accounts.queries.ts";
import { noteFailure } from "#sign-in/note-failed-sign-in.ts";
import { trySecondFactor, useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { type Client, startSession } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";
import { useCode } from "#two-factor/use-code.ts";

export interface SecondStep {
  /** The one-time value the first step answered with. */
  session: string;
  /** Of the authenticator app, or a recovery code. */
  code: string;
  rememberMe?: boolean | undefined;
}

/**
 * Finishes a sign-in whose password was right with its second factor.
 *
 * @throws {AppError} `second-factor.session-invalid`, `second-factor.code-invalid`, `login.throttled`
 */
export async function completeSecondFactor(
  services: Services,
  step: SecondStep,
  client: Client,
): Promise<{ token: string; user: User }> {
  const value = { secretHash: secretHash(step.session), maxTries: SECOND_FACTOR_TRIES };
  const userId = await trySecondFactor(services.db, { ...value, now: services.clock.now() });
  const account = userId === null ? null : await findAccountOf(services.db, userId);
  if (account === null || account.hasTemporaryPassword) throw new AppError("second-factor.session-invalid");
  const attempt = { email: account.user.email, address: client.address };
  const counted = await countAttempt(services, attempt, "second-factor");
  const token = await inTransaction(services, (inside) => open(inside, { user: account.user, step, client }));
  if (token === null) {
    await noteFailure(services, { failure: "second-factor.failed", attempt, account });
    throw new AppError("second-factor.code-invalid");
  }
  await forgiveAttempt(services, counted);
  return { token, user: account.user };
}

interface Opening {
  user: User;
  step: SecondStep;
  client: Client;
}

/** The token of the new session; null where the code is wrong. */
async function open(services: Services, { user, step, client }: Opening): Promise<string | null> {
  const factor = await useCode(services, { userId: user.id, code: step.code });
  if (factor === null) return null;
  const value = { purpose: "second-factor", userId: user.id, secretHash: secretHash(step.session) } as const;
  if (!(await useSecret(services.db, value, services.clock.now())))
    throw new AppError("second-factor.session-invalid");
  if (factor === "recovery-code") {
    const context = contextFor(services, user.organization.id);
    const actor = { kind: "user", userId: user.id } as const;
    await recordAct({ ...context, actor }, { action: "two-factor.recovery-code-used", subjectId: user.id });
    await sendSecurityNotice(context, { person: user, event: "recovery-code-used", client });
  }
  return startSession(services, { user, isRemembered: step.rememberMe === true, client });
}
