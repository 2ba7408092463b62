import type { LiveScan } from "@plumbline/contract/live";
import { useEffect, useState, type ComponentType } from "react";

import { useFirstAnalysis } from "#live/use-first-analysis.ts";
import { useLiveStream } from "#live/use-live.ts";

type ProcessingPart = ComponentType<{ scan: LiveScan }>;

/** Keeps the pages up to date while one looks, and shows the first analysis, whose code few visits need. */
export function LiveParts() {
  useLiveStream();
  const scan = useFirstAnalysis();
  const [Processing, setProcessing] = useState<ProcessingPart | null>(null);
  const isNeeded = scan !== null && Processing === null;
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const part = await import("#processing/processing.tsx");
      setProcessing(() => part.Processing);
    };
    // Without it the page is complete; the next visit tries again.
    load().catch(() => undefined);
  }, [isNeeded]);
  return scan && Processing && <Processing key={scan.id} scan={scan} />;
}
