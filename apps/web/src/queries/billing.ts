import { GET_BILLING } from "@plumbline/contract/endpoints/billing";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

/** Subscription, plans and payments. */
export const billingQuery = queryOptions({
  queryKey: ["billing"],
  queryFn: async ({ signal }) =>
    (await call(GET_BILLING, { signal, words: "Failed to load billing data" })).data,
});
