import { useSearchParams } from "react-router";

import { formatIssueView, type IssueView, parseIssueView } from "./fix-priority-address.ts";

/** What the parts of the page ask of the view. */
export type IssueControl = ReturnType<typeof useIssueView>;

/** The view, kept in the address, so that it survives a reload and the back button. */
export function useIssueView() {
  const [params, setParams] = useSearchParams();
  const view = parseIssueView(params);
  const change = (part: Partial<IssueView>, replace = false) =>
    setParams(formatIssueView({ ...view, ...part }), { preventScrollReset: true, replace });
  return {
    view,
    goToPage: (page: number) => change({ page, cause: null }),
    /** Another filter starts at the first page, with all causes closed. */
    filter: (part: Pick<Partial<IssueView>, "category" | "showsResolved" | "showsReview">) =>
      change({ ...part, page: 1, cause: null }),
    /** Each keystroke replaces the last: going back leaves the search as a whole. */
    search: (search: string) => change({ search, page: 1, cause: null }, view.search !== ""),
    /** One cause is open at a time, and stands in the address: Back opens the one before. */
    openCause: (cause: string) => change({ cause }),
    closeCause: () => change({ cause: null }),
    openDetails: (issue: string) => change({ issue }),
    closeDetails: () => change({ issue: null }, true),
  };
}
