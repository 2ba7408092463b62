import { brand } from "#brand/brand.ts";

const KEY = `${brand.slug}-checkout`;

/** Remembers for which payment link this tab went to the checkout: coming back alone proves no payment. */
export function rememberCheckout(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage the login cannot tell that a payment was made, and does not say so.
  }
}

/** The payment link of the checkout this tab went to; null where it went to none. */
export function startedCheckout(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
