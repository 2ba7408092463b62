import type { Consent } from "@plumbline/contract/consent-cookie";

let consent: Consent | null = null;

/** Whether the page is rendered for somebody who has answered the cookie notice. */
export function renderWithConsent(isAnswered: boolean): void {
  consent = isAnswered ? "necessary" : null;
}

export function useConsent(): Consent | null {
  return consent;
}

export function chooseConsent(): void {
  throw new Error("Nobody presses a button while a page is rendered.");
}
