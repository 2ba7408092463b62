const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** e.g. `1 page`, `1,204 pages`, `2.5 points`. */
export function count(value: number, noun: string): string {
  const shown = tenths.format(value);
  return `${shown} ${shown === "1" ? noun : `${noun}s`}`;
}

/** e.g. `+4`, `-2` (with a true minus), `0`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return `${value > 0 ? "+" : "\u2212"}${tenths.format(Math.abs(value))}`;
}

/** Whole number with separators, e.g. `1,204`. */
export function integer(value: number): string {
  return whole.format(value);
}

/** US dollars without cents, e.g. `$1,500`. */
export function usDollars(value: number): string {
  return dollars.format(value);
}
