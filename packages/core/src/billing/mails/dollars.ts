const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US cents as a person reads them: `$497.00`. */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}
