import type { BillingDetails } from "./billing-details.ts";

/** An address as it is printed, line by line. */
export function addressLines({ line1, line2, city, region, postalCode, country }: BillingDetails["address"]) {
  const place = [[city, region].filter(Boolean).join(", "), postalCode].filter(Boolean).join(" ");
  return [line1, line2, place, country === "" ? "" : countryName(country)].filter(Boolean);
}

const NAMES = new Intl.DisplayNames("en-US", { type: "region" });

/** Name of a country, in American English. */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}
