import type { OrganizationContext } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";

export interface AuditEntry {
  /** Stable name of the act, e.g. `session.started`. */
  action: string;
  subjectId?: string;
  details?: Record<string, string | number | boolean | null>;
}

type Recording = Pick<OrganizationContext, "db" | "clock" | "organization" | "actor">;

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
  await db.insert(auditLog).values(
    entries.map(({ action, subjectId, details }) => ({
      organizationId: organization.id,
      actorKind: actor.kind,
      userId: actor.kind === "user" ? actor.userId : null,
      action,
      subjectId: subjectId ?? null,
      details: details ?? {},
      createdAt: clock.now(),
    })),
  );
}
