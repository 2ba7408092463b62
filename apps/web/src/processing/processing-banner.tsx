import type { LiveScan } from "@plumbline/contract/live";
import { Maximize2, Radar } from "lucide-react";

import { countOf } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";

import { processingState } from "./processing-state.ts";

/** The first analysis in one line, for someone who wants to look around meanwhile. */
export function ProcessingBanner({ scan, onOpen }: { scan: LiveScan; onOpen: () => void }) {
  return (
    <section
      aria-label="Compliance analysis"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-accent/40 bg-accent-soft px-4 py-2 text-sm"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <Radar aria-hidden className="size-4.5 shrink-0 text-accent" />
        <span className="wrap-anywhere tabular-nums">{bannerWords(scan)}</span>
      </p>
      <Button size="sm" variant="quiet" icon={<Maximize2 aria-hidden className="size-4" />} onPress={onOpen}>
        Show progress
      </Button>
    </section>
  );
}

function bannerWords(scan: LiveScan): string {
  const { stage, overallPercent } = processingState(scan);
  if (stage === "waiting") return "Compliance analysis: waiting to start.";
  if (stage === "start") return "Compliance analysis: started.";
  const found = `${countOf(scan.pagesDone, "page")} analyzed, ${countOf(scan.issuesFound, "issue")} identified`;
  return `Compliance analysis: ${overallPercent}%, ${found}.`;
}
