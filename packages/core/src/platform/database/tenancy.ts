import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

declare const organizationMark: unique symbol;

/**
 * Id of the organization a context acts for. Plain strings are not assignable: it comes from a session,
 * or from `actingFor` where the system itself acts.
 */
export type OrganizationId = string & { readonly [organizationMark]: true };

/** What every query of client data requires. */
export interface OrganizationScope {
  readonly organization: { readonly id: OrganizationId };
}

/** States that `id` is the organization the caller may act for: from a session row, a job or the operator. */
export function actingFor(id: string): OrganizationId {
  return id as OrganizationId;
}

type ClientTable = PgTable & { organizationId: PgColumn };

/** The condition that confines a query to the rows of the scope's organization, and any further ones. */
export function ownedBy(
  scope: OrganizationScope,
  table: ClientTable,
  ...conditions: (SQL | undefined)[]
): SQL {
  const owned = eq(table.organizationId, scope.organization.id);
  return and(owned, ...conditions) ?? owned;
}
