import { visitableUrl } from "#plan/fold-url.ts";

/**
 * One key for addresses a server cannot tell apart: fragment dropped, host in lower case, default
 * port removed, an empty path made `/`. The text itself when it does not parse.
 */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = "";
  return url.href;
}

/** Like `addressKey`, and blind to scheme, `www.`, a final slash, an index file name, campaigns and session IDs. */
export function looseAddressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(visitableUrl(address) ?? address);
  const path = url.pathname.replace(/\/index\.(?:html?|php)$/i, "/").replace(/\/+$/, "");
  return `${url.host.replace(/^www\./, "")}${path}${url.search}`;
}

/** Whether an address lies on this host; false when it does not parse. */
export function isOnHost(address: string, host: string): boolean {
  return URL.canParse(address) && new URL(address).host === host;
}

/** One key for what a server answers at one path, whatever the query: what is wrong with it is mended once. */
export function pathKey(address: string): string {
  return addressKey(address).replace(/\?.*$/, "");
}

/** Whether an address is that of a page but for its missing https. The port of each scheme is its own. */
export function isWithoutHttps(address: string, page: string): boolean {
  const [other, own] = [URL.parse(address), URL.parse(page)];
  return (
    other?.protocol === "http:" &&
    own?.protocol === "https:" &&
    other.hostname === own.hostname &&
    other.pathname + other.search === own.pathname + own.search
  );
}
