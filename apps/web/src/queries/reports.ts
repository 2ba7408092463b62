import { GET_REPORT, LIST_REPORTS } from "@plumbline/contract/endpoints/reports";
import { AUDIT_PAGE_SIZE } from "@plumbline/contract/paging";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

const REPORTS = ["reports"];

export const reportQueries = {
  /** Everything that is known of reports, to be asked anew. */
  all: { queryKey: REPORTS },

  /** One page of audits and of what was signed; the page before stays on screen until the next has come. */
  page: ({ page, search }: { page: number; search: string }) =>
    queryOptions({
      queryKey: [...REPORTS, "page", page, search],
      queryFn: async ({ signal }) =>
        (
          await call(LIST_REPORTS, {
            query: { page, limit: AUDIT_PAGE_SIZE, search, documents: "include" },
            signal,
          })
        ).data,
      placeholderData: keepPreviousData,
    }),

  /** What is known of one audit; null where the answer has nothing of it. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...REPORTS, "one", id],
      queryFn: async ({ signal }) => (await call(GET_REPORT, { params: { id }, signal })).data ?? null,
    }),

  /** The newest audit and how many there are, whatever the search shows. */
  latest: queryOptions({
    queryKey: [...REPORTS, "latest"],
    queryFn: async ({ signal }) => (await call(LIST_REPORTS, { query: { page: 1, limit: 1 }, signal })).data,
  }),
};
