import type { Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import type { Attempt } from "#sign-in/throttle.ts";

/** What failed at `/ops`: the audit log's name of it. */
type FailedTry =
  | "operator.sign-in-failed"
  | "operator.sign-in-throttled"
  | "operator.second-factor-failed"
  | "operator.confirmation-failed";

/** Notes a failed try of an operator's factor: at which address, and from where. The same one statement for every address. */
export async function noteFailedTry(
  { db, clock }: Pick<Services, "db" | "clock">,
  action: FailedTry,
  { email, address, operatorId }: Attempt & { operatorId: string | null },
): Promise<void> {
  await db.insert(auditLog).values({
    actorKind: "system",
    action,
    operatorId,
    address,
    details: { email: email.trim().toLowerCase() },
    createdAt: clock.now(),
  });
}
