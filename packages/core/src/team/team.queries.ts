import type { TeamMember } from "@plumbline/contract/team";
import { and, count, eq, gt, inArray, isNotNull, isNull, max, type SQL } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { oneTimeSecrets } from "#platform/database/tables/sessions.table.ts";
import { authenticators } from "#platform/database/tables/two-factor.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;
type TimedScope = Scope & Pick<OrganizationContext, "clock">;

/** The people of the organization in the order they came. */
export async function readTeam(scope: TimedScope): Promise<TeamMember[]> {
  const now = scope.clock.now();
  return (await selectMembers(scope)).map((row) => asMember(row, now));
}

/**
 * One person of the organization.
 *
 * @throws {AppError} `team.not-found`
 */
export async function readMember(scope: TimedScope, userId: string): Promise<TeamMember> {
  const [row] = await selectMembers(scope, eq(members.userId, userId));
  if (row === undefined) throw new AppError("team.not-found");
  return asMember(row, scope.clock.now());
}

/** Whether someone in the organization has this e-mail address, given in lower case; invited people count. */
export async function isInTeam(scope: Scope, email: string): Promise<boolean> {
  const people = await scope.db
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ownedBy(scope, members, eq(users.email, email)));
  return people.length > 0;
}

/** How many people the organization has, invited ones included. */
export function countMembers(scope: Scope): Promise<number> {
  return scope.db.$count(members, ownedBy(scope, members));
}

/** How many invites the organization has sent since `since`, those sent again included. */
export async function countInvites(scope: Scope, since: Date): Promise<number> {
  const isInvite = inArray(auditLog.action, ["member.invited", "invite.resent"]);
  const [row] = await scope.db
    .select({ invites: count() })
    .from(auditLog)
    .where(ownedBy(scope, auditLog, and(isInvite, gt(auditLog.createdAt, since))));
  return row?.invites ?? 0;
}

async function selectMembers(scope: Scope, which?: SQL) {
  const { db } = scope;
  const signIns = db
    .select({ userId: auditLog.userId, last: max(auditLog.createdAt).as("last") })
    .from(auditLog)
    .where(ownedBy(scope, auditLog, eq(auditLog.action, "session.started")))
    .groupBy(auditLog.userId)
    .as("sign_ins");
  const isOpenInvite = and(
    eq(oneTimeSecrets.userId, members.userId),
    eq(oneTimeSecrets.purpose, "invite"),
    isNull(oneTimeSecrets.usedAt),
  );
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: members.role,
      passwordHash: users.passwordHash,
      hasTwoFactor: isNotNull(authenticators.confirmedAt).mapWith(Boolean),
      inviteExpiresAt: oneTimeSecrets.expiresAt,
      lastSignInAt: signIns.last,
      createdAt: members.createdAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(authenticators, eq(authenticators.userId, members.userId))
    .leftJoin(oneTimeSecrets, isOpenInvite)
    .leftJoin(signIns, eq(signIns.userId, members.userId))
    .where(ownedBy(scope, members, which))
    .orderBy(members.createdAt, users.id);
}

function asMember(row: Awaited<ReturnType<typeof selectMembers>>[number], now: Date): TeamMember {
  const { passwordHash, inviteExpiresAt, lastSignInAt, createdAt, ...person } = row;
  return {
    ...person,
    state: passwordHash === null ? "invited" : "active",
    inviteExpiresAt: inviteExpiresAt?.toISOString() ?? null,
    // One without an open invite has none that still works either.
    isInviteExpired: passwordHash === null && (inviteExpiresAt === null || inviteExpiresAt <= now),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
