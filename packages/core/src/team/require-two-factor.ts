import { and, eq, ne } from "drizzle-orm";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { holdTeam } from "#team/hold-team.ts";
import { hasSecondFactor } from "#two-factor/two-factor.queries.ts";

/**
 * Requires two-factor sign-in of everyone in the organization from their next call on, or no longer. Whoever has not set
 * it up reaches nothing but that until they have; so an owner without it cannot lock themselves out by this.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `two-factor.own-first`
 */
export async function requireTwoFactor(
  context: UserContext,
  { isRequired }: { isRequired: boolean },
): Promise<{ isRequired: boolean }> {
  return inTransaction(context, async (inside) => {
    await holdTeam(inside);
    await requireConfirmation(inside);
    if (isRequired && !(await hasSecondFactor(inside.db, inside.actor.userId)))
      throw new AppError("two-factor.own-first");
    const changed = await inside.db
      .update(organizations)
      .set({ requiresTwoFactor: isRequired })
      .where(
        and(eq(organizations.id, inside.organization.id), ne(organizations.requiresTwoFactor, isRequired)),
      )
      .returning({ id: organizations.id });
    const action = isRequired ? "two-factor.required" : "two-factor.optional";
    if (changed.length > 0) await recordAct(inside, { action });
    return { isRequired };
  });
}
