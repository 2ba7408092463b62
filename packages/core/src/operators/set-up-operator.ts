import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";
import { eq } from "drizzle-orm";

import { noteFailedTry } from "#operators/note-failed-try.ts";
import { endOperatorsSessions } from "#operators/operator-sessions.queries.ts";
import {
  findStep,
  type OperatorRow,
  replaceOperatorsRecoveryCodes,
  useStepOnce,
} from "#operators/operators.queries.ts";
import { type OpenedOps, startOperatorSession } from "#operators/start-operator-session.ts";
import { AppError } from "#platform/app-error.ts";
import { recordOperatorAct } from "#platform/audit-log.ts";
import { timeOutside } from "#platform/clock.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { operators } from "#platform/database/tables/operators.table.ts";
import { seal, unseal } from "#platform/secret-box.ts";
import { hashPassword, isPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
import { secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";
import { newRecoveryCodes } from "#two-factor/recovery-codes.ts";
import { newTotpSecret, stepOfCode, totpUri } from "#two-factor/totp.ts";

/**
 * Makes the secret for the app of an operator who signs in for the first time. Asked again it makes another one.
 *
 * @throws {AppError} `second-factor.session-invalid`
 */
export async function beginSetUp(
  services: Services,
  { session }: { session: string },
): Promise<AuthenticatorSetup> {
  const { db, config } = services;
  const operator = await waitingOperator(services, session);
  const secret = newTotpSecret();
  const sealed = await seal(config, { text: secret, owner: operator.id });
  await db.update(operators).set({ totpSecret: sealed }).where(eq(operators.id, operator.id));
  // Not the client's name of the product alone: the app would show both sign-ins alike.
  return { secret, uri: totpUri({ secret, issuer: `${config.brand.name} ops`, account: operator.email }) };
}

export interface SetUp {
  session: string;
  newPassword: string;
  /** The app's first code. */
  code: string;
}

/**
 * Ends a first sign-in: the operator's own password and second factor from now on, and a session.
 *
 * @throws {AppError} `second-factor.session-invalid`, `second-factor.code-invalid`, `login.throttled`,
 * `password.unchanged`, `password.common`, `password.personal`
 */
export async function completeSetUp(
  services: Services,
  { session, newPassword, code }: SetUp,
  client: Client,
): Promise<OpenedOps & { recoveryCodes: string[] }> {
  const operator = await waitingOperator(services, session);
  if (await isPassword(newPassword, operator.passwordHash)) throw new AppError("password.unchanged");
  refuseWeakPassword(services.config, newPassword, operator);
  const attempt = { email: operator.email, address: client.address };
  const counted = await countAttempt(services, attempt, "operator-second-factor");
  const totpLastStep = await stepOf(services, operator, code);
  if (totpLastStep === null) {
    await noteFailedTry(services, "operator.second-factor-failed", { ...attempt, operatorId: operator.id });
    throw new AppError("second-factor.code-invalid");
  }
  await forgiveAttempt(services, counted);
  const factors = { passwordHash: await hashPassword(newPassword), totpLastStep };
  return inTransaction(services, (inside) => enter(inside, { operator, session, factors, client }));
}

interface Entering {
  operator: OperatorRow;
  session: string;
  factors: { passwordHash: string; totpLastStep: number };
  client: Client;
}

async function enter(services: Services, { operator, session, factors, client }: Entering) {
  const { db, clock } = services;
  const now = clock.now();
  const step = { step: "set-up", secretHash: secretHash(session), now } as const;
  if (!(await useStepOnce(db, step))) throw new AppError("second-factor.session-invalid");
  const chosen = { ...factors, hasTemporaryPassword: false, passwordChangedAt: now, totpConfirmedAt: now };
  await db.update(operators).set(chosen).where(eq(operators.id, operator.id));
  const recoveryCodes = newRecoveryCodes();
  await replaceOperatorsRecoveryCodes(db, { operatorId: operator.id, codes: recoveryCodes, now });
  await endOperatorsSessions(db, operator.id);
  const by = { ...services, operator: { operatorId: operator.id, address: client.address } };
  await recordOperatorAct(by, { action: "operator.set-up", subjectId: operator.id });
  return { ...(await startOperatorSession(services, operator, client)), recoveryCodes };
}

async function waitingOperator({ db, clock }: Services, session: string): Promise<OperatorRow> {
  const step = { step: "set-up", secretHash: secretHash(session), now: clock.now() } as const;
  const operator = await findStep(db, step);
  if (operator === null) throw new AppError("second-factor.session-invalid");
  return operator;
}

async function stepOf({ config, clock }: Services, operator: OperatorRow, code: string) {
  if (operator.totpSecret === null) return null;
  const secret = await unseal(config, { sealed: operator.totpSecret, owner: operator.id });
  return stepOfCode(code, { secret, now: timeOutside(clock) });
}
