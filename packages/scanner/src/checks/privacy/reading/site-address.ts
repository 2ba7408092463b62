import { getDomain } from "tldts";

/** Registrable domain of an address (public and private suffixes), its host where it has none. */
export function siteOf(url: string): string | null {
  const address = URL.parse(url);
  if (address === null || !/^(?:https?|wss?):$/.test(address.protocol)) return null;
  return getDomain(address.hostname, { allowPrivateDomains: true }) ?? address.hostname;
}

/** Whether a request leaves the site of the page that makes it. */
export function isThirdParty(requestUrl: string, siteUrl: string): boolean {
  const site = siteOf(requestUrl);
  return site !== null && site !== siteOf(siteUrl);
}
