import { readCookie } from "#checks/privacy/reading/cookies.ts";
import type { Evidence } from "#evidence.ts";
import type { CookieWrite } from "#evidence/network.ts";

/** A cookie or an entry of the browser's storage, as a page left it for a visitor who had made no choice. */
export interface StoredEntry {
  kind: "cookie" | "entry of local storage" | "entry of session storage";
  name: string;
  value: string;
  page: string;
  /** Whether it outlasts the visit by a day. */
  isLasting: boolean;
}

/** What the start page and the other pages stored. */
export function storedEntries({ pages, site, now }: Evidence): StoredEntry[] {
  const start = site.privacy.gathered ? [{ page: site.startUrl, ...site.privacy.value.fresh }] : [];
  const visits = [
    ...start,
    ...pages.map(({ finalUrl, cookieWrites, storage }) => ({ page: finalUrl, cookieWrites, storage })),
  ];
  return visits.flatMap(({ page, cookieWrites, storage }) => [
    ...cookieWrites.flatMap((write) => cookieEntry(write, page, now)),
    ...storage.map(({ area, key, value = "" }): StoredEntry => ({
      kind: `entry of ${area} storage`,
      name: key,
      value,
      page,
      isLasting: area === "local",
    })),
  ]);
}

function cookieEntry(write: CookieWrite, page: string, now: Date): StoredEntry[] {
  const cookie = readCookie(write, now);
  const days = cookie?.lifetimeDays ?? null;
  if (cookie === null || (days !== null && days <= 0)) return [];
  const value = write.raw.split(";")[0]?.split("=").slice(1).join("=") ?? "";
  return [{ kind: "cookie", name: cookie.name, value, page, isLasting: (days ?? 0) >= 1 }];
}
