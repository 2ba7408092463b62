import { brand } from "#brand/brand.ts";

const KEY = `${brand.slug}-client-token`;

// Storage throws where a browser forbids it; then the token lives as long as the page.
let inMemory: string | null = null;

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function readToken(): string | null {
  return attempt(() => localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)) ?? inMemory;
}

/** Keeps the token: across browser restarts when remembered, otherwise until the browser is closed. */
export function keepToken(token: string, remember: boolean): void {
  dropToken();
  inMemory = token;
  attempt(() => (remember ? localStorage : sessionStorage).setItem(KEY, token));
}

/** Keeps a new token where the one before was kept. */
export function replaceToken(token: string): void {
  keepToken(token, attempt(() => localStorage.getItem(KEY)) !== null);
}

export function dropToken(): void {
  inMemory = null;
  attempt(() => localStorage.removeItem(KEY));
  attempt(() => sessionStorage.removeItem(KEY));
}

/** Calls back when another tab removes or replaces the remembered token. */
export function onTokenChangedElsewhere(callback: () => void): void {
  globalThis.addEventListener("storage", (event) => {
    if (event.key === KEY) callback();
  });
}
