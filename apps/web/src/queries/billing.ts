import type { BillingData } from "@plumbline/contract/billing";
import {
  GET_BILLING,
  PREVIEW_PLAN_SWITCH,
  PREVIEW_REACTIVATION,
} from "@plumbline/contract/endpoints/billing";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { paced, REFETCH } from "./refetch.ts";

/** Subscription, plans and payments. */
export const billingQuery = queryOptions({
  queryKey: ["billing"],
  queryFn: async ({ signal }): Promise<BillingData> =>
    (await call(GET_BILLING, { signal, words: "Failed to load billing data" })).data,
  refetchInterval: paced(billingPace),
});

/** Who comes back from the payment page does so before the provider has told what was done there. */
const ASKED_SOON = 6;

/** In milliseconds: soon while the page was just loaded, later while a payment is awaited. */
export function billingPace(data: BillingData, updates: number): number | false {
  if (updates < ASKED_SOON) return REFETCH.soon;
  return awaitsPayment(data) ? REFETCH.later : REFETCH.never;
}

/** A new card is charged at once, and what came of it follows within seconds. */
function awaitsPayment({ account }: BillingData): boolean {
  return account.remedy === "update-card" || account.kind === "suspended-unpaid";
}

/** What a switch to a plan costs now; asked anew each time, since it falls with every day, but not once it is switched. */
export function planSwitchQuery(planId: string) {
  return queryOptions({
    queryKey: ["plan-switch", planId],
    queryFn: async () =>
      (await call(PREVIEW_PLAN_SWITCH, { query: { planId }, words: "Failed to load the price" })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** What reactivating costs now; asked anew each time, since it changes with what is due and with every day. */
export const reactivationQuery = queryOptions({
  queryKey: ["reactivation"],
  queryFn: async () => (await call(PREVIEW_REACTIVATION, { words: "Failed to load the price" })).data,
  gcTime: 0,
  staleTime: Infinity,
  retry: false,
});
