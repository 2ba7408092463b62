import ipaddr from "ipaddr.js";

/** Azure's platform endpoint: a public address that only ever answers from inside. */
const AZURE_WIRE_SERVER = "168.63.129.16";
/** The only IPv6 block given out for the public Internet (RFC 4291, IANA registry). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address literal belongs to the public Internet; false for text that is no address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_UNICAST);
  return parsed.toString() !== AZURE_WIRE_SERVER;
}

/**
 * Host name or address as a browser reads it: lower case, punycode, no brackets, and `2130706433`, `0x7f.1` or
 * `0177.0.0.1` as `127.0.0.1`. Null when it is no host.
 */
export function canonicalHost(host: string): string | null {
  const bracketed = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  const url = URL.parse(`http://${bracketed}/`);
  if (url === null || url.hostname === "" || url.port !== "" || url.pathname !== "/") return null;
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** Whether a canonical host is an address and not a name. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host);
}
