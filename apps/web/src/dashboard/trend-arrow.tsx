import { ArrowDown, ArrowUp, Minus } from "lucide-react";

import type { Trend } from "./trends.ts";

const ICONS = { up: ArrowUp, down: ArrowDown, same: Minus };
const WORDS = { up: "Up", down: "Down", same: "Unchanged" };

/** '5% in this period' with an arrow; green where the change is good, whichever way it goes. */
export function TrendArrow({ trend: { direction, percent, isGood } }: { trend: Trend }) {
  const Icon = ICONS[direction];
  const tone = isGood === null ? "text-muted" : isGood ? "text-green" : "text-red";
  return (
    <p className={`flex items-center gap-1 text-sm font-medium tabular-nums ${tone}`}>
      <Icon aria-hidden className="size-4" />
      <span>
        <span className="sr-only">{WORDS[direction]} </span>
        {percent === null ? "From zero" : `${percent}%`} in this period
        {isGood !== null && <span>, {isGood ? "better" : "worse"}</span>}
      </span>
    </p>
  );
}
