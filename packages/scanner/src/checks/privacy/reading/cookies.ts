import { KNOWN_COOKIES } from "#checks/privacy/data/cookie-names.ts";
import type { CookiePurpose } from "#checks/privacy/data/cookie-names.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { CookieWrite } from "#evidence/network.ts";

/** What a Set-Cookie header or a `document.cookie` write asked for. */
export interface ReadCookie {
  name: string;
  /** Days asked for; null for a session cookie. Zero or less means it was deleted. */
  lifetimeDays: number | null;
  write: CookieWrite;
}

export interface StoredItem {
  name: string;
  vendor: string;
  purpose: CookiePurpose;
}

const SECONDS_A_DAY = 86_400;

/**
 * Reads name and requested lifetime of a cookie write; Max-Age goes before Expires (RFC 6265).
 * Null when the text has no name.
 */
export function readCookie(write: CookieWrite, now: Date): ReadCookie | null {
  const [pair = "", ...attributes] = write.raw.split(";");
  const name = pair.split("=")[0]?.trim() ?? "";
  if (name === "" || !pair.includes("=")) return null;
  return { name, lifetimeDays: lifetimeOf(attributes, now), write };
}

function lifetimeOf(attributes: readonly string[], now: Date): number | null {
  const maxAge = attributeOf(attributes, "max-age");
  if (maxAge !== null && /^-?\d+$/.test(maxAge)) return Number(maxAge) / SECONDS_A_DAY;
  const expires = Date.parse(attributeOf(attributes, "expires") ?? "");
  if (Number.isNaN(expires)) return null;
  return (expires - now.getTime()) / (SECONDS_A_DAY * 1_000);
}

function attributeOf(attributes: readonly string[], wanted: string): string | null {
  for (const attribute of attributes) {
    const [name = "", ...value] = attribute.split("=");
    if (name.trim().toLowerCase() === wanted) return value.join("=").trim();
  }
  return null;
}

/** Vendor and purpose of a cookie or storage key; null when the name is not in our table. */
export function knownItem(name: string): StoredItem | null {
  const entry = KNOWN_COOKIES.find(([pattern]) => nameFits(pattern, name));
  return entry === undefined ? null : { name, vendor: entry[1], purpose: entry[2] };
}

/** Whether a cookie is one in which a consent tool keeps the answer to its banner. */
export function isConsentRecord({ vendor }: StoredItem): boolean {
  return vendor.endsWith("consent record");
}

function nameFits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** What was stored on the device for analytics or advertising, each name once. */
export function trackingItems(
  stored: { cookieWrites: readonly CookieWrite[]; storage: readonly { key: string }[] },
  site: { url: string; now: Date },
): StoredItem[] {
  const cookies = stored.cookieWrites.flatMap((write) => trackingCookie(write, site));
  const keys = stored.storage.flatMap(({ key }) => {
    const item = knownItem(key);
    return item !== null && isTracking(item.purpose) ? [item] : [];
  });
  return [...new Map([...cookies, ...keys].map((item) => [item.name, item])).values()];
}

/** By its name, else by the company that set it from its own host. */
function trackingCookie(write: CookieWrite, site: { url: string; now: Date }): StoredItem[] {
  const cookie = readCookie(write, site.now);
  if (cookie === null || (cookie.lifetimeDays !== null && cookie.lifetimeDays <= 0)) return [];
  const known = knownItem(cookie.name);
  if (known !== null) return isTracking(known.purpose) ? [known] : [];
  if (write.via !== "header" || !isThirdParty(write.sourceUrl, site.url)) return [];
  const setter = whoIs(write.sourceUrl);
  if (setter?.purpose !== "advertising" && setter?.purpose !== "analytics") return [];
  return [{ name: cookie.name, vendor: setter.vendor, purpose: setter.purpose }];
}

function isTracking(purpose: CookiePurpose): boolean {
  return purpose === "analytics" || purpose === "advertising";
}

/** All cookies that pages set when they were visited as a stranger does, each with its page. */
export function cookieWritesOf({ pages, site }: Evidence): { write: CookieWrite; page: string }[] {
  const fresh = site.privacy.gathered ? site.privacy.value.fresh.cookieWrites : [];
  return [
    ...fresh.map((write) => ({ write, page: site.startUrl })),
    ...pages.flatMap((page) => page.cookieWrites.map((write) => ({ write, page: page.finalUrl }))),
  ];
}

/** Those set for a visitor who rejected the banner, on doing so and on the pages seen afterwards. */
export function cookieWritesAfterReject({ site }: Evidence): { write: CookieWrite; page: string }[] {
  const { privacy, startUrl, pagesAfterReject } = site;
  const after =
    privacy.gathered && privacy.value.afterReject.gathered ? privacy.value.afterReject.value : null;
  const pages = pagesAfterReject?.gathered === true ? pagesAfterReject.value : [];
  return [
    ...[...(after?.rejecting?.cookieWrites ?? []), ...(after?.cookieWrites ?? [])].map((write) => ({
      write,
      page: startUrl,
    })),
    ...pages.flatMap(({ url, seen }) =>
      seen.gathered ? seen.value.cookieWrites.map((write) => ({ write, page: url })) : [],
    ),
  ];
}
