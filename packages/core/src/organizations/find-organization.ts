import type { Services } from "#platform/context.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";

/** Id of the organization the person with this e-mail address belongs to; null for a stranger. For the operator. */
export async function findOrganizationOf(
  { db }: Pick<Services, "db">,
  email: string,
): Promise<string | null> {
  const account = await findAccount(db, email.trim());
  return account?.user.organization.id ?? null;
}
