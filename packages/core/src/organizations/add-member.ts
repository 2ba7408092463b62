import type { Role } from "@plumbline/contract/auth";
import { newPassword } from "@plumbline/contract/password";

import { insertMember, insertMembership } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { violatedConstraint } from "#platform/database/unique-violation.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { hashPassword, temporaryPassword } from "#sign-in/passwords.ts";

export interface NewMember {
  name: string;
  email: string;
  role: Role;
  /** Without one a temporary password is made, to be replaced at first login. */
  password?: string | undefined;
}

export interface AddedMember {
  userId: string;
  /** The password to tell the person; null for someone who has an account already and logs in as ever. */
  password: string | null;
}

/**
 * Adds a person to the context's organization. Someone who has an account joins with it: a password given here is not
 * theirs.
 *
 * @throws {AppError} `organization.email-taken` when they are in it already
 * @throws {ZodError} when the given password breaks the password rules.
 */
export async function addMember(context: OrganizationContext, input: NewMember): Promise<AddedMember> {
  const { role } = input;
  const password = input.password === undefined ? temporaryPassword() : newPassword.parse(input.password);
  const person = { name: input.name.trim(), email: input.email.trim().toLowerCase() };
  const hasTemporaryPassword = input.password === undefined;
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(context, async (inside) => {
      const account = await findAccount(inside.db, person.email);
      const added =
        account === null
          ? {
              userId: await insertMember(inside, { person, role, passwordHash, hasTemporaryPassword }),
              password,
            }
          : { userId: await insertMembership(inside, { userId: account.user.id, role }), password: null };
      await recordAct(inside, { action: "member.added", subjectId: added.userId, details: { role } });
      return added;
    });
  } catch (error) {
    if (TAKEN.has(violatedConstraint(error) ?? "")) throw new AppError("organization.email-taken");
    throw error;
  }
}

/** What someone breaks who is in the organization already, or whose address got an account at this very moment. */
const TAKEN: ReadonlySet<string> = new Set(["users_email", "members_organization_id_user_id_pk"]);
