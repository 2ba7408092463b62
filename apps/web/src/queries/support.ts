import { LIST_SUPPORT_REQUESTS } from "@plumbline/contract/endpoints/support";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

const REQUESTS = ["support-requests"];

export const supportQueries = {
  /** Every page of requests, to be asked anew. */
  all: { queryKey: REQUESTS },

  /** One page of what the organization asked; the page before stays on screen until the next has come. */
  page: (page: number) =>
    queryOptions({
      queryKey: [...REQUESTS, page],
      queryFn: async ({ signal }) =>
        (
          await call(LIST_SUPPORT_REQUESTS, {
            query: { page },
            signal,
            words: "Failed to load your requests",
          })
        ).data,
      placeholderData: keepPreviousData,
    }),
};
