import type { Actor, OperatorContext, OrganizationContext, SignedInOperator } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";

export interface AuditEntry {
  /** Stable name of the act, e.g. `session.started`. */
  action: string;
  subjectId?: string;
  details?: Record<string, string | number | boolean | null>;
}

type Recording = Pick<OrganizationContext, "db" | "clock" | "organization"> & {
  /** A person may act before they have a session: whoever replaces a forgotten password does. */
  readonly actor: Actor | { readonly kind: "user"; readonly userId: string };
};

/** Notes who did what, in the transaction of the act itself. Never pass secrets as details. */
export async function recordAct(context: Recording, entry: AuditEntry): Promise<void> {
  await recordActs(context, [entry]);
}

/** Notes several acts at once, each as if it had been done alone. */
export async function recordActs(
  { db, organization, actor, clock }: Recording,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const operator = actor.kind === "operator" ? actor.by : undefined;
  await db.insert(auditLog).values(
    entries.map(({ action, subjectId, details }) => ({
      organizationId: organization.id,
      actorKind: actor.kind,
      userId: actor.kind === "user" ? actor.userId : null,
      operatorId: operator?.operatorId ?? null,
      address: operator?.address ?? null,
      action,
      subjectId: subjectId ?? null,
      details: details ?? {},
      createdAt: clock.now(),
    })),
  );
}

/** Notes what an operator did at `/ops` that concerns no organization, such as signing in. */
export async function recordOperatorAct(
  {
    db,
    clock,
    operator,
  }: Pick<OperatorContext, "db" | "clock"> & {
    operator: Pick<SignedInOperator, "operatorId" | "address">;
  },
  { action, subjectId, details }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    actorKind: "operator",
    operatorId: operator.operatorId,
    address: operator.address,
    action,
    subjectId: subjectId ?? null,
    details: details ?? {},
    createdAt: clock.now(),
  });
}
