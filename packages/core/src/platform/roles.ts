import type { Role } from "@plumbline/contract/auth";

import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";

/** Who may change billing and the team. */
export const OWNERS: readonly Role[] = ["owner"];

/** Who may change the figures of the organization's business. */
export const BUSINESS_EDITORS: readonly Role[] = ["owner", "member"];

/** Who may change what concerns the issues of an organization. */
export const ISSUE_WORKERS: readonly Role[] = ["owner", "member"];

/**
 * Lets only people of these roles pass.
 *
 * @throws {AppError} `role.forbidden`
 */
export function requireRole({ actor }: Pick<UserContext, "actor">, roles: readonly Role[]): void {
  if (!roles.includes(actor.role)) throw new AppError("role.forbidden");
}
