import type { EndpointBody, EndpointOutput } from "@plumbline/contract/endpoint";
import type { acceptInvite as acceptEndpoint, getInvite, Invite } from "@plumbline/contract/invites";
import { useQuery } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

/** What the invite of a token is for. */
export function useInvite(token: string) {
  return useQuery({
    queryKey: ["invite", token],
    queryFn: async ({ signal }): Promise<Invite> => {
      const path = "/api/auth/invite/:token";
      const params = { token };
      const call = callJson<typeof getInvite>({ method: "GET", path, auth: "none", params, signal });
      return (await withWords(call, "Failed to load the invite")).invite;
    },
    // While its reader thinks about a password, the form must not be taken away.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function acceptInvite(
  body: EndpointBody<typeof acceptEndpoint>,
): Promise<EndpointOutput<typeof acceptEndpoint>> {
  const path = "/api/auth/accept-invite";
  const call = callJson<typeof acceptEndpoint>({ method: "POST", path, auth: "none", body });
  return withWords(call, "Failed to accept the invite");
}
