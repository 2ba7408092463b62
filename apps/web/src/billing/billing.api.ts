import { CHOOSE_PLAN } from "@plumbline/contract/endpoints/billing";

import { call } from "#api/call.ts";

/** Has a payment link made; answers the path of its page. */
export async function openPaymentPage(): Promise<string> {
  return (await call(CHOOSE_PLAN, { words: "Failed to open the payment page" })).data.path;
}
