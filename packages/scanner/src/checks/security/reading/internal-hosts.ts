import ipaddr from "ipaddr.js";

import { canonicalHost, isAddress, isPublicAddress } from "#egress/addresses.ts";

/** Where a host name or address leads that no visitor can reach. */
export type InternalHost = "loopback" | "network";

/** Endings that are never given out on the public Internet (RFC 6762, RFC 8375, ICANN's reservation of `internal`). */
const INTERNAL_NAME = /(?:^|\.)(?:local|internal|intranet|corp|lan|localdomain|home\.arpa)$/;
const LOOPBACK_NAME = /(?:^|\.)localhost$/;

/** What kind of internal host an address leads to; null where it is public or cannot be told. */
export function internalHost(address: string): InternalHost | null {
  const url = URL.parse(address);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return null;
  const host = canonicalHost(url.hostname);
  if (host === null) return null;
  if (LOOPBACK_NAME.test(host)) return "loopback";
  if (!isAddress(host)) return INTERNAL_NAME.test(host) ? "network" : null;
  if (isPublicAddress(host)) return null;
  const range = ipaddr.process(host).range();
  if (range === "loopback") return "loopback";
  return range === "private" || range === "uniqueLocal" ? "network" : null;
}

const PRIVATE_ADDRESS =
  /(?<![\w./-])(?<!\b(?:version|ver|build|release|revision|rev)["']?\s*[:=]?\s*["']?)(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?![\w.-])/i;

/** The first address of a private network that a text names; null where there is none. */
export function privateAddressIn(text: string): string | null {
  const found = PRIVATE_ADDRESS.exec(text)?.[0];
  return found !== undefined && ipaddr.isValid(found) ? found : null;
}

/** Hosts of a private network in the full addresses that a text names, each once. */
export function internalAddressesIn(text: string): string[] {
  const addresses = text.match(/\b(?:https?|wss?):\/\/[^\s"'`<>()]+/gi) ?? [];
  const hosts = addresses.flatMap((address) =>
    internalHost(address) === "network" ? (URL.parse(address)?.host ?? []) : [],
  );
  return [...new Set(hosts)];
}

/** Hosts of a private network that a comment names: in an address, or as bare numbers. */
export function internalHostsIn(comment: string): string[] {
  const hosts = internalAddressesIn(comment);
  const bare = hosts.length === 0 ? privateAddressIn(comment) : null;
  return bare === null ? hosts : [bare];
}

const INTERNAL_NAME_IN_TEXT =
  /(?<![\w.@-])(?<!(?<!\/)\/)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:local|internal|intranet|corp|lan|localdomain|home\.arpa)(?![\w.-])/i;

/** The first host name of an internal network in a text; null where there is none. */
export function internalNameIn(text: string): string | null {
  return INTERNAL_NAME_IN_TEXT.exec(text)?.[0] ?? null;
}
