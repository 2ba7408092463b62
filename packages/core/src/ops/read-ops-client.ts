import type { OpsAct, OpsClientDetails, OpsScan } from "@plumbline/contract/ops-clients";
import { desc, eq } from "drizzle-orm";

import { factsOf, readAccount } from "#billing/account.queries.ts";
import { accountState } from "#billing/account-state.ts";
import { readMembers } from "#clients/read-client.ts";
import { clientRows, SCAN_SECONDS } from "#ops/client-rows.ts";
import { AppError } from "#platform/app-error.ts";
import { onBehalfOf, type OperatorContext, type OrganizationContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { operators } from "#platform/database/tables/operators.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { isByUnknownPerson } from "#sign-in/note-failed-sign-in.ts";

const NEWEST_SCANS = 10;
const NEWEST_ACTS = 20;

/**
 * All an operator is shown of a client.
 *
 * @throws {AppError} `client.not-found`
 */
export async function readOpsClient(operator: OperatorContext, id: string): Promise<OpsClientDetails> {
  const context = onBehalfOf(operator, id);
  const [client] = await clientRows(operator, { isWanted: eq(organizations.id, id), limit: 1, offset: 0 });
  const account = await readAccount(context);
  if (client === undefined || account === null) throw new AppError("client.not-found");
  const [row] = await operator.db
    .select({ createdAt: organizations.createdAt })
    .from(organizations)
    .where(eq(organizations.id, id));
  const members = await readMembers(context);
  return {
    ...client,
    contactEmail: account.contactEmail,
    createdAt: (row?.createdAt ?? operator.clock.now()).toISOString(),
    suspensionReason: account.suspensionReason,
    account: accountState(factsOf(account, context.clock.now())),
    members: members.map(({ name, email, role, hasPassword, hasTemporaryPassword }) => ({
      name,
      email,
      role,
      hasPassword,
      hasTemporaryPassword,
    })),
    scans: await newestScans(context),
    acts: await newestActs(context),
  };
}

async function newestScans(context: OrganizationContext): Promise<OpsScan[]> {
  const rows = await context.db
    .select({
      id: scans.id,
      kind: scans.kind,
      status: scans.status,
      overall: scans.overall,
      failureReason: scans.failureReason,
      createdAt: scans.createdAt,
      finishedAt: scans.finishedAt,
      seconds: SCAN_SECONDS,
    })
    .from(scans)
    .where(ownedBy(context, scans))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(NEWEST_SCANS);
  return rows.map(({ createdAt, finishedAt, ...scan }) => ({
    ...scan,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }));
}

const ACTORS = { user: "Someone who has left", operator: "The operator", system: "Plumbline" } as const;

async function newestActs(context: OrganizationContext): Promise<OpsAct[]> {
  const rows = await context.db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorKind: auditLog.actorKind,
      user: users.name,
      operator: operators.name,
      address: auditLog.address,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .where(eq(auditLog.organizationId, context.organization.id))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(NEWEST_ACTS);
  return rows.map(({ actorKind, user, operator, createdAt, ...act }) => ({
    ...act,
    actor: user ?? operator ?? (isByUnknownPerson(act.action) ? "Unknown person" : ACTORS[actorKind]),
    createdAt: createdAt.toISOString(),
  }));
}
