import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";

import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { readConfirmation } from "#sign-in/sessions.queries.ts";
import { hasSecondFactor } from "#two-factor/two-factor.queries.ts";

/**
 * Lets only those pass who logged in or confirmed a moment ago that it is them: a screen left open, or a stolen token,
 * is not enough for what gives others access or takes all data away.
 *
 * @throws {AppError} `confirmation.required`
 */
export async function requireConfirmation({ db, clock, actor }: UserContext): Promise<void> {
  const confirmedAt = await readConfirmation(db, actor.sessionId);
  const earliest = clock.now().getTime() - CONFIRMATION_MINUTES * 60_000;
  if (confirmedAt !== null && confirmedAt.getTime() > earliest) return;
  throw new AppError("confirmation.required", { needsCode: await hasSecondFactor(db, actor.userId) });
}
