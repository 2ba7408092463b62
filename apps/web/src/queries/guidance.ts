import type { EndpointQuery } from "@plumbline/contract/endpoint";
import { LIST_GUIDANCE } from "@plumbline/contract/endpoints/fix-guidance";
import type { GuidanceList, listGuidance } from "@plumbline/contract/fix-guidance";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { issueQueries } from "./issues.ts";
import { paced, REFETCH } from "./refetch.ts";

// Whatever changes issues changes what is to be done about them.
const GUIDANCE = [...issueQueries.all.queryKey, "guidance"];

export const guidanceQueries = {
  /** One page of the checklist, or of one cause's items; the page before stays until the next has come. */
  list: (query: EndpointQuery<typeof listGuidance>) =>
    queryOptions({
      queryKey: [...GUIDANCE, query],
      queryFn: async ({ signal }) => (await call(LIST_GUIDANCE, { query, signal })).data,
      placeholderData: keepPreviousData,
      refetchInterval: paced(interval),
    }),
};

/** Often while something on screen is checked, now and then while another is. */
function interval(list: GuidanceList): number | false {
  if (list.groups.some(({ cause }) => cause.beingChecked > 0)) return REFETCH.soon;
  return list.totals.awaitingCheck > 0 ? REFETCH.later : REFETCH.never;
}
