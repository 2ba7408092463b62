import { getDomain } from "tldts";

import type { Evidence } from "#evidence.ts";

/** An address of the site that led to the address in its own query. */
export interface Forwarding {
  /** The site's address. */
  from: string;
  /** The parameter that holds where it leads. */
  parameter: string;
  to: string;
}

/** A signature or a one-time value: the server can tell addresses apart that it did not make itself. */
const SIGNED = /^(?:sig|sign|signature|hmac|hash|token|checksum|digest|state|code|nonce|h|s)$/i;

/** What the visit itself came across: nothing is asked for to find it. Each path and parameter once. */
export function forwardings({ pages, site }: Evidence): Forwarding[] {
  const hops = pages.flatMap(({ redirects }) => redirects);
  const found = new Map<string, Forwarding>();
  for (const { url, location } of hops) {
    const from = URL.parse(url);
    const to = URL.parse(location);
    if (from === null || to === null || from.host !== site.host || isSameSite(from, to)) continue;
    if ([...from.searchParams.keys()].some((name) => SIGNED.test(name))) continue;
    const holder = [...from.searchParams].find(([, value]) => leadsTo(value, to, from));
    if (holder === undefined) continue;
    const [parameter] = holder;
    const key = `${from.pathname}?${parameter}`;
    if (!found.has(key)) found.set(key, { from: url, parameter, to: location });
  }
  return [...found.values()];
}

function isSameSite(from: URL, to: URL): boolean {
  const domain = getDomain(from.hostname, { allowPrivateDomains: true });
  if (domain === null) return from.hostname === to.hostname;
  return domain === getDomain(to.hostname, { allowPrivateDomains: true });
}

/** Absolute, or without a scheme (`//host`): a path alone stays on the site. */
function leadsTo(value: string, to: URL, base: URL): boolean {
  if (!/^(?:https?:)?\/\//i.test(value)) return false;
  const named = URL.parse(value, base);
  return named !== null && named.host === to.host && named.pathname === to.pathname;
}
