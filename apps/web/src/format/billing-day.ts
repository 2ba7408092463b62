import { billingZone } from "@plumbline/contract/billing-period";

import { shownTimeZone } from "./dates.ts";

/** The day of a payment, or of a period's end: the 1st where a month ends then, whatever the zone. */
export function formatBillingDay(moment: string): string {
  const at = new Date(moment);
  const timeZone = billingZone(at, shownTimeZone());
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(at);
}
