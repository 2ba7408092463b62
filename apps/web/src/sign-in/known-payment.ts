import { GET_PAYMENT_LINK } from "@plumbline/contract/endpoints/payment";

import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { forgetCheckout, startedCheckout } from "#session/started-checkout.ts";

/** The provider tells the server of a payment within seconds; after this nobody waits in front of the screen. */
const TRIES = 15;
const PAUSE_MS = 2_000;

/**
 * Whether the checkout that this tab went to is paid, as the server knows it. Anyone can send the address that a paid
 * checkout returns to, so that the address alone says nothing.
 */
export async function isPaymentKnown(signal: AbortSignal): Promise<boolean> {
  const token = startedCheckout();
  if (token === null) return false;
  for (let tried = 0; tried < TRIES && !signal.aborted; tried += 1) {
    if (tried > 0) await pause();
    if (await isPaid(token, signal)) {
      forgetCheckout();
      return true;
    }
  }
  return false;
}

/** A link that is paid can no longer be opened; any other failure leaves it open whether it is. */
async function isPaid(token: string, signal: AbortSignal): Promise<boolean> {
  try {
    await call(GET_PAYMENT_LINK, { params: { token }, signal });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === "payment-link.paid";
  }
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
