import type { ReactNode } from "react";

const TONES = {
  green: "bg-green-soft text-green border-green-fill/40",
  yellow: "bg-yellow-soft text-yellow border-yellow-fill/50",
  orange: "bg-orange-soft text-orange border-orange-fill/50",
  red: "bg-red-soft text-red border-red-fill/40",
  blue: "bg-accent-soft text-accent border-accent/40",
  gray: "bg-sunken text-muted border-line-strong/50",
};
export type ChipTone = keyof typeof TONES;

/** A short status word with its icon, in its color. `dashed` marks a value that was assumed, not measured. */
export function Chip({
  tone,
  icon,
  dashed,
  children,
}: {
  tone: ChipTone;
  icon?: ReactNode;
  dashed?: boolean;
  children: ReactNode;
}) {
  const line = dashed ? "border-dashed border-line-strong" : "";
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-xs font-medium tabular-nums whitespace-nowrap ${TONES[tone]} ${line}`}
    >
      {icon}
      {children}
    </span>
  );
}
