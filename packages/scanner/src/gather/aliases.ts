import type { HostAlias } from "#evidence/site.ts";

import type { DnsOptions } from "./dns.ts";
import { askAlias } from "./dns/ask-aliases.ts";
import { askingResolver } from "./dns/ask-dns.ts";
import { systemResolver } from "./dns/system-resolver.ts";

const SIDE_BY_SIDE = 4;

/** Asks the DNS where these hosts lead, a few at a time; each answer fails by itself. */
export async function gatherAliases(
  hosts: readonly string[],
  options: DnsOptions = {},
): Promise<HostAlias[]> {
  const resolver = options.resolver ?? systemResolver();
  if (resolver === null) return hosts.map((host) => ({ host, names: NO_RESOLVER }));
  const ask = askingResolver(resolver, options.timeoutMs);
  const aliases: HostAlias[] = [];
  for (let at = 0; at < hosts.length; at += SIDE_BY_SIDE) {
    const some = hosts.slice(at, at + SIDE_BY_SIDE);
    aliases.push(...(await Promise.all(some.map((host) => askAlias(ask, host)))));
  }
  return aliases;
}

const NO_RESOLVER = { gathered: false, reason: "This machine has no DNS server set up" } as const;
