import type { LiveScan } from "@plumbline/contract/live";
import { useState } from "react";
import { useLocation } from "react-router";

import { isMinimized, keepMinimized } from "./minimized.ts";
import { ProcessingBanner } from "./processing-banner.tsx";
import { ProcessingModal } from "./processing-modal.tsx";

/** Where the first analysis shows itself (`docs/product.md`, 'The first analysis'). */
const PATHS = new Set(["/", "/audit-history", "/billing"]);

/** The first analysis of a site while it runs: a modal, or a banner for someone who wants to look around. */
export function Processing({ scan }: { scan: LiveScan }) {
  const { pathname } = useLocation();
  // The last seconds are not worth interrupting someone who comes to a finished scan.
  const [isTooLate] = useState(scan.status === "COMPLETED");
  const [isSmall, setSmall] = useState(() => isMinimized(scan.id));
  if (isTooLate || !PATHS.has(pathname)) return null;
  const show = (small: boolean) => {
    keepMinimized(small ? scan.id : null);
    setSmall(small);
  };
  return isSmall ? (
    <ProcessingBanner scan={scan} onOpen={() => show(false)} />
  ) : (
    <ProcessingModal scan={scan} onMinimize={() => show(true)} />
  );
}
