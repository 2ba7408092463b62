import type { EndpointQuery } from "@plumbline/contract/endpoint";
import { LIST_GUIDANCE } from "@plumbline/contract/endpoints/fix-guidance";
import type { listGuidance } from "@plumbline/contract/fix-guidance";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { issueQueries } from "./issues.ts";

// Whatever changes issues changes what is to be done about them.
const GUIDANCE = [...issueQueries.all.queryKey, "guidance"];

export const guidanceQueries = {
  /** Every page of the checklist, to be asked anew. */
  all: { queryKey: GUIDANCE },

  /** One page of the checklist, or of one cause's items; the page before stays until the next has come. */
  list: (query: EndpointQuery<typeof listGuidance>) =>
    queryOptions({
      queryKey: [...GUIDANCE, query],
      queryFn: async ({ signal }) => (await call(LIST_GUIDANCE, { query, signal })).data,
      placeholderData: keepPreviousData,
    }),
};
