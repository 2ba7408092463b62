import { useSearchParams } from "react-router";

import { formatAuditQuery, parseAuditQuery } from "./audit-address.ts";

/** Page and search, kept in the address, so that they survive a reload and the back button. */
export function useAuditQuery() {
  const [params, setParams] = useSearchParams();
  const query = parseAuditQuery(params);
  return {
    query,
    goToPage: (page: number) => setParams(formatAuditQuery({ ...query, page }), { preventScrollReset: true }),
    /** Each keystroke replaces the last: going back leaves the search as a whole. */
    search: (search: string) =>
      setParams(formatAuditQuery({ page: 1, search }), {
        preventScrollReset: true,
        replace: query.search !== "",
      }),
  };
}
