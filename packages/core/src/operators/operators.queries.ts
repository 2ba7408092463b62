import { and, count, eq, gt, isNull, lt, or, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import {
  type OPERATOR_STEPS,
  operatorRecoveryCodes,
  operators,
  operatorSignIns,
} from "#platform/database/tables/operators.table.ts";
import { recoveryCodeHash } from "#two-factor/recovery-codes.ts";

export type OperatorRow = typeof operators.$inferSelect;
export type OperatorStep = (typeof OPERATOR_STEPS)[number];

/** The operator of an e-mail address, in whatever case it is written; null when there is none. */
export async function findOperator(db: Database, email: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operators).where(eq(operators.email, email.trim().toLowerCase()));
  return row ?? null;
}

interface WaitingStep {
  operatorId: string;
  step: OperatorStep;
  secretHash: string;
}

/** Keeps the one-time value of a sign-in's next step; the operator's earlier one stops working. */
export async function replaceStep(
  db: Database,
  { operatorId, step, secretHash }: WaitingStep,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  const values = { step, secretHash, failedTries: 0, createdAt: now, expiresAt };
  await db
    .insert(operatorSignIns)
    .values({ operatorId, ...values })
    .onConflictDoUpdate({ target: operatorSignIns.operatorId, set: values });
}

interface SoughtStep {
  step: OperatorStep;
  secretHash: string;
  now: Date;
}

/** Whose sign-in waits at this step; null when the value is wrong or over. */
export async function findStep(db: Database, sought: SoughtStep): Promise<OperatorRow | null> {
  const [row] = await db
    .select({ operator: operators })
    .from(operatorSignIns)
    .innerJoin(operators, eq(operators.id, operatorSignIns.operatorId))
    .where(isSought(sought));
  return row?.operator ?? null;
}

/** Counts a try at a step before its code is looked at, and answers whose it is; null as `findStep`, or tried too often. */
export async function tryStep(
  db: Database,
  sought: SoughtStep & { maxTries: number },
): Promise<OperatorRow | null> {
  const [tried] = await db
    .update(operatorSignIns)
    .set({ failedTries: sql`${operatorSignIns.failedTries} + 1` })
    .where(and(isSought(sought), lt(operatorSignIns.failedTries, sought.maxTries)))
    .returning({ operatorId: operatorSignIns.operatorId });
  if (tried === undefined) return null;
  const [row] = await db.select().from(operators).where(eq(operators.id, tried.operatorId));
  return row ?? null;
}

/** Uses the one-time value of a step up; false when someone else did. */
export async function useStepOnce(db: Database, sought: SoughtStep): Promise<boolean> {
  const used = await db
    .delete(operatorSignIns)
    .where(isSought(sought))
    .returning({ operatorId: operatorSignIns.operatorId });
  return used.length > 0;
}

function isSought({ step, secretHash, now }: SoughtStep) {
  return and(
    eq(operatorSignIns.step, step),
    eq(operatorSignIns.secretHash, secretHash),
    gt(operatorSignIns.expiresAt, now),
  );
}

/** Uses a time step of the operator's app up; false when its code, or a later one, was used before. */
export async function useTimeStep(db: Database, operatorId: string, step: number): Promise<boolean> {
  const isUnused = or(isNull(operators.totpLastStep), lt(operators.totpLastStep, step));
  const used = await db
    .update(operators)
    .set({ totpLastStep: step })
    .where(and(eq(operators.id, operatorId), isUnused))
    .returning({ id: operators.id });
  return used.length > 0;
}

/** Uses a recovery code up; false when it is none of the operator's or was used before. */
export async function useOperatorsRecoveryCode(
  db: Database,
  { operatorId, code, now }: { operatorId: string; code: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(operatorRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(operatorRecoveryCodes.operatorId, operatorId),
        eq(operatorRecoveryCodes.codeHash, recoveryCodeHash(operatorId, code)),
        isNull(operatorRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: operatorRecoveryCodes.id });
  return used.length > 0;
}

/** Keeps these recovery codes, hashed, in place of all earlier ones. */
export async function replaceOperatorsRecoveryCodes(
  db: Database,
  { operatorId, codes, now }: { operatorId: string; codes: readonly string[]; now: Date },
): Promise<void> {
  await db.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorId, operatorId));
  if (codes.length === 0) return;
  await db
    .insert(operatorRecoveryCodes)
    .values(
      codes.map((code) => ({ operatorId, codeHash: recoveryCodeHash(operatorId, code), createdAt: now })),
    );
}

export async function countOperatorsRecoveryCodes(db: Database, operatorId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(operatorRecoveryCodes)
    .where(and(eq(operatorRecoveryCodes.operatorId, operatorId), isNull(operatorRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}
