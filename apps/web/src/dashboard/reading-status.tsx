import type { ScoreBand } from "@plumbline/contract/bands";
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";

import type { Reading } from "./reading.ts";

const BANDS: Record<ScoreBand, { Icon: LucideIcon; text: string }> = {
  green: { Icon: CircleCheck, text: "text-green" },
  yellow: { Icon: CircleMinus, text: "text-yellow" },
  orange: { Icon: TriangleAlert, text: "text-orange" },
  red: { Icon: CircleAlert, text: "text-red" },
};

/** The word for a score with its icon: 'Good', 'Critical Attention Required'; nothing where there is no score. */
export function ReadingStatus({ reading }: { reading: Reading }) {
  if (reading.state === "not-measured") return null;
  const { Icon, text } = BANDS[reading.band];
  return (
    <p className={`flex items-start gap-1.5 text-sm font-medium ${text}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {reading.label}
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
    <p className={`text-5xl/none font-semibold tracking-tighter tabular-nums ${className}`}>
      {reading.score}
      <span className="ml-0.5 text-xl font-medium tracking-normal text-muted">%</span>
    </p>
  );
}
