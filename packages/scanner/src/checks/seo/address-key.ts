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

/** Like `addressKey`, and blind to scheme, `www.`, a final slash and an index file name. */
export function looseAddressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
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
