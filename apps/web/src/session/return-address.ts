import { brand } from "#brand/brand.ts";

import { isOwnPath } from "./own-path.ts";

const KEY = `${brand.slug}-return-to`;

/** Remembers where someone wanted to go before being asked to log in. */
export function rememberReturnAddress(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login leads to the dashboard.
  }
}

/** Where to go after the login; each address is used once. */
export function takeReturnAddress(): string {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path && isOwnPath(path) ? path : "/";
  } catch {
    return "/";
  }
}
