import { useState } from "react";
import { useSearchParams } from "react-router";

import { type GuidanceView, parseGuidanceView, withGuidanceView } from "./guidance-address.ts";

/** What of the checklist is shown, kept in the address. */
export function useGuidanceView() {
  const [params, setParams] = useSearchParams();
  // The address follows a moment later; what was pressed shows at once.
  const [wanted, setWanted] = useState({ params, view: parseGuidanceView(params) });
  if (wanted.params !== params) setWanted({ params, view: parseGuidanceView(params) });
  const { view } = wanted;
  const change = (part: Partial<GuidanceView>) => {
    const next = { ...view, ...part };
    setWanted({ params, view: next });
    setParams((before) => withGuidanceView(before, next), { preventScrollReset: true });
  };
  return {
    view,
    goToPage: (page: number) => change({ page }),
    /** Another filter or order starts at the first page. */
    choose: (part: Partial<Omit<GuidanceView, "page">>) => change({ ...part, page: 1 }),
  };
}
