import type { PaymentLink } from "@plumbline/contract/payment";

import { failureMessage, isPassing } from "#api/api-error.ts";

/** What the payment page shows (`docs/product.md`, 'The payment page'). */
export type PayState =
  | { name: "loading" }
  | { name: "error"; message: string; canRetry: boolean }
  | { name: "expired" }
  | { name: "ready"; link: PaymentLink };

interface LinkQuery {
  link: PaymentLink | undefined;
  error: unknown;
  isPending: boolean;
}

const NO_LONGER_VALID = "This payment link is no longer valid.";

/** The state of the page for a fetched link; `now` decides whether it has expired. */
export function payStateOf({ link, error, isPending }: LinkQuery, now: Date): PayState {
  if (isPending) return { name: "loading" };
  // A link that is shown already stays when asking again for it brought no answer at all.
  const isShown = link !== undefined && (error === null || isPassing(error));
  if (isShown) return new Date(link.expiresAt) < now ? { name: "expired" } : { name: "ready", link };
  const message = error === null ? NO_LONGER_VALID : failureMessage(error, "Failed to load payment link");
  return { name: "error", message, canRetry: isPassing(error) };
}
