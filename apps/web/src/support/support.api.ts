import type { EndpointBody } from "@plumbline/contract/endpoint";
import type { listSupportRequests, sendSupportRequest, SupportRequest } from "@plumbline/contract/support";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

const KEY = "support-requests";

/** One page of what the organization asked; the page before stays on screen until the next has come. */
export function useSupportRequests(page: number) {
  return useQuery({
    queryKey: [KEY, page],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/support";
      const query = { page };
      const call = callJson<typeof listSupportRequests>({
        method: "GET",
        path,
        auth: "bearer",
        query,
        signal,
      });
      return (await withWords(call, "Failed to load your requests")).data;
    },
    placeholderData: keepPreviousData,
  });
}

/** Asks for the list anew, once something was added to it. */
export function useRequestsRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}

export type Question = EndpointBody<typeof sendSupportRequest>;

export async function askSupport(body: Question): Promise<SupportRequest> {
  const path = "/api/client-auth/support";
  const call = callJson<typeof sendSupportRequest>({ method: "POST", path, auth: "bearer", body });
  return (await withWords(call, "Failed to send your request")).data.request;
}
