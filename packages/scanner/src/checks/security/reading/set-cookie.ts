import { getDomain } from "tldts";

import type { Evidence } from "#evidence.ts";
import type { CookieWrite } from "#evidence/network.ts";

export interface SetCookie {
  name: string;
  value: string;
  secure: boolean;
  httpOnly: boolean;
  /** As written, lower case; null when absent or unknown, which browsers treat alike. */
  sameSite: "strict" | "lax" | "none" | null;
  /** Without the dot in front; null where it is for the host alone that set it. */
  domain: string | null;
  path: string | null;
  /** Whether it outlives the browser session. */
  persistent: boolean;
  via: "header" | "script";
  sourceUrl: string;
  /** As sent, with the value replaced by `***`. */
  masked: string;
}

/**
 * Reads a Set-Cookie header or `document.cookie` write as RFC 6265bis 5.6 does: attribute names in any case,
 * the last of a name counts. null for one that a browser ignores.
 */
function parseSetCookie(write: CookieWrite): SetCookie | null {
  const [pair = "", ...rest] = write.raw.split(";");
  const equals = pair.indexOf("=");
  const name = equals === -1 ? "" : pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  if (name === "" && value === "") return null;
  const attributes = new Map(rest.map(attribute));
  return {
    name,
    value,
    secure: attributes.has("secure"),
    httpOnly: write.via === "header" && attributes.has("httponly"),
    sameSite: sameSite(attributes.get("samesite")),
    domain: attributes.get("domain")?.replace(/^\./, "").toLowerCase() || null,
    path: attributes.get("path") || null,
    persistent: attributes.has("max-age") || attributes.has("expires"),
    via: write.via,
    sourceUrl: write.sourceUrl,
    masked: [`${name}=***`, ...rest.map((part) => part.trim())].filter((part) => part !== "").join("; "),
  };
}

/** The site's own cookies that still live after their write, each name once, as last written. */
export function ownCookies(evidence: Evidence): SetCookie[] {
  const cookies = new Map<string, SetCookie>();
  for (const write of evidence.pages.flatMap((page) => page.cookieWrites)) {
    const cookie = isOwn(write, evidence) ? parseSetCookie(write) : null;
    if (cookie !== null && !isDeletion(write, evidence.now)) cookies.set(cookie.name, cookie);
  }
  return [...cookies.values()];
}

function isOwn(write: CookieWrite, evidence: Evidence): boolean {
  const { host, registrableDomain } = evidence.site;
  if (!URL.canParse(write.sourceUrl)) return false;
  const source = new URL(write.sourceUrl);
  // A script from elsewhere writes into the jar of the page, so its cookies are the site's own.
  if (write.via === "script" || source.host === host || source.hostname === host) return true;
  return (
    registrableDomain !== null &&
    getDomain(source.hostname, { allowPrivateDomains: true }) === registrableDomain
  );
}

function isDeletion(write: CookieWrite, now: Date): boolean {
  const attributes = new Map(write.raw.split(";").slice(1).map(attribute));
  const maxAge = attributes.get("max-age");
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = Date.parse(attributes.get("expires") ?? "");
  return !Number.isNaN(expires) && expires <= now.getTime();
}

function attribute(part: string): [name: string, value: string] {
  const equals = part.indexOf("=");
  if (equals === -1) return [part.trim().toLowerCase(), ""];
  return [part.slice(0, equals).trim().toLowerCase(), part.slice(equals + 1).trim()];
}

function sameSite(value: string | undefined): SetCookie["sameSite"] {
  const known = value?.toLowerCase();
  return known === "strict" || known === "lax" || known === "none" ? known : null;
}
