import type { User } from "@plumbline/contract/auth";
import { eq, type SQL } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";

/** A person as the contract shows them. */
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
  },
};

export interface Account {
  user: User;
  passwordHash: string | null;
  hasTemporaryPassword: boolean;
}

/** The account of an e-mail address, in whatever case it is written; null when there is none. */
export function findAccount(db: Database, email: string): Promise<Account | null> {
  return readAccount(db, eq(users.email, email.toLowerCase()));
}

/** The account of a person; null when they were removed. */
export function findAccountOf(db: Database, userId: string): Promise<Account | null> {
  return readAccount(db, eq(users.id, userId));
}

async function readAccount(db: Database, isAccount: SQL): Promise<Account | null> {
  const [row] = await db
    .select({
      ...USER_COLUMNS,
      passwordHash: users.passwordHash,
      hasTemporaryPassword: users.hasTemporaryPassword,
    })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(isAccount);
  if (row === undefined) return null;
  const { passwordHash, hasTemporaryPassword, ...user } = row;
  return { user, passwordHash, hasTemporaryPassword };
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
