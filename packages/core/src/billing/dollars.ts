const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US cents as an amount: '$215.37'. */
export function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}
