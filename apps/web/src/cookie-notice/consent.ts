import {
  type Consent,
  consentCookie,
  consentCookieName,
  consentIn,
} from "@plumbline/contract/consent-cookie";
import { useSyncExternalStore } from "react";

import { brand } from "#brand/brand.ts";

const NAME = consentCookieName(brand.slug);

// Where the browser keeps no cookies the choice holds for this page, which is all that can be done.
let consent = consentIn(document.cookie, NAME);
const listeners = new Set<() => void>();

/** Keeps the choice for a year, or forgets it so that the notice asks again. */
export function chooseConsent(next: Consent | null): void {
  consent = next;
  document.cookie = consentCookie(NAME, next, { isHttps: globalThis.location.protocol === "https:" });
  for (const listener of listeners) listener();
}

function currentConsent(): Consent | null {
  return consent;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, currentConsent);
}
