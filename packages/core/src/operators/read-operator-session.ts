import type { Operator } from "@plumbline/contract/ops-session";
import { OPS_IDLE_MINUTES } from "@plumbline/contract/ops-terms";

import { findOperatorSession, touchOperatorSession } from "#operators/operator-sessions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OperatorContext, Services } from "#platform/context.ts";
import { secretHash } from "#sign-in/secrets.ts";

/** The limit is minutes long, so use is noted more often than for clients, but not with each call. */
const TOUCH_INTERVAL_MS = 30_000;

export interface OperatorCaller {
  operator: Omit<Operator, "recoveryCodesLeft">;
  context: OperatorContext;
}

export interface OperatorCall {
  token: string;
  address: string;
  /** Whether the call is a person's doing: a screen that asks by itself keeps no session alive. */
  isUse: boolean;
}

/**
 * Finds which operator a token belongs to, anew with each call: there are few, and what is withdrawn ends at once.
 *
 * @throws {AppError} `session.expired` when the session ended or never existed; `session.idle` when it was left unused.
 */
export async function readOperatorSession(
  services: Services,
  { token, address, isUse }: OperatorCall,
): Promise<OperatorCaller> {
  const now = services.clock.now();
  const session = await findOperatorSession(services.db, secretHash(token), now);
  if (session === null) throw new AppError("session.expired");
  const { operator, sessionId, lastUsedAt } = session;
  const unusedMs = now.getTime() - lastUsedAt.getTime();
  if (unusedMs >= OPS_IDLE_MINUTES * 60_000) throw new AppError("session.idle");
  if (isUse && unusedMs > TOUCH_INTERVAL_MS) await touchOperatorSession(services.db, sessionId, now);
  return {
    operator,
    context: { ...services, operator: { operatorId: operator.id, sessionId, address } },
  };
}
