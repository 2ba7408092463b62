import type { TeamMember } from "@plumbline/contract/team";

import type { UserContext } from "#platform/context.ts";
import { OWNERS } from "#platform/roles.ts";
import { readTeam } from "#team/team.queries.ts";

/** The people of the caller's organization in the order they came. Only owners are told whose password stands alone. */
export async function listTeam(context: UserContext): Promise<{ members: TeamMember[] }> {
  const members = await readTeam(context);
  if (OWNERS.includes(context.actor.role)) return { members };
  return { members: members.map((member) => ({ ...member, hasTwoFactor: null })) };
}
