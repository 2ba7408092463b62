import { eq } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import { onBehalfOf, type OperatorContext, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/**
 * The context in which the operator acts for a client.
 *
 * @throws {AppError} `client.not-found`
 */
export async function requireClient(operator: OperatorContext, id: string): Promise<OrganizationContext> {
  if ((await operator.db.$count(organizations, eq(organizations.id, id))) === 0)
    throw new AppError("client.not-found");
  return onBehalfOf(operator, id);
}
