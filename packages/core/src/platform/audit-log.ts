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
export async function recordAct(
  context: Recording,
  { action, subjectId, details }: AuditEntry,
): Promise<void> {
  await context.db.insert(auditLog).values({
    organizationId: context.organization.id,
    actorKind: context.actor.kind,
    userId: context.actor.kind === "user" ? context.actor.userId : null,
    action,
    subjectId: subjectId ?? null,
    details: details ?? {},
    createdAt: context.clock.now(),
  });
}
