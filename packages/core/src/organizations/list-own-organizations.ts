import type { OwnOrganization } from "@plumbline/contract/own-organizations";

import { selectMemberships } from "#organizations/memberships.queries.ts";
import type { UserContext } from "#platform/context.ts";

/** The organizations the caller belongs to, by name. */
export async function listOwnOrganizations({
  db,
  organization,
  actor,
}: UserContext): Promise<OwnOrganization[]> {
  const memberships = await selectMemberships(db, actor.userId);
  return memberships.map((own) => ({ ...own, isCurrent: own.id === organization.id }));
}
