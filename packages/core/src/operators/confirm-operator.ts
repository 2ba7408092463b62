import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";

import { noteFailedTry } from "#operators/note-failed-try.ts";
import {
  readOperatorsConfirmation,
  storeOperatorsConfirmation,
} from "#operators/operator-sessions.queries.ts";
import { findOperator } from "#operators/operators.queries.ts";
import type { OperatorCaller } from "#operators/read-operator-session.ts";
import { useOperatorsCode } from "#operators/use-operators-code.ts";
import { AppError } from "#platform/app-error.ts";
import { recordOperatorAct } from "#platform/audit-log.ts";
import { inTransaction, type OperatorContext } from "#platform/context.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

/**
 * Has the signed-in operator prove with a code that it is still them, which counts for this session and a few minutes.
 *
 * @throws {AppError} `second-factor.code-invalid`, `login.throttled`
 */
export async function confirmOperator(
  { context, operator: { email } }: OperatorCaller,
  code: string,
): Promise<{ confirmedUntil: string }> {
  const { address, operatorId, sessionId } = context.operator;
  const attempt = { email, address };
  const counted = await countAttempt(context, attempt, "operator-second-factor");
  const operator = await findOperator(context.db, email);
  if (operator === null || (await useOperatorsCode(context, operator, code)) === null) {
    await noteFailedTry(context, "operator.confirmation-failed", { ...attempt, operatorId });
    throw new AppError("second-factor.code-invalid");
  }
  await forgiveAttempt(context, counted);
  return inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    await storeOperatorsConfirmation(inside.db, sessionId, now);
    await recordOperatorAct(inside, { action: "operator.confirmed", subjectId: operatorId });
    return { confirmedUntil: new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000).toISOString() };
  });
}

/**
 * Lets only operators pass who signed in or entered a code a moment ago: a screen left open, or a stolen token, is not
 * enough for what stops a client's scans or moves money.
 *
 * @throws {AppError} `confirmation.required`
 */
export async function requireOperatorsConfirmation({ db, clock, operator }: OperatorContext): Promise<void> {
  const confirmedAt = await readOperatorsConfirmation(db, operator.sessionId);
  const earliest = clock.now().getTime() - CONFIRMATION_MINUTES * 60_000;
  if (confirmedAt !== null && confirmedAt.getTime() > earliest) return;
  throw new AppError("confirmation.required", { needsCode: true });
}
