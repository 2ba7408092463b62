import type { User } from "@plumbline/contract/auth";
import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { authenticators } from "#platform/database/tables/two-factor.table.ts";

/** A person as the contract shows them, in one of their organizations. */
export const USER_COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: members.role,
  organization: {
    id: organizations.id,
    name: organizations.name,
    website: organizations.website,
    timeZone: organizations.timeZone,
    requiresTwoFactor: organizations.requiresTwoFactor,
  },
  mustSetUpTwoFactor: sql<boolean>`${organizations.requiresTwoFactor} and not exists (
    select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`,
};

export interface Account {
  /** In the organization they chose last, or else the one they joined first. */
  user: User;
  passwordHash: string | null;
  hasTemporaryPassword: boolean;
  /** When the password was set; for one that came with the account, when that was made. */
  passwordSince: Date;
}

/** The account of an e-mail address, in whatever case it is written; null when there is none, or only an invite. */
export function findAccount(db: Database, email: string): Promise<Account | null> {
  return readAccount(db, hasEmail(email));
}

/** Whether an e-mail address has an account, in whatever organization. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, hasEmail(email))) > 0;
}

function hasEmail(email: string): SQL | undefined {
  return and(eq(users.email, email.toLowerCase()), isNotNull(users.passwordHash));
}

/** The account of a person; null when they were removed. */
export function findAccountOf(db: Database, userId: string): Promise<Account | null> {
  return readAccount(db, eq(users.id, userId));
}

async function readAccount(db: Database, isAccount: SQL | undefined): Promise<Account | null> {
  const [row] = await db
    .select({
      ...USER_COLUMNS,
      passwordHash: users.passwordHash,
      hasTemporaryPassword: users.hasTemporaryPassword,
      passwordChangedAt: users.passwordChangedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(isAccount)
    .orderBy(sql`${desc(members.lastEnteredAt)} nulls last`, asc(members.createdAt))
    .limit(1);
  if (row === undefined) return null;
  const { passwordHash, hasTemporaryPassword, passwordChangedAt, createdAt, ...user } = row;
  return { user, passwordHash, hasTemporaryPassword, passwordSince: passwordChangedAt ?? createdAt };
}

export interface NewPassword {
  userId: string;
  passwordHash: string;
  now: Date;
}

/** Sets a password its owner chose. */
export async function storePassword(db: Database, { userId, passwordHash, now }: NewPassword): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, hasTemporaryPassword: false, passwordChangedAt: now })
    .where(eq(users.id, userId));
}
