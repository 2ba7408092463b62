import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

import { saveAudit, showDetails } from "./audit-acts.ts";
import { askedOf, withoutAsked } from "./mailed-address.ts";

/** Does what the link of an email asks for, once, and takes it out of the address: a reload does not repeat it. */
export function useMailedLink(organization: string): void {
  const [params, setParams] = useSearchParams();
  const done = useRef(false);
  useEffect(() => {
    const asked = askedOf(params);
    if (asked === null || done.current) return;
    done.current = true;
    setParams(withoutAsked(params), { replace: true, preventScrollReset: true });
    void (asked.act === "download" ? saveAudit(asked.id, organization) : showDetails(asked));
  }, [params, setParams, organization]);
}
