import { ProgressBar } from "#ui/progress-bar.tsx";

interface ProgressLineProps {
  label: string;
  /** Null where there is no measure. */
  percent: number | null;
}

/** A labelled bar with its figure, or one that only says that work goes on. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  const figure = percent === null ? "in progress" : `${percent}%`;
  return (
    <div>
      <span className="flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{figure}</span>
      </span>
      <div className="mt-1.5">
        <ProgressBar label={label} percent={percent} valueText={figure} />
      </div>
    </div>
  );
}
