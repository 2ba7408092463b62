import type { Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";

/** Notes what was done to an operator at the command line: by whoever has a shell on the server. */
export async function recordCommand(
  { db, clock }: Pick<Services, "db" | "clock">,
  action: "operator.added" | "operator.reset" | "operator.removed",
  operatorId: string,
): Promise<void> {
  await db
    .insert(auditLog)
    .values({ actorKind: "operator", action, subjectId: operatorId, createdAt: clock.now() });
}
