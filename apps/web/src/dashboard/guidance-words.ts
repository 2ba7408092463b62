import { readableAddress } from "@plumbline/contract/readable-host";
import { ORDER_OF_CAUSES } from "@plumbline/contract/reason-words";
import type { GuidanceEntry, GuidanceList, GuidanceTotals } from "@plumbline/contract/fix-guidance";

import { countOf } from "#format/numbers.ts";

import type { GuidanceView } from "./guidance-address.ts";

const ORDERS: Record<GuidanceView["order"], string> = {
  severity: ORDER_OF_CAUSES,
  cost: "Lowest cost first.",
  impact: "Highest impact on your overall score first.",
};

type Listed = Pick<GuidanceList, "total" | "counts"> & {
  totals: Pick<GuidanceTotals, "items" | "completed">;
};

/** What the list holds, or why it is empty. */
export function listWords({ total, counts, totals }: Listed, { category, order }: GuidanceView): string {
  if (total > 0) {
    const items = category === null ? counts.all : counts.areas[category];
    return `${ORDERS[order]} ${countOf(items, "issue")} from ${countOf(total, "cause")}.`;
  }
  const isAllDone = totals.items > 0 && totals.completed === totals.items;
  return isAllDone
    ? `All ${countOf(totals.items, "item")} are completed.`
    : "No issues found for the selected filter.";
}

/** What tells an issue apart from the others of its cause. */
export function entryWords({ place }: Pick<GuidanceEntry, "place">): string {
  if (!place) return "The whole site";
  if (place.name) return `“${place.name}”`;
  if (place.heading) return `Under “${place.heading}”`;
  return `On ${readableAddress(place.page)}`;
}
