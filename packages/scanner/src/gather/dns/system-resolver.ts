import { getServers } from "node:dns";

import type { DnsResolver } from "./ask-dns.ts";

/** The first DNS server this machine is set up to ask; null when there is none. */
export function systemResolver(servers: readonly string[] = getServers()): DnsResolver | null {
  const [first] = servers;
  return first === undefined ? null : parseServer(first);
}

/** Reads `1.2.3.4`, `1.2.3.4:53`, `::1` or `[::1]:53`, as `dns.getServers()` writes them. */
function parseServer(text: string): DnsResolver {
  const bracketed = /^\[(.+)\](?::(\d+))?$/.exec(text);
  if (bracketed !== null) return { address: bracketed[1] ?? "", port: Number(bracketed[2] ?? 53) };
  const withPort = /^([^:]+):(\d+)$/.exec(text);
  return withPort === null
    ? { address: text, port: 53 }
    : { address: withPort[1] ?? "", port: Number(withPort[2]) };
}
