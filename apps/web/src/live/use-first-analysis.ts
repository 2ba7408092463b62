import type { LiveScan } from "@plumbline/contract/live";
import { useEffect, useState } from "react";

import { useSession } from "#session/session.ts";

import { leftOfFirstDay } from "./first-day.ts";
import { useLiveScan } from "./use-live.ts";

/** The first analysis of the site while it runs, for 24 hours from the first visit at most; null without one. */
export function useFirstAnalysis(): LiveScan | null {
  const scan = useLiveScan();
  const session = useSession();
  const organizationId = session.status === "signed-in" ? session.user.organization.id : null;
  const isFirstDay = useFirstDay(organizationId);
  return isFirstDay && scan?.kind === "initial" ? scan : null;
}

/** Whether the day of the first visit goes on; it ends by itself. */
function useFirstDay(organizationId: string | null): boolean {
  const [, lookAgain] = useState(0);
  const left = organizationId === null ? 0 : leftOfFirstDay(organizationId, Date.now());
  const isFirstDay = left > 0;
  useEffect(() => {
    if (!isFirstDay || organizationId === null) return undefined;
    const rest = leftOfFirstDay(organizationId, Date.now());
    const timer = setTimeout(() => lookAgain((count) => count + 1), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [isFirstDay, organizationId]);
  return isFirstDay;
}
