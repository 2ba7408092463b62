import type { Role } from "@plumbline/contract/auth";
import type { SubscriptionStatus } from "@plumbline/contract/dashboard";
import type { Law } from "@plumbline/contract/laws";

import { and, eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { actingFor, type OrganizationId } from "#platform/database/tenancy.ts";

interface NewOrganizationRow {
  name: string;
  website: string;
  contactEmail: string;
  timeZone: string;
  laws: readonly Law[];
  subscription: { status: SubscriptionStatus; plan: string } | undefined;
  now: Date;
}

/** Stores an organization and, if given, its subscription. */
export async function insertOrganization(db: Database, row: NewOrganizationRow): Promise<OrganizationId> {
  const { subscription, now, ...organization } = row;
  const rows = await db
    .insert(organizations)
    .values({ ...organization, laws: [...organization.laws], createdAt: now })
    .returning({ id: organizations.id });
  const organizationId = actingFor(only(rows).id);
  if (subscription !== undefined) {
    await db
      .insert(subscriptions)
      .values({ organizationId, ...subscription, startedAt: now, createdAt: now });
  }
  return organizationId;
}

/** Whether the person with this e-mail address, in lower case, belongs to an organization with this website. */
export async function belongsToOneWith(
  db: Database,
  { website, contactEmail }: Pick<NewOrganizationRow, "website" | "contactEmail">,
): Promise<boolean> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .innerJoin(members, eq(members.organizationId, organizations.id))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(users.email, contactEmail), eq(organizations.website, website)))
    .limit(1);
  return rows.length > 0;
}

interface NewMemberRow {
  /** The e-mail address in lower case. */
  person: { name: string; email: string };
  role: Role;
  /** Null until an invited person has chosen a password. */
  passwordHash: string | null;
  hasTemporaryPassword: boolean;
}

type Writing = Pick<OrganizationContext, "db" | "clock" | "organization">;

/** Stores a person, new to the service, as a member of the context's organization. */
export async function insertMember(
  context: Writing,
  { person, role, passwordHash, hasTemporaryPassword }: NewMemberRow,
): Promise<string> {
  const createdAt = context.clock.now();
  const rows = await context.db
    .insert(users)
    .values({ ...person, passwordHash, hasTemporaryPassword, createdAt })
    .returning({ id: users.id });
  return insertMembership(context, { userId: only(rows).id, role });
}

/** Stores that a person belongs to the context's organization; answers their id. */
export async function insertMembership(
  { db, clock, organization }: Writing,
  { userId, role }: { userId: string; role: Role },
): Promise<string> {
  await db.insert(members).values({ organizationId: organization.id, userId, role, createdAt: clock.now() });
  return userId;
}

/**
 * Holds the organization until the transaction ends: whoever else asks for it waits, so that what is counted
 * or checked afterward stays true. Rows that merely refer to the organization are not held up.
 */
export async function holdOrganization({
  db,
  organization,
}: Pick<OrganizationContext, "db" | "organization">): Promise<void> {
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organization.id))
    .for("no key update");
}

function only(rows: { id: string }[]): { id: string } {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not stored.");
  return row;
}
