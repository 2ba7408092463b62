const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const STEP = 1000;

/** Size of a file: '840 byte', '1.2 MB'. */
export function formatBytes(bytes: number): string {
  const step = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP))),
  );
  const unit = UNITS[step] ?? "byte";
  const style = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat("en-US", style).format(bytes / STEP ** step);
}
