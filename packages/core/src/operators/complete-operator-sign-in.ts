import { SECOND_FACTOR_TRIES } from "@plumbline/contract/two-factor";

import { noteFailedTry } from "#operators/note-failed-try.ts";
import { tryStep, useStepOnce } from "#operators/operators.queries.ts";
import { type OpenedOps, startOperatorSession } from "#operators/start-operator-session.ts";
import { useOperatorsCode } from "#operators/use-operators-code.ts";
import { AppError } from "#platform/app-error.ts";
import { recordOperatorAct } from "#platform/audit-log.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

/**
 * Finishes an operator's sign-in whose password was right with its second factor.
 *
 * @throws {AppError} `second-factor.session-invalid`, `second-factor.code-invalid`, `login.throttled`
 */
export async function completeOperatorSignIn(
  services: Services,
  { session, code }: { session: string; code: string },
  client: Client,
): Promise<OpenedOps> {
  const step = { step: "second-factor", secretHash: secretHash(session), now: services.clock.now() } as const;
  const operator = await tryStep(services.db, { ...step, maxTries: SECOND_FACTOR_TRIES });
  if (operator === null) throw new AppError("second-factor.session-invalid");
  const attempt = { email: operator.email, address: client.address };
  const counted = await countAttempt(services, attempt, "operator-second-factor");
  const opened = await inTransaction(services, async (inside) => {
    const factor = await useOperatorsCode(inside, operator, code);
    if (factor === null) return null;
    if (!(await useStepOnce(inside.db, step))) throw new AppError("second-factor.session-invalid");
    const by = { ...inside, operator: { operatorId: operator.id, address: client.address } };
    if (factor === "recovery-code") await recordOperatorAct(by, { action: "operator.recovery-code-used" });
    return startOperatorSession(inside, operator, client);
  });
  if (opened === null) {
    await noteFailedTry(services, "operator.second-factor-failed", { ...attempt, operatorId: operator.id });
    throw new AppError("second-factor.code-invalid");
  }
  await forgiveAttempt(services, counted);
  return opened;
}
