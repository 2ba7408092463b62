import type { EndpointBody, EndpointOutput } from "@plumbline/contract/endpoint";
import { ACCEPT_INVITE, JOIN_ORGANIZATION, READ_INVITE } from "@plumbline/contract/endpoints/invites";
import type {
  acceptInvite as acceptEndpoint,
  joinOrganization as joinEndpoint,
} from "@plumbline/contract/invites";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** What the invite of a token is for. */
export function inviteQuery(token: string) {
  return queryOptions({
    queryKey: ["invite", token],
    queryFn: async ({ signal }) =>
      (await call(READ_INVITE, { body: { token }, signal, words: "Failed to load the invite" })).invite,
    // While its reader thinks about a password, the form must not be taken away.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function acceptInvite(
  body: EndpointBody<typeof acceptEndpoint>,
): Promise<EndpointOutput<typeof acceptEndpoint>> {
  return call(ACCEPT_INVITE, { body, words: "Failed to accept the invite" });
}

/** Accepts an invite with the account of the person who is logged in. */
export function joinOrganization(
  body: EndpointBody<typeof joinEndpoint>,
): Promise<EndpointOutput<typeof joinEndpoint>> {
  return call(JOIN_ORGANIZATION, { body, words: "Failed to accept the invite" });
}
