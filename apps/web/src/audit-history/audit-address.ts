export interface AuditQuery {
  page: number;
  search: string;
}

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;

/** Page and search out of the address; what makes no sense there counts as absent. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const page = Number(params.get("page") ?? "1");
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  return { page: isPage ? page : 1, search: (params.get("search") ?? "").trim().slice(0, LONGEST_SEARCH) };
}

/** The address's query for page and search; what is as usual is left out. */
export function formatAuditQuery({ page, search }: AuditQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set("page", String(page));
  if (search.trim()) params.set("search", search.trim().slice(0, LONGEST_SEARCH));
  return params;
}
