import { useSearchParams } from "react-router";

import { formatIssueView, type IssueView, parseIssueView } from "./fix-priority-address.ts";

/** The view, kept in the address, so that it survives a reload and the back button. */
export function useIssueView() {
  const [params, setParams] = useSearchParams();
  const view = parseIssueView(params);
  const change = (part: Partial<IssueView>, replace = false) =>
    setParams(formatIssueView({ ...view, ...part }), { preventScrollReset: true, replace });
  return {
    view,
    goToPage: (page: number) => change({ page }),
    /** Another filter starts at the first page. */
    filter: (part: Pick<Partial<IssueView>, "category" | "showsResolved" | "showsReview">) =>
      change({ ...part, page: 1 }),
    /** Each keystroke replaces the last: going back leaves the search as a whole. */
    search: (search: string) => change({ search, page: 1 }, view.search !== ""),
    openDetails: (issue: string) => change({ issue }),
    closeDetails: () => change({ issue: null }, true),
  };
}
