import { getDomain } from "tldts";

/** The site a scan stays on. */
export interface OwnSite {
  /** Start address after redirects. */
  startUrl: string;
  /** Host with its port where that is not the scheme's own. */
  host: string;
  /** Domain someone registered, e.g. example.co.uk or name.github.io; null for addresses and single names. */
  registrableDomain: string | null;
}

/** The site of a start address, as it is after redirects. */
export function siteOf(startUrl: string): OwnSite {
  const url = new URL(startUrl);
  return { startUrl: url.href, host: url.host, registrableDomain: registrableDomainOf(url.hostname) };
}

/** Whether an address is a page of this site: same host, where `www.` and the bare domain are one. */
export function ownsUrl(site: OwnSite, address: string): boolean {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return false;
  return siteKey(url) === siteKey(new URL(site.startUrl));
}

/** Whether two addresses are of one registrable domain, or of one host where there is none: the owner serves both. */
export function isOfOneDomain(one: string, other: string): boolean {
  const [domain, own] = [one, other].map((address) => {
    const hostname = URL.parse(address)?.hostname ?? "";
    return registrableDomainOf(hostname) ?? hostname;
  });
  return domain !== "" && domain === own;
}

function siteKey(url: URL): string {
  const bare = url.hostname.replace(/^www\./, "");
  const isOneSite = bare === url.hostname || registrableDomainOf(url.hostname) === registrableDomainOf(bare);
  return `${isOneSite ? bare : url.hostname}:${url.port}`;
}

/** The same host with `www.` added or taken away; null where there is no such twin. */
export function twinOf(site: OwnSite): string | null {
  const url = new URL(site.startUrl);
  if (site.registrableDomain === null) return null;
  const isBare = url.hostname === site.registrableDomain;
  if (!isBare && url.hostname !== `www.${site.registrableDomain}`) return null;
  url.hostname = isBare ? `www.${url.hostname}` : site.registrableDomain;
  return `${url.protocol}//${url.host}/`;
}

function registrableDomainOf(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}
