import { getDomain } from "tldts";

import type { Evidence } from "#evidence.ts";

/** Whether an http(s) address belongs to someone other than the site's registrable domain. */
export function isThirdParty(address: string | null, evidence: Evidence): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  const { host, registrableDomain } = evidence.site;
  // A port makes no other site: https://html.spec.whatwg.org/#same-site
  if (registrableDomain === null) return url.hostname !== URL.parse(`http://${host}`)?.hostname;
  return getDomain(url.hostname, { allowPrivateDomains: true }) !== registrableDomain;
}

/** Whether an http(s) address is on a host of the site: `static.shop.example` is of `www.shop.example`. */
export function isOfSite(address: string, evidence: Evidence): boolean {
  return /^https?:/i.test(address) && !isThirdParty(address, evidence);
}
