import { eq } from "drizzle-orm";

import { endOperatorsSessions } from "#operators/operator-sessions.queries.ts";
import { findOperator, replaceOperatorsRecoveryCodes } from "#operators/operators.queries.ts";
import { recordCommand } from "#operators/record-command.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { operators } from "#platform/database/tables/operators.table.ts";
import { hashPassword, temporaryPassword } from "#sign-in/passwords.ts";

export interface OperatorPassword {
  operatorId: string;
  name: string;
  email: string;
  /** Told once and kept nowhere: it opens the set-up of a password and a second factor. */
  temporaryPassword: string;
}

/** Lets someone sign in at `/ops`. Null when an operator has this address already. */
export async function addOperator(
  services: Services,
  { name, email }: { name: string; email: string },
): Promise<OperatorPassword | null> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(services, async (inside) => {
    const now = inside.clock.now();
    const person = { name: name.trim(), email: email.trim().toLowerCase() };
    const [added] = await inside.db
      .insert(operators)
      .values({ ...person, passwordHash, passwordChangedAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    if (added === undefined) return null;
    await recordCommand(inside, "operator.added", added.id);
    return { operatorId: added.id, ...person, temporaryPassword: password };
  });
}

/**
 * Has an operator set up password and second factor anew, e.g. after they lost their phone, and ends their sessions.
 * Null when no operator has this address.
 */
export async function resetOperator(services: Services, email: string): Promise<OperatorPassword | null> {
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(services, async (inside) => {
    const operator = await findOperator(inside.db, email);
    if (operator === null) return null;
    const now = inside.clock.now();
    const anew = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, hasTemporaryPassword: true };
    await inside.db
      .update(operators)
      .set({ ...anew, passwordHash, passwordChangedAt: now })
      .where(eq(operators.id, operator.id));
    await replaceOperatorsRecoveryCodes(inside.db, { operatorId: operator.id, codes: [], now });
    await endOperatorsSessions(inside.db, operator.id);
    await recordCommand(inside, "operator.reset", operator.id);
    const { id: operatorId, name } = operator;
    return { operatorId, name, email: operator.email, temporaryPassword: password };
  });
}

/** Takes an operator's access away, at once. False when no operator has this address. */
export async function removeOperator(services: Services, email: string): Promise<boolean> {
  return inTransaction(services, async (inside) => {
    const operator = await findOperator(inside.db, email);
    if (operator === null) return false;
    await inside.db.delete(operators).where(eq(operators.id, operator.id));
    await recordCommand(inside, "operator.removed", operator.id);
    return true;
  });
}
