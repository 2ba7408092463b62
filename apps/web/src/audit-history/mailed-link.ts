import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

import { saveAudit } from "./audit-acts.ts";
import { askedDownload, withoutDownload } from "./mailed-address.ts";

/** Saves the file that the link of an email asks for, once, and takes it out of the address: a reload does not repeat it. */
export function useMailedLink(organization: string): void {
  const [params, setParams] = useSearchParams();
  const done = useRef(false);
  useEffect(() => {
    const asked = askedDownload(params);
    if (asked === null || done.current) return;
    done.current = true;
    setParams(withoutDownload(params), { replace: true, preventScrollReset: true });
    void saveAudit({ id: asked }, organization);
  }, [params, setParams, organization]);
}
