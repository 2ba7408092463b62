import { Label } from "react-aria-components/Label";
import { ProgressBar } from "react-aria-components/ProgressBar";

interface ProgressLineProps {
  label: string;
  /** Null where there is no measure. */
  percent: number | null;
}

/** A labelled bar with its figure, or one that only says that work goes on. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  const isOpenEnded = percent === null;
  return (
    <ProgressBar value={percent ?? 0} isIndeterminate={isOpenEnded}>
      <span className="flex justify-between gap-4 text-sm">
        <Label className="font-medium">{label}</Label>
        <span className="text-muted tabular-nums">{isOpenEnded ? "in progress" : `${percent}%`}</span>
      </span>
      <span className="mt-1.5 block h-1.5 overflow-hidden rounded-xs bg-line">
        <span
          className={`block h-full rounded-xs bg-accent transition-[width] duration-500 forced:bg-[Highlight] ${isOpenEnded ? "sweep w-1/4 motion-reduce:hatched motion-reduce:w-full" : ""}`}
          style={isOpenEnded ? undefined : { width: `${percent}%` }}
        />
      </span>
    </ProgressBar>
  );
}
