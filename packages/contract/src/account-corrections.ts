/** What a reading from the payment provider corrects of an account, in words. */
export const ACCOUNT_CORRECTIONS = {
  activated: "the subscription is active",
  paid: "a payment was received",
  "paid-twice": "a second payment was received",
  refunded: "a payment was refunded",
  "payment-failed": "a payment failed",
  "suspended-unpaid": "the subscription is suspended because it is not paid",
  "service-resumed": "the service has resumed",
  "inquiry-opened": "a bank asks about a payment",
  "dispute-opened": "a payment is disputed",
  "dispute-closed": "a dispute is closed",
  "end-scheduled": "the subscription was canceled and ends with its period",
  "end-withdrawn": "the cancellation was withdrawn",
  "plan-switched": "the plan or its price has changed",
  ended: "the subscription has ended",
  "end-subscription": "a subscription is being ended at the payment provider",
  "hold-charges": "charges are being put on hold",
  "release-charges": "charges are being resumed",
  collect: "an open invoice is being charged",
} as const;
export type AccountCorrection = keyof typeof ACCOUNT_CORRECTIONS;

/** What was corrected, as one part of a sentence. */
export function correctionWords(corrected: readonly AccountCorrection[]): string {
  return corrected.map((kind) => ACCOUNT_CORRECTIONS[kind]).join("; ");
}
