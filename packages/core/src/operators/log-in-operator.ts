import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";
import { OPS_SET_UP_MINUTES } from "@plumbline/contract/ops-terms";
import { SECOND_FACTOR_MINUTES } from "@plumbline/contract/two-factor";

import { noteFailedTry } from "#operators/note-failed-try.ts";
import {
  findOperator,
  type OperatorRow,
  type OperatorStep,
  replaceStep,
} from "#operators/operators.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { isPassword } from "#sign-in/passwords.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { forgiveAttempt, tallyAttempt } from "#sign-in/throttle.ts";

const MINUTES: Record<OperatorStep, number> = {
  "set-up": OPS_SET_UP_MINUTES,
  "second-factor": SECOND_FACTOR_MINUTES,
};

/**
 * First step of an operator's sign-in. It never ends in a session: a second factor is asked for, or set up first.
 * Unknown and known addresses differ neither in answer nor in time.
 *
 * @throws {AppError} `login.failed`, `login.throttled`, `operator.password-expired`
 */
export async function logInOperator(
  services: Services,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<{ next: OperatorStep; session: string }> {
  const attempt = { email, address: client.address };
  const counted = await tallyAttempt(services, attempt, "operator-login");
  const operator = await findOperator(services.db, email);
  const who = { ...attempt, operatorId: operator?.id ?? null };
  if (counted.isRefused) {
    if (counted.isFirstRefused) await noteFailedTry(services, "operator.sign-in-throttled", who);
    throw new AppError("login.throttled");
  }
  const isRight = await isPassword(password, operator?.passwordHash ?? null);
  if (operator === null || !isRight) {
    await noteFailedTry(services, "operator.sign-in-failed", who);
    throw new AppError("login.failed");
  }
  await forgiveAttempt(services, counted);
  return askForNext(services, operator);
}

async function askForNext(services: Services, operator: OperatorRow) {
  const now = services.clock.now();
  const next = operator.hasTemporaryPassword ? "set-up" : "second-factor";
  if (next === "set-up") refuseExpired(operator, now);
  const session = newSecret();
  const step = { operatorId: operator.id, step: next, secretHash: secretHash(session) } as const;
  await replaceStep(services.db, step, {
    now,
    expiresAt: new Date(now.getTime() + MINUTES[next] * 60_000),
  });
  return { next, session } as const;
}

function refuseExpired({ passwordChangedAt }: OperatorRow, now: Date): void {
  const lastMoment = passwordChangedAt.getTime() + TEMPORARY_PASSWORD_DAYS * 86_400_000;
  if (now.getTime() > lastMoment) throw new AppError("operator.password-expired");
}
