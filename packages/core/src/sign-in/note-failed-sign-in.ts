import { randomUUID } from "node:crypto";

import type { Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import type { Account } from "#sign-in/accounts.queries.ts";
import type { Attempt } from "#sign-in/throttle.ts";

/** What failed: the audit log's names of it. */
const FAILURES = [
  "sign-in.failed",
  "sign-in.throttled",
  "second-factor.failed",
  "password-check.failed",
  "password-reset.failed",
] as const;
type Failure = (typeof FAILURES)[number];

/** Whether an act in the audit log is that of someone who has not proved who they are, though the service noted it. */
export function isByUnknownPerson(action: string): boolean {
  return action === "password.reset-requested" || FAILURES.some((failure) => failure === action);
}

export interface FailedAttempt {
  failure: Failure;
  attempt: Attempt;
  /** Null where the address has none. */
  account: Account | null;
}

/** Notes a failed try in the audit log: at whose account, and from where. The same one statement for every address. */
export async function noteFailure(
  { db, clock }: Pick<Services, "db" | "clock">,
  { failure, attempt, account }: FailedAttempt,
): Promise<void> {
  await db.insert(auditLog).values({
    organizationId: account?.user.organization.id ?? null,
    actorKind: "system",
    action: failure,
    subjectId: account?.user.id ?? null,
    details: { email: attempt.email.toLowerCase(), address: attempt.address },
    createdAt: clock.now(),
  });
}

/**
 * Has the owner of an account told that someone guesses at it. A worker finds out whether there is one, so that it
 * takes as long for an address without.
 */
export async function warnOfGuessing(
  { queue }: Pick<Services, "queue">,
  account: Account | null,
  client: { address: string; userAgent: string | null },
): Promise<void> {
  const { address, userAgent } = client;
  await queue.send("sign-in-warning", {
    warningId: randomUUID(),
    userId: account?.user.id ?? null,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
  });
}
