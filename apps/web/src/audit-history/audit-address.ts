export interface AuditQuery {
  page: number;
  search: string;
  /** The report whose details are open. */
  details: string | null;
}

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export function isReportId(text: string): boolean {
  return UUID.test(text);
}

/** Page, search and open details out of the address; what makes no sense there counts as absent. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const page = Number(params.get("page") ?? "1");
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  const search = (params.get("search") ?? "").trim().slice(0, LONGEST_SEARCH);
  const details = params.get("details");
  return {
    page: isPage ? page : 1,
    search,
    details: details !== null && isReportId(details) ? details : null,
  };
}

/** The address's query for these; what is as usual is left out. */
export function formatAuditQuery({ page, search, details }: AuditQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set("page", String(page));
  if (search.trim()) params.set("search", search.trim().slice(0, LONGEST_SEARCH));
  if (details !== null) params.set("details", details);
  return params;
}
