import { areaLabel } from "@plumbline/contract/coverage-words";
import { CircleDashed } from "lucide-react";

import { scoreLook } from "#ui/score-look.ts";

import type { Reading } from "./reading.ts";

/** The word for a score with its icon: 'Good', 'Provisional'; nothing where there is no score. */
export function ReadingStatus({ reading }: { reading: Reading }) {
  if (reading.state === "not-measured") return null;
  const { word, Icon, text } = scoreLook(reading.score, areaLabel(reading));
  return (
    <p className={`flex items-start gap-1.5 text-sm font-medium ${text}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {word}
    </p>
  );
}

/** The figure itself, large: '78%', or 'Not measured' in words. */
export function ReadingValue({ reading, className = "" }: { reading: Reading; className?: string }) {
  if (reading.state === "not-measured") {
    return (
      <p className={`flex items-center gap-2 text-lg font-medium tracking-tight text-muted ${className}`}>
        <CircleDashed aria-hidden className="size-5 shrink-0" />
        Not measured
      </p>
    );
  }
  return (
    <p className={`text-4xl/none sm:text-5xl/none font-semibold tracking-tighter tabular-nums ${className}`}>
      {reading.score}
      <span className="ml-0.5 text-xl font-medium tracking-normal text-muted">%</span>
    </p>
  );
}
