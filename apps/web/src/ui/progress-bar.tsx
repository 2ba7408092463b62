interface ProgressBarProps {
  label: string;
  /** 0-100; null where there is no measure. */
  percent: number | null;
  /** The figure as it is read out. */
  valueText: string;
}

/**
 * A bar that fills up, or one that only says that work goes on. The one of react-aria-components shares a
 * module with a context that every button needs, so it would be part of the login's script.
 */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const isOpenEnded = percent === null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(isOpenEnded ? {} : { "aria-valuenow": percent, "aria-valuetext": valueText })}
      className="h-1.5 overflow-hidden rounded-xs bg-line"
    >
      <div
        className={`h-full rounded-xs bg-accent transition-[width] duration-500 forced:bg-[Highlight] ${isOpenEnded ? "sweep w-1/4 motion-reduce:hatched motion-reduce:w-full" : ""}`}
        style={isOpenEnded ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
