import type { TeamMember } from "@plumbline/contract/team";

import type { OrganizationContext } from "#platform/context.ts";
import { readTeam } from "#team/team.queries.ts";

/** The people of the context's organization in the order they came. */
export async function listTeam(context: OrganizationContext): Promise<{ members: TeamMember[] }> {
  return { members: await readTeam(context) };
}
