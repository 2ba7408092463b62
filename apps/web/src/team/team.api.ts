import type { EndpointBody } from "@plumbline/contract/endpoint";
import type {
  inviteMember,
  listTeam,
  removeMember,
  resendInvite,
  TeamMember,
  updateMember,
} from "@plumbline/contract/team";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

const KEY = ["team"];

export function useTeam() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/team";
      const call = callJson<typeof listTeam>({ method: "GET", path, auth: "bearer", signal });
      return (await withWords(call, "Failed to load the team")).data.members;
    },
  });
}

/** Asks for the team anew, once something about it has changed. */
export function useTeamRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export async function sendInvite(body: EndpointBody<typeof inviteMember>): Promise<TeamMember> {
  const path = "/api/client-auth/team/invite";
  const call = callJson<typeof inviteMember>({ method: "POST", path, auth: "bearer", body });
  return (await withWords(call, "Failed to send the invite")).data.member;
}

export async function sendInviteAgain({ id }: TeamMember): Promise<void> {
  const path = "/api/client-auth/team/:id/resend-invite";
  const call = callJson<typeof resendInvite>({ method: "POST", path, auth: "bearer", params: { id } });
  await withWords(call, "Failed to send the invite");
}

export async function setRole({ id }: TeamMember, role: TeamMember["role"]): Promise<void> {
  const path = "/api/client-auth/team/:id";
  const params = { id };
  const call = callJson<typeof updateMember>({ method: "PUT", path, auth: "bearer", params, body: { role } });
  await withWords(call, "Failed to change the role");
}

export async function removePerson({ id }: TeamMember): Promise<void> {
  const path = "/api/client-auth/team/:id";
  const call = callJson<typeof removeMember>({ method: "DELETE", path, auth: "bearer", params: { id } });
  await withWords(call, "Failed to remove the person");
}
