import type { BillingData, choosePlan, getBilling } from "@plumbline/contract/billing";
import { useQuery } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";

export function useBilling() {
  return useQuery({
    queryKey: ["billing"],
    queryFn: async ({ signal }): Promise<BillingData> => {
      const path = "/api/client-auth/billing";
      const call = callJson<typeof getBilling>({ method: "GET", path, auth: "bearer", signal });
      return (await withWords(call, "Failed to load billing data")).data;
    },
  });
}

/** Has a payment link made; answers the path of its page. */
export async function openPaymentPage(): Promise<string> {
  const path = "/api/client-auth/choose-plan";
  const call = callJson<typeof choosePlan>({ method: "POST", path, auth: "bearer" });
  return (await withWords(call, "Failed to open the payment page")).data.path;
}
