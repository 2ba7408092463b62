import { AREAS, type Area } from "@plumbline/contract/areas";

/** What of the issues is shown. */
export interface IssueView {
  category: Area | null;
  showsResolved: boolean;
  /** Also what only a person can judge. */
  showsReview: boolean;
  search: string;
  page: number;
  /** The cause that is open, as the address names it: there may be none of that name. */
  cause: string | null;
  /** The issue whose details are open, as the address names it: there may be none of that name. */
  issue: string | null;
}

export const WHOLE_VIEW: IssueView = {
  category: null,
  showsResolved: false,
  showsReview: false,
  search: "",
  page: 1,
  cause: null,
  issue: null,
};

const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;
const LONGEST_ID = 200;

/** The view out of the address; what makes no sense there counts as absent. */
export function parseIssueView(params: URLSearchParams): IssueView {
  const page = Number(params.get("page") ?? "1");
  const idAt = (name: string) => (params.get(name) ?? "").slice(0, LONGEST_ID) || null;
  return {
    category: AREAS.find((area) => area === params.get("category")) ?? null,
    showsResolved: params.get("resolved") === "yes",
    showsReview: params.get("review") === "yes",
    search: (params.get("search") ?? "").trim().slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    cause: idAt("cause"),
    issue: idAt("issue"),
  };
}

/** The address's query for a view; what is as usual is left out. */
export function formatIssueView(view: IssueView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.category) params.set("category", view.category);
  if (view.showsResolved) params.set("resolved", "yes");
  if (view.showsReview) params.set("review", "yes");
  if (view.search.trim()) params.set("search", view.search.trim().slice(0, LONGEST_SEARCH));
  if (view.page > 1) params.set("page", String(view.page));
  if (view.cause) params.set("cause", view.cause);
  if (view.issue) params.set("issue", view.issue);
  return params;
}
