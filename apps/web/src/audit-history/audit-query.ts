import { useSearchParams } from "react-router";

import { formatAuditQuery, parseAuditQuery } from "./audit-address.ts";

/** Page, search and open details, kept in the address, so that they survive a reload and the back button. */
export function useAuditQuery() {
  const [params, setParams] = useSearchParams();
  const query = parseAuditQuery(params);
  return {
    query,
    goToPage: (page: number) => setParams(formatAuditQuery({ ...query, page }), { preventScrollReset: true }),
    openDetails: (details: string) =>
      setParams(formatAuditQuery({ ...query, details }), { preventScrollReset: true }),
    closeDetails: () =>
      setParams(formatAuditQuery({ ...query, details: null }), { preventScrollReset: true, replace: true }),
    /** Each keystroke replaces the last: going back leaves the search as a whole. */
    search: (search: string) =>
      setParams(formatAuditQuery({ page: 1, search, details: null }), {
        preventScrollReset: true,
        replace: query.search !== "",
      }),
  };
}
