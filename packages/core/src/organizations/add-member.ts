import type { Role } from "@plumbline/contract/auth";
import { newPassword } from "@plumbline/contract/password";

import { insertMember } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { violatedConstraint } from "#platform/database/unique-violation.ts";
import { hashPassword, temporaryPassword } from "#sign-in/passwords.ts";

export interface NewMember {
  name: string;
  email: string;
  role: Role;
  /** Without one a temporary password is made, to be replaced at first login. */
  password?: string | undefined;
}

/**
 * Adds a person to the context's organization.
 *
 * @throws {AppError} `organization.email-taken`
 * @throws {ZodError} when the given password breaks the password rules.
 */
export async function addMember(
  context: OrganizationContext,
  input: NewMember,
): Promise<{ userId: string; password: string }> {
  const password = input.password === undefined ? temporaryPassword() : newPassword.parse(input.password);
  const member = {
    person: { name: input.name.trim(), email: input.email.trim().toLowerCase() },
    role: input.role,
    passwordHash: await hashPassword(password),
    hasTemporaryPassword: input.password === undefined,
  };
  try {
    return await inTransaction(context, async (transaction) => {
      const userId = await insertMember(transaction, member);
      await recordAct(transaction, {
        action: "member.added",
        subjectId: userId,
        details: { role: input.role },
      });
      return { userId, password };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_email") throw new AppError("organization.email-taken");
    throw error;
  }
}
