import { randomUUID } from "node:crypto";

import { RESET_REQUESTED } from "@plumbline/contract/password-reset";

import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { type Attempt, countAttempt } from "#sign-in/throttle.ts";

/**
 * Has a reset code sent to an address. A worker makes the code, and finds out by itself whether there is
 * anyone to send it to: known and unknown addresses differ neither in answer nor in time.
 *
 * @throws {AppError} `password.needs-initial-setup`, `password.reset-throttled`
 */
export async function requestPasswordReset(
  services: Services,
  attempt: Attempt,
): Promise<{ message: string }> {
  await countAttempt(services, attempt, "reset-request");
  const account = await findAccount(services.db, attempt.email);
  if (account?.hasTemporaryPassword) throw new AppError("password.needs-initial-setup");
  await services.queue.send("reset-code", { requestId: randomUUID(), userId: account?.user.id ?? null });
  return { message: RESET_REQUESTED };
}
